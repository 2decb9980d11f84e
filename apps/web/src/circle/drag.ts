import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';

interface Place {
  readonly x: number;
  readonly y: number;
}

const THRESHOLD = 7;
const NUDGE = 2;
const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

interface Handlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  /** The page took the finger for itself, to scroll. */
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const within = (value: number) => Math.min(98, Math.max(2, value));

/** Moves a thing freely over the face: with a pointer, or with Shift and the arrows. A short press stays a press. */
export function useDrag({
  from,
  root,
  onMove,
  onLift,
}: {
  readonly from: Place;
  readonly root: RefObject<HTMLElement | null>;
  readonly onMove: ((to: Place) => void) | null;
  readonly onLift: (up: boolean) => void;
}) {
  const start = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const moved = useRef(false);
  if (onMove === null) return { handlers: {} as Partial<Handlers>, justMoved: () => false };
  const end = () => {
    if (start.current?.moved) onLift(false);
    start.current = null;
  };
  const handlers: Handlers = {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      moved.current = false;
      start.current = { x: event.clientX, y: event.clientY, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const begun = start.current;
      const box = root.current?.getBoundingClientRect();
      if (begun === null || box === undefined) return;
      if (!begun.moved && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < THRESHOLD) return;
      if (!begun.moved) onLift(true);
      begun.moved = true;
      moved.current = true;
      onMove({
        x: within(((event.clientX - box.left) / box.width) * 100),
        y: within(((event.clientY - box.top) / box.height) * 100),
      });
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event) => {
      // A press of a key is never the end of a drag.
      moved.current = false;
      const nudge = event.shiftKey ? NUDGES[event.key] : undefined;
      if (nudge === undefined) return;
      event.preventDefault();
      onMove({ x: within(from.x + nudge[0]), y: within(from.y + nudge[1]) });
    },
  };
  return { handlers, justMoved: () => moved.current };
}
