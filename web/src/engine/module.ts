// The engine's modules, each fetched and compiled once for all workers. `table` is small and plays patience games; `study`
// has pegs, SET and the laboratory; `sabar` does everything, and comes when somebody asks for more.
export type ModuleName = 'table' | 'study' | 'sabar';

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>();

async function compile(name: ModuleName): Promise<WebAssembly.Module> {
  const response = await fetch(new URL(`${name}.wasm`, document.baseURI));
  if (!response.ok) {
    throw new Error(`${name}.wasm: ${response.status}`);
  }
  // A host that calls it by a wrong type only costs the streaming.
  const streamed = response.headers.get('Content-Type')?.startsWith('application/wasm') ?? false;
  return streamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

export function engineModule(name: ModuleName): Promise<WebAssembly.Module> {
  let module = compiled.get(name);
  if (module === undefined) {
    module = compile(name);
    compiled.set(name, module);
    // A failed fetch is tried again by the next request.
    module.catch(() => compiled.delete(name));
  }
  return module;
}
