import type { CharacterId } from '@belfry/almanac';
import { type PointerEvent, useRef, useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import { type ReminderFace, ReminderToken } from '../token/ReminderToken.tsx';
import type { Desk } from './desk.ts';
import { type OfferedToken, tokensOf } from './offered-tokens.ts';
import style from './ReminderTray.module.css';

/** A press that moves less than this is a press. */
const THRESHOLD = 7;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Stacks of the reminder tokens of everybody in play: carried to a seat, or pressed and then the seat. */
export function ReminderTray(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly isOpen: boolean;
  readonly held: OfferedToken | null;
  readonly onHold: (token: OfferedToken | null) => void;
  /** Where on the screen a token was let go. */
  readonly onDrop: (token: OfferedToken, at: Point) => void;
}) {
  const { desk, words, held, onHold, onDrop } = props;
  const { t } = words;
  const stacks = stacksOf(desk, words);
  if (stacks.length === 0) return null;
  return (
    <details className={style.tray} open={props.isOpen}>
      <summary>{t('tray.title')}</summary>
      <p className={style.hint} role="status">
        {held === null ? t('tray.how') : t('tray.held', { token: held.label })}
      </p>
      <ul className={style.stacks}>
        {stacks.map(({ face, token }) => (
          <li key={token.label}>
            <Stack
              face={face}
              token={token}
              isHeld={held?.label === token.label}
              onPress={() => onHold(held?.label === token.label ? null : token)}
              onDrop={(at) => onDrop(token, at)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function stacksOf({ view, characters }: Desk, { t, lookUp }: Tongue): { face: ReminderFace; token: OfferedToken }[] {
  const inPlay = new Set<CharacterId>([
    ...(view.grimoire?.tokens.map((token) => token.character) ?? []),
    ...view.fabled,
  ]);
  return [...inPlay].flatMap((id, at) => {
    const character = characters.find((c) => c.id === id) ?? lookUp(id);
    const spoken = lookUp(id);
    return tokensOf(character, spoken, view.night, t).map((token, nth) => ({
      token,
      face: { id: at * 100 + nth, text: token.word, by: spoken, asleep: false },
    }));
  });
}

function Stack(props: {
  readonly face: ReminderFace;
  readonly token: OfferedToken;
  readonly isHeld: boolean;
  readonly onPress: () => void;
  readonly onDrop: (at: Point) => void;
}) {
  const start = useRef<Point | null>(null);
  const moved = useRef(false);
  const [at, setAt] = useState<Point | null>(null);
  const end = (event: PointerEvent, isDropped: boolean) => {
    if (isDropped && moved.current) props.onDrop({ x: event.clientX, y: event.clientY });
    start.current = null;
    setAt(null);
  };
  return (
    <button
      type="button"
      className={style.stack}
      aria-pressed={props.isHeld}
      aria-label={props.token.label}
      title={props.token.label}
      onClick={() => {
        if (!moved.current) props.onPress();
        moved.current = false;
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        moved.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (from === null) return;
        if (!moved.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
        moved.current = true;
        setAt({ x: event.clientX, y: event.clientY });
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    >
      <span className={style.token}>
        <ReminderToken face={props.face} />
      </span>
      {at === null ? null : (
        <span className={style.carried} style={{ left: at.x, top: at.y }} aria-hidden="true">
          <ReminderToken face={props.face} />
        </span>
      )}
    </button>
  );
}
