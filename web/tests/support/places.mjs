// The places of the page as its own table has them, and the way from one to another.
import { places } from '../../src/places.js';
import { settled } from './browser.mjs';

export { places };

/** Every example of every place: its name and its address. */
export const examples = places.flatMap((place) => Object.entries(place.examples).map(([name, address]) => ({ name, address, place })));

export async function go(page, address) {
  await page.evaluate((hash) => (location.hash = hash), address);
  await settled(page);
}
