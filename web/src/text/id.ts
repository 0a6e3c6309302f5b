// Indonesian words. A key of en.ts that is missing here does not compile.
import type { en } from './en';

export const id: Record<keyof typeof en, string> = {
  // The page around the places
  'shell.name': 'Sabar',
  'shell.skip': 'Langsung ke isi',
  'shell.places': 'Tempat',
  'shell.games': 'Permainan',
  'shell.pegs': 'Pasak',
  'shell.set': 'SET',
  'shell.lab': 'Laboratorium',
  'shell.help': 'Bantuan',
  'shell.settings': 'Pengaturan',
  'shell.lang': 'Bahasa',
  'shell.theme': 'Tema',
  'shell.theme.light': 'Terang',
  'shell.theme.dark': 'Gelap',
  'shell.theme.system': 'Ikuti sistem',
  'shell.close': 'Tutup',
  'shell.cancel': 'Batal',
  'shell.loading': 'Memuat …',
  'shell.again': 'Coba lagi',
  'shell.broken': 'Ada yang tidak beres: {text}',
  'shell.lost': 'Tidak ada apa-apa di alamat ini.',
  'shell.home': 'Ke daftar permainan',

  // Pegs

  // SET

  // Laboratory
};
