// Notes on rules in Indonesian. A game's rules are written by the engine in the language of the page; its notes stand in the
// rules file, in English.
import { settings } from '../state/settings.svelte';

const indonesian: Record<string, string[]> = {
  'agnes-sorel': ['Tidak ada kartu yang diletakkan di atas kartu berangka dasar; PySolFC membolehkannya.'],
  bisley: ['PySolFC membagikan dua belas kolom berisi empat kartu.'],
  'canfield-strict': ['Pada Solvitaire, canfield-strict juga melarang pemindahan antarkolom selama ada tempat kosong.'],
  chameleon: ['Pada PySolFC hanya kartu tunggal dan kolom utuh yang berpindah.'],
  lucas: ['Pada Solvitaire, lucas mempunyai 61 kartu di stok, sehingga beberapa kolomnya hanya berisi dua kartu.'],
  'thirty-six': ['PySolFC memainkan kartu ke fondasi selama pembagian; di sini kartunya hanya dibagikan.'],
  wish: ['Angka as sampai 8 mewakili 7 sampai as.'],
};

export function notesOf(name: string, notes: string[]): string[] {
  return settings.lang === 'id' ? (indonesian[name] ?? notes) : notes;
}
