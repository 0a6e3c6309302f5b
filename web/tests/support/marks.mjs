// The page with every text of its catalogues in ⟦marks⟧, as the pseudo-language of the program has it: what shows without
// marks has escaped the catalogues.
//
// What is filled in stays outside, so that it shows whether it has marks of its own: '{n} cards' becomes '{n}⟦ cards⟧'.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const kWeb = resolve(import.meta.dirname, '../..');

// Runs in the page, behind the table of languages: which texts were asked for is kept. A third row makes the header choose
// from a list.
const kMarking = `
globalThis.textsSaid = new Set();
const withMarks = (text) => text.split(/(\\{\\w+\\})/).map((piece, i) => (i % 2 === 1 || piece.trim() === '' ? piece : '⟦' + piece + '⟧')).join('');
languages.push({ ...languages[0], tag: 'xx', name: 'Third' });
for (const language of languages) {
  const { words } = language;
  language.words = new Proxy(words, { get: (_words, key) => (textsSaid.add(key), words[key] && withMarks(words[key])) });
}
`;

/** Builds that page into a folder of its own, not into web/dist. */
export async function buildMarked() {
  const folder = mkdtempSync(join(tmpdir(), 'sabar-marked-'));
  const marks = {
    name: 'sabar-marks',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/text/languages.js') ? code + kMarking : undefined),
  };
  await build({ root: kWeb, configFile: join(kWeb, 'vite.config.ts'), logLevel: 'error', plugins: [marks], build: { outDir: folder, emptyOutDir: true } });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Runs ahead of the page. It marks the words of the engine, which come in answers to requests that say a language; and it
 * keeps every text that ever stands on the page, however short, with letters outside of marks.
 */
export function watchTexts() {
  const kWords = ['text', 'summary', 'paragraphs', 'notes', 'objections', 'measures', 'ending'];
  // Names: they belong to games, boards and sources, and come in all languages at once, or in none.
  const kNames = ['title', 'titles', 'names', 'sources'];
  const marked = (value, isWords, keys) => {
    if (typeof value === 'string') return isWords && value !== '' ? `⟦${value}⟧` : value;
    if (Array.isArray(value)) return value.map((one) => marked(one, isWords, keys));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'error' ? one : marked(one, isWords || keys.includes(key), keys)]));
  };
  const keysOf = ({ do: deed, lang }) => [...kNames, ...(lang === undefined ? [] : kWords), ...(deed === 'lab.many.step' && lang !== undefined ? ['verdict'] : [])];

  const Real = window.Worker;
  window.Worker = class extends Real {
    asked = new Map();
    postMessage(data) {
      this.asked.set(data.id, data.request);
      super.postMessage(data);
    }
    set onmessage(hear) {
      super.onmessage = ({ data }) => hear({ data: { id: data.id, answer: marked(data.answer, false, keysOf(this.asked.get(data.id))) } });
    }
  };

  window.textsWithoutMarks = new Set();
  const kNamed = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const look = (text) => {
    if (/\p{L}/u.test(text?.replace(/⟦[^⟦⟧]*⟧/g, '') ?? '')) window.textsWithoutMarks.add(text);
  };
  const lookAt = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      // The signs on keys and the styles and scripts of a page are no words; what one types oneself comes back as it is.
      if (node.parentElement?.closest('kbd, style, script, textarea') === null) look(node.data);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      kNamed.forEach((name) => look(node.getAttribute(name)));
      node.childNodes.forEach(lookAt);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type, attributeName } of changes) {
      addedNodes.forEach(lookAt);
      if (type === 'characterData') lookAt(target);
      if (type === 'attributes') look(target.getAttribute(attributeName));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: kNamed });
}
