/** Small sounds, made when they are needed; nothing is loaded. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const NOTES = {
  turn: [
    [659, 0, 0.16],
    [880, 0.14, 0.28],
  ],
  move: [[392, 0, 0.09]],
  chat: [[1047, 0, 0.08]],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.45],
  ],
  refused: [[196, 0, 0.16]],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

type Sound = keyof typeof NOTES;

/** Plays only if sounds are on; a browser that will not is no error. */
export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const [pitch, begin, length] of NOTES[name]) note(context, pitch, begin, length);
}

function note(audio: AudioContext, pitch: number, begin: number, length: number): void {
  const from = audio.currentTime + begin;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0008, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length + 0.02);
}
