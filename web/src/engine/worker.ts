// The engine in a worker. The first message brings the compiled module; every later one is {id, request} and is answered
// by {id, answer}.
import { openEngine, type Engine } from './host.js';

interface Message {
  module?: WebAssembly.Module;
  id: number;
  request: unknown;
}

let engine: Engine | undefined;

self.onmessage = ({ data }: MessageEvent<Message>) => {
  let answer: unknown = {};
  try {
    if (data.module !== undefined) {
      engine = openEngine(data.module);
      return;
    }
    answer = engine!.ask(data.request);
  } catch (error) {
    answer = { error: { text: error instanceof Error ? error.message : String(error), topic: 'broken' } };
  }
  self.postMessage({ id: data.id, answer });
};
