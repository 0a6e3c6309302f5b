// The engine in a worker: one module. The first message brings the compiled module; every later one is
// {id, request} and is answered by {id, answer}.
import { wasiImports } from './wasi';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  sabar_allocate: (bytes: number) => number;
  sabar_release: (address: number) => void;
  sabar_call: (address: number) => number;
}

interface Message {
  module?: WebAssembly.Module;
  id: number;
  request: unknown;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
let engine: Exports | undefined;

function open(module: WebAssembly.Module): Exports {
  const instance: WebAssembly.Instance = new WebAssembly.Instance(
    module,
    wasiImports(() => instance.exports.memory as WebAssembly.Memory),
  );
  const opened = instance.exports as unknown as Exports;
  opened._initialize();
  return opened;
}

function call(request: unknown): unknown {
  const { memory, sabar_allocate, sabar_release, sabar_call } = engine!;
  const bytes = encoder.encode(JSON.stringify(request));
  const address = sabar_allocate(bytes.length + 1);
  const room = new Uint8Array(memory.buffer, address, bytes.length + 1);
  room.set(bytes);
  room[bytes.length] = 0;
  const answer = sabar_call(address);
  sabar_release(address);
  const all = new Uint8Array(memory.buffer);
  return JSON.parse(decoder.decode(all.subarray(answer, all.indexOf(0, answer))));
}

self.onmessage = ({ data }: MessageEvent<Message>) => {
  let answer: unknown = {};
  try {
    if (data.module !== undefined) {
      engine = open(data.module);
      return;
    }
    answer = call(data.request);
  } catch (error) {
    answer = { error: { text: error instanceof Error ? error.message : String(error), topic: 'broken' } };
  }
  self.postMessage({ id: data.id, answer });
};
