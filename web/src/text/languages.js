// The languages of the page. To add one: its catalogue beside the others, and its row here.
//
// It is JavaScript so that node runs it as it stands: tests go through the same table. The engine has to know the tags too
// (include/sabar/core/language.hpp).
import { en } from './en.js';
import { id } from './id.js';

/**
 * @typedef {keyof typeof en} Key the name of a text: 'table.undo' is one of the table
 * @typedef {Record<Key, string>} Catalogue
 * @typedef {(typeof languages)[number]['tag']} Lang
 */

/**
 * Tag, name in the language itself, words. Whoever has none of them gets the first.
 *
 * @satisfies {readonly { tag: string, name: string, words: Catalogue }[]}
 */
export const languages = /** @type {const} */ ([
  { tag: 'en', name: 'English', words: en },
  { tag: 'id', name: 'Bahasa Indonesia', words: id },
]);
