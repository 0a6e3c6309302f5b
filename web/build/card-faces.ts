// The faces of the cards: Adrian Kennard's drawings (CC0), taken from an npm package and made smaller.
//
// cards/DECK/CARD.svg, a card named as the engine names it. Paths lose digits nobody can see (a card is 1300
// units wide in them), and comments and blanks go.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const kImages = resolve(import.meta.dirname, '../node_modules/@heruka_urgyen/react-playing-cards/src/images');
const kDecks: Record<string, string> = {
  'two-colour': '2color',
  'two-colour-big': '2color-bf',
  'four-colour': '4color',
  'four-colour-big': '4color-bf',
};

function smaller(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ d="[^"]*"/g, (path) => path.replace(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))));
}

function face(deck: string, card: string): string | undefined {
  const folder = join(kImages, kDecks[deck] ?? '');
  return readdirSync(folder).includes(`${card}.svg`) ? smaller(readFileSync(join(folder, `${card}.svg`), 'utf8')) : undefined;
}

function allCards(deck: string): string[] {
  return readdirSync(join(kImages, kDecks[deck] ?? ''))
    .map((name) => name.replace('.svg', ''))
    .filter((name) => /^[A2-9TJQK][CDHS]$/.test(name));
}

export function cardFaces(): Plugin {
  return {
    name: 'sabar-card-faces',
    configureServer(server) {
      server.middlewares.use('/cards', (request, response, next) => {
        const match = /^\/([a-z-]+)\/(\w\w)\.svg/.exec(request.url ?? '');
        const svg = match?.[1] !== undefined && match[1] in kDecks ? face(match[1], match[2] ?? '') : undefined;
        if (svg === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const deck of Object.keys(kDecks)) {
        for (const card of allCards(deck)) {
          this.emitFile({ type: 'asset', fileName: `cards/${deck}/${card}.svg`, source: face(deck, card) ?? '' });
        }
      }
    },
  };
}
