/** Where the page lies: files beside it are fetched from there. */
export const base = new URL('.', document.baseURI).href;
