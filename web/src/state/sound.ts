// Short sounds, made here: filtered noise for cards, soft bells for good news.
import { settings } from './settings.svelte';

export type Sound = 'lift' | 'place' | 'draw' | 'home' | 'refuse' | 'win' | 'undo';

let context: AudioContext | undefined;

function noise(at: number, length: number, pitch: number, loudness: number): void {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.9 });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function bell(at: number, pitch: number, length: number, loudness: number): void {
  const audio = context!;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

const kSounds: Record<Sound, (at: number) => void> = {
  lift: (at) => noise(at, 0.05, 3200, 0.12),
  place: (at) => noise(at, 0.08, 1500, 0.25),
  draw: (at) => noise(at, 0.11, 2400, 0.2),
  undo: (at) => noise(at, 0.09, 1000, 0.2),
  home: (at) => (noise(at, 0.06, 1500, 0.2), bell(at, 880, 0.25, 0.05)),
  refuse: (at) => bell(at, 196, 0.14, 0.06),
  win: (at) => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, i) => bell(at + i * 0.13, pitch, 0.9, 0.08)),
};

export function play(sound: Sound): void {
  // Browsers allow sound only after the person has done something.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  context ??= new AudioContext();
  void context.resume();
  kSounds[sound](context.currentTime + 0.005);
}
