// The engine's module, fetched and compiled once for all workers.
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(new URL('sabar.wasm', document.baseURI));
  if (!response.ok) {
    throw new Error(`sabar.wasm: ${response.status}`);
  }
  // A host that calls it by a wrong type only costs the streaming.
  const streamed = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return streamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

export function engineModule(): Promise<WebAssembly.Module> {
  if (compiled === undefined) {
    compiled = compile();
    // A failed fetch is tried again by the next request.
    compiled.catch(() => (compiled = undefined));
  }
  return compiled;
}
