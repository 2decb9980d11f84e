import { aCharacter, afterwards, type Context, jinx, type Play } from '@belfry/engine';
import { isLentBy } from '../lent-by.ts';

const SUMMONING = 3;

/**
 * The Alchemist who summons is shown no bluffs and names the Demon; who becomes it the Storyteller says. If no Demon comes
 * of it because they have died, evil wins.
 */
export const alchemistSummoner = jinx('alchemist', 'summoner', {
  when: 'play',
  instead: {
    summoner: (usual) => ({
      wakes: (context) =>
        isLentBy(context, 'alchemist')
          ? context.night() === SUMMONING
          : typeof usual.wakes === 'function' && usual.wakes(context),
      *act(context) {
        yield* isLentBy(context, 'alchemist') ? summon(context) : usual.act!(context); // the Summoner acts
      },
      always: afterwards(
        afterwards(usual.always, 'died', function* (context, { victim }) {
          if (victim === context.me && context.night() <= SUMMONING) forsake(context);
        }),
        'nightEnding',
        function* (context) {
          if (context.night() === SUMMONING) forsake(context);
        },
      ),
    }),
  },
});

function* summon(context: Context): Play<void> {
  const { works, failed, choose, living, trueTeam, rulePlayer, become } = context;
  const demon = yield* choose(aCharacter({ teams: ['demon'] }));
  if (demon === null) return;
  if (!works()) return failed();
  const minionsFirst = () =>
    living().toSorted((a, b) => Number(trueTeam(b) === 'minion') - Number(trueTeam(a) === 'minion'));
  const player = yield* rulePlayer('summoned', minionsFirst);
  if (player !== null) yield* become(player, demon, { side: 'evil' });
}

/** Nobody can call a Demon any more, and there is none. */
function forsake(context: Context): void {
  const { ability, livingDemons, win } = context;
  const isReal = ability.nature !== 'believed' && isLentBy(context, 'alchemist');
  if (isReal && livingDemons().length === 0) win('evil', { say: 'outcome.no-demon' });
}
