import style from './ClockHand.module.css';

export interface HandPosition {
  /** Degrees from twelve o'clock; it only ever grows during a sweep, so that the hand never runs backwards. */
  readonly angle: number;
  /** How long the way there takes. */
  readonly ms: number;
}

const HUB = 17;

/** The big hand. Only its transform changes, which the compositor draws without the page's help. */
export function ClockHand({ position, length }: { readonly position: HandPosition; readonly length: number }) {
  const tip = 50 - length;
  return (
    <>
      <div
        className={style.hand}
        aria-hidden="true"
        style={{ transform: `rotate(${position.angle}deg)`, transitionDuration: `${position.ms}ms` }}
      >
        <svg viewBox="46 0 8 100" aria-hidden="true">
          <path
            className={style.blade}
            d={`M50 ${tip} L52 ${tip + 9} L50.9 ${tip + 8} L51.3 ${50 - HUB} H48.7 L49.1 ${tip + 8} L48 ${tip + 9} Z`}
          />
        </svg>
      </div>
      <div className={style.hub} aria-hidden="true" />
    </>
  );
}
