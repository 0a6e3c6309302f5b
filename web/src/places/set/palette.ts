// The three colours of the symbols: a few palettes, and one of the player's own.
import type { Colour } from './types';

export type Palette = Record<Colour, string>;

export const palettes = {
  usual: { green: '#128a3e', red: '#d6293e', purple: '#6a2c91' },
  // Three colours that stay apart under every common colour blindness (after Okabe and Ito).
  apart: { green: '#0072b2', red: '#e08a00', purple: '#1b1b1b' },
  // Apart in lightness too.
  light: { green: '#0b7285', red: '#f0b429', purple: '#3d1a6e' },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes | 'own';
