import type { CharacterId } from '@belfry/almanac';
import { type JinxDefinition, jinx, memo, registrationTo, type SeatId, saying, usually } from '@belfry/engine';

/** Nobody is told that a Vizier is in play, so that there is something to find out. */
const undeclared = (seeker: CharacterId): JinxDefinition =>
  jinx('vizier', seeker, {
    when: 'script',
    deduced: 'as-usual',
    instead: { vizier: (vizier) => saying(vizier, () => ({ proclaim: () => {} })) },
  });

export const vizierAlsaahir = undeclared('alsaahir');
export const vizierInvestigator = undeclared('investigator');

/** A Vizier whose ability was taken knows it, and is safe by day all the same. */
const bereft = (bereaver: CharacterId, tells: JinxDefinition['adds'] = {}): JinxDefinition =>
  jinx('vizier', bereaver, {
    when: 'play',
    adds: {
      ...tells,
      aura: ({ players, is }) =>
        players()
          .filter((player) => is(player, 'vizier'))
          .map((target) => ({ kind: 'safe', target, data: { from: 'day' } }) as const),
    },
  });

export const vizierCourtier = bereft('courtier', {
  on: {
    *acted({ living, is, atWork, show }, { character }) {
      if (character !== 'courtier') return;
      const sober = atWork('vizier');
      for (const player of living())
        if (is(player, 'vizier') && !sober.includes(player)) show(player, { says: 'character', character });
    },
  },
});

// Whom the Preacher picks is told so by the Preacher's own ability.
export const vizierPreacher = bereft('preacher');

const FEARED = memo<readonly SeatId[]>('feared', []);

/** The Vizier sees whom the Fearmonger picks, and cannot have that player executed at once. */
export const vizierFearmonger = jinx('vizier', 'fearmonger', {
  when: 'play',
  deduced: 'as-usual',
  instead: {
    vizier: ({ always }) => ({
      always: {
        ...always,
        *acted(context, ability) {
          yield* usually(always, 'acted')(context, ability);
          const { me, isAlive, chosenTonight, show, remember } = context;
          if (ability.character !== 'fearmonger' || ability.owner < 0 || !isAlive(me)) return;
          const chosen = chosenTonight().flatMap(({ by, seat }) => (by === ability.owner ? [seat] : []));
          show(me, { says: 'chose', player: ability.owner, chosen });
          remember(FEARED, chosen);
        },
        *counted(context, count) {
          if (!FEARED.in(context.memory()).includes(count.nomination.nominee))
            yield* usually(always, 'counted')(context, count);
        },
      },
    }),
  },
});

/** Their vote may seem an evil one to the Vizier. */
const seemsEvil = (voter: CharacterId): JinxDefinition =>
  jinx('vizier', voter, {
    when: 'play',
    deduced: 'as-usual',
    instead: {
      [voter]: (usual) => ({
        registers: (asker) => (asker === 'vizier' ? { alignment: 'evil' } : registrationTo(usual, asker)),
      }),
    },
  });

export const vizierPolitician = seemsEvil('politician');
export const vizierZealot = seemsEvil('zealot');
