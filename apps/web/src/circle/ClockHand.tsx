import style from './ClockHand.module.css';

export interface HandPosition {
  /** Degrees from twelve o'clock; it only ever grows during a sweep, so that the hand never runs backwards. */
  readonly angle: number;
  /** How long the way there takes. */
  readonly ms: number;
}

/** The big hand. Only its transform changes, which the compositor draws without the page's help. */
export function ClockHand({ position, length }: { readonly position: HandPosition; readonly length: number }) {
  return (
    <div
      className={style.hand}
      aria-hidden="true"
      style={{ transform: `rotate(${position.angle}deg)`, transitionDuration: `${position.ms}ms` }}
    >
      <svg viewBox="0 0 100 100">
        <path className={style.blade} d={`M50 ${50 - length} L51.6 ${54 - length * 0.4} L51 57 L49 57 L48.4 ${54 - length * 0.4} Z`} />
        <circle className={style.hub} cx="50" cy="50" r="2.2" />
      </svg>
    </div>
  );
}
