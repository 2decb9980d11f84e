import { settings } from '../settings/settings.ts';

export type Sound = 'dusk' | 'dawn' | 'tick' | 'toll';

let context: AudioContext | null = null;

interface Overtone {
  readonly ratio: number;
  readonly gain: number;
  readonly seconds: number;
}

// A church bell is not harmonic: hum, prime, tierce, quint and nominal give it its colour.
const BELL: readonly Overtone[] = [
  { ratio: 0.5, gain: 0.35, seconds: 4 },
  { ratio: 1, gain: 0.5, seconds: 3 },
  { ratio: 1.19, gain: 0.3, seconds: 2.2 },
  { ratio: 1.5, gain: 0.15, seconds: 1.6 },
  { ratio: 2, gain: 0.25, seconds: 1.2 },
];

const PITCH: Readonly<Record<Exclude<Sound, 'tick'>, number>> = { dusk: 220, dawn: 330, toll: 98 };

function strike(audio: AudioContext, pitch: number, partials: readonly Overtone[], loudness: number): void {
  const now = audio.currentTime;
  for (const { ratio, gain, seconds } of partials) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch * ratio;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(gain * loudness, now + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

/** Rings, when its owner has switched sound on. Everything is made here; nothing is loaded. */
export function ring(sound: Sound): void {
  if (!settings.get().sound) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    if (sound === 'tick') strike(context, 1800, [{ ratio: 1, gain: 0.5, seconds: 0.04 }], 0.12);
    else strike(context, PITCH[sound], BELL, 0.35);
  } catch {
    // No audio device: the game goes on in silence.
  }
}
