import type { CharacterId } from '@belfry/almanac';
import { afterwards, aPlayer, type CharacterDefinition, type Context, jinx, type Play } from '@belfry/engine';

/**
 * After each execution this player may say for all to hear which living player is that Minion. If they are right, the
 * Demon has to choose that Minion tonight, where it chooses at all.
 */
const guessing =
  (minion: CharacterId, isConcerned: (context: Context) => boolean = () => true) =>
  ({ always }: CharacterDefinition): Partial<CharacterDefinition> => ({
    always: afterwards(always, 'executed', function* (context) {
      if (isConcerned(context)) yield* guess(context, minion);
    }),
  });

function* guess(context: Context, minion: CharacterId): Play<void> {
  const { me, isAlive, livingDemons, askOf, declare, works, failed, is, mark, nothingHappens } = context;
  if (!isAlive(me) || livingDemons().length === 0) return;
  const guessed = yield* askOf(me, aPlayer({ alive: true, orNobody: true }));
  if (guessed === null) return;
  declare([guessed]);
  // Only the Demon will notice.
  nothingHappens();
  if (!is(guessed, minion)) return;
  if (!works()) return failed();
  for (const demon of livingDemons()) mark('must-choose', demon, { data: { player: guessed }, until: 'dawn' });
}

const alchemistGuesses = (minion: CharacterId) =>
  jinx('alchemist', minion, {
    when: 'script',
    instead: { alchemist: guessing(minion, ({ memory }) => memory().brew === minion) },
  });

export const alchemistSpy = alchemistGuesses('spy');
export const alchemistWidow = alchemistGuesses('widow');
export const alchemistWraith = alchemistGuesses('wraith');

// Whether a Wraith is in play must not show in the question.
export const magicianWraith = jinx('magician', 'wraith', {
  when: 'script',
  deduced: 'as-usual',
  instead: { magician: guessing('wraith') },
});
