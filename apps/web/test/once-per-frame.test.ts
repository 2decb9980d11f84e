import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OncePerFrame } from '../src/online/net/once-per-frame.ts';

const frames = new Map<number, () => void>();
let asked = 0;
beforeEach(() => {
  frames.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(++asked, act);
    return asked;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draw = () => {
  for (const [frame, act] of [...frames]) {
    frames.delete(frame);
    act();
  }
};

test('what is wanted many times within a frame is done once, with the frame', () => {
  const act = vi.fn();
  const once = new OncePerFrame(act);
  for (let at = 0; at < 10; at++) once.soon();
  expect(act).not.toHaveBeenCalled();
  draw();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  once.soon();
  draw();
  expect(act).toHaveBeenCalledTimes(2);
});

test('where no frame is drawn, as in a tab behind others, it is done all the same, and only once', () => {
  const act = vi.fn();
  const once = new OncePerFrame(act);
  once.soon();
  once.soon();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
  draw();
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is wanted by what it does comes with the next frame', () => {
  let left = 3;
  const once = new OncePerFrame(() => {
    if (--left > 0) once.soon();
  });
  once.soon();
  draw();
  expect(left).toBe(2);
  draw();
  draw();
  draw();
  expect(left).toBe(0);
});
