import type { Character } from '@belfry/almanac';
import { MOST_PLAYERS, type SeatId } from '@belfry/engine';
import type { PersonId } from '@belfry/protocol';
import { scriptFrom } from '@belfry/scripts';
import { type Arriving, arrival, freeTravellers, hasRoom } from '@belfry/storyteller';
import { isScreenAccount } from '../../screen-account.ts';
import { heldBefore } from '../hands.ts';
import type { ChairState, Happening } from '../record.ts';
import type { TableState } from '../state.ts';
import { ToldGame } from '../told-game.ts';
import { type Doing, type Handler, type Refusal, refuse, type Verdict } from './verdict.ts';

/** Where nobody is left to be. */
const NO_TRAVELLER = refuse('not-possible', { say: 'late.no-traveller' });

/**
 * Somebody who came late wants to play. Where Belfry tells the story they sit down at once; otherwise they wait for the
 * Storyteller's word. Whatever refuses them is known to everybody.
 */
export const volunteer: Handler<'volunteer'> = (doing, { character }) => {
  const { state, id, me } = doing;
  if (isScreenAccount(me.account)) return refuse('not-allowed', { say: 'door.screen' });
  const refused = refuseLate(state, id, character);
  if (refused !== null) return refused;
  if (state.settings.storyteller === 'automatic') return seated(doing, id, { name: me.name, character });
  const wants = { character };
  return [...asPlayer(state, id), { type: 'volunteered', person: id, wants }];
};

export const stepBack: Handler<'step-back'> = ({ id, me }) =>
  me.volunteers === null ? [] : [{ type: 'volunteered', person: id, wants: null }];

/** The Storyteller seats somebody who volunteers. */
export const letIn: Handler<'let-in'> = (doing, { person, character, alignment, after }) => {
  const { state } = doing;
  const late = state.people.get(person);
  if (late === undefined || late.gone || late.volunteers === null) {
    return refuse('not-possible', { say: 'late.nobody' });
  }
  const wanted = character ?? late.volunteers.character;
  return (
    refuseLate(state, person, wanted) ??
    seated(doing, person, {
      name: late.name,
      character: wanted,
      ...(alignment === undefined ? {} : { alignment }),
      ...(after === undefined ? {} : { after }),
    })
  );
};

const scriptOf = ({ script }: TableState): readonly Character[] => scriptFrom(script.items).characters;

/** Why somebody cannot sit down in this game as that Traveller (null: as any), or null. */
function refuseLate(state: TableState, id: PersonId, character: string | null): Refusal | null {
  const { game } = state.play!;
  const { sawGrimoire, name } = state.people.get(id)!;
  if (game instanceof ToldGame) return refuse('not-now', { say: 'may.told-only' });
  if (sawGrimoire) return refuse('not-possible', { say: 'door.saw-grimoire', name });
  if (heldBefore(state, id, -1) !== null) {
    return refuse('not-possible', { say: 'late.held-a-seat', name });
  }
  if (!hasRoom(game)) return refuse('not-possible', { say: 'hand.table-full', most: MOST_PLAYERS });
  const free = freeTravellers(game, scriptOf(state));
  if (free.length === 0) return NO_TRAVELLER;
  if (character === null || free.some((traveller) => traveller.id === character)) return null;
  return refuse('not-possible', { say: 'late.no-such-traveller', character });
}

/** They come in by the engine's rules, and take the chair that this makes. */
function seated({ state, random }: Doing, id: PersonId, arriving: Arriving): Verdict {
  const { game } = state.play!;
  const action = game instanceof ToldGame ? null : arrival(game, scriptOf(state), arriving, random());
  if (action === null) return NO_TRAVELLER;
  const chairs: ChairState[] = [...state.chairs, { person: id, name: null }];
  const entry: Happening = { type: 'entry', entry: { type: 'intervene', action }, by: 'policy' };
  return [entry, ...asPlayer(state, id), { type: 'chairs', chairs }];
}

/** Who only looked on is a player from now on. */
const asPlayer = (state: TableState, person: PersonId): readonly Happening[] =>
  state.people.get(person)!.role === 'player' ? [] : [{ type: 'role', person, role: 'player', grimoire: false }];

/** With two players left the game would be over. */
const FEWEST_CHAIRS = 3;

/**
 * A Traveller who leaves a table that Belfry tells is out of the game with it; anywhere else their seat is kept until the
 * Storyteller says otherwise, as everybody else's is.
 */
export function goingHome({ settings, play, chairs }: TableState, seat: SeatId): readonly Happening[] {
  if (settings.storyteller !== 'automatic' || play === null || play.game instanceof ToldGame || play.game.isOver) {
    return [];
  }
  const { state, grimoire } = play.game;
  if (!state.circle.includes(seat) || !grimoire.isTraveller(seat) || state.circle.length <= FEWEST_CHAIRS) return [];
  return [
    { type: 'entry', entry: { type: 'intervene', action: { do: 'leave', seat } }, by: 'policy' },
    { type: 'chairs', chairs: chairs.map((chair, at) => (at === seat ? { ...chair, person: null } : chair)) },
  ];
}
