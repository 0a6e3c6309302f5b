// The engine in a worker: one module, one door. A message {id, request} is answered by {id, answer}.
import { wasiImports } from './wasi';

interface Door {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  sabar_allocate: (bytes: number) => number;
  sabar_release: (address: number) => void;
  sabar_call: (address: number) => number;
}

interface Message {
  id: number;
  request: unknown;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

async function open(): Promise<Door> {
  const url = new URL(self.name);
  // Filled in before the module's first instruction runs.
  const held: { door?: Door } = {};
  const imports = wasiImports(() => (held.door as Door).memory);
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url.pathname}: ${response.status}`);
  }
  const { instance } = await WebAssembly.instantiateStreaming(response, imports);
  const door = instance.exports as unknown as Door;
  held.door = door;
  door._initialize();
  return door;
}

function call(door: Door, request: unknown): unknown {
  const bytes = encoder.encode(JSON.stringify(request));
  const address = door.sabar_allocate(bytes.length + 1);
  const room = new Uint8Array(door.memory.buffer, address, bytes.length + 1);
  room.set(bytes);
  room[bytes.length] = 0;
  const answer = door.sabar_call(address);
  door.sabar_release(address);
  const memory = new Uint8Array(door.memory.buffer);
  return JSON.parse(decoder.decode(memory.subarray(answer, memory.indexOf(0, answer))));
}

const opening = open();

self.onmessage = async ({ data }: MessageEvent<Message>) => {
  let answer: unknown;
  try {
    answer = call(await opening, data.request);
  } catch (error) {
    answer = { error: { text: error instanceof Error ? error.message : String(error), broken: true } };
  }
  self.postMessage({ id: data.id, answer });
};
