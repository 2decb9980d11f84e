import type { Because, Utterance } from '@belfry/storyteller';
import { sayStatement } from '../game/say.ts';
import type { Tongue } from '../game/tongue.ts';

function sayBecause(because: Because, { t, name, lookUp }: Tongue): string {
  switch (because.why) {
    case 'clash':
      return t('why.clash', { character: lookUp(because.character).name });
    case 'told':
    case 'cleared':
      return t(`why.${because.why}`, { name: name(because.by) });
    case 'left-alive':
      return t('why.left-alive', { character: lookUp(because.character).name });
    case 'vote':
      return t('why.vote');
    default:
      return t(`why.${because.why}`);
  }
}

/** What a bot says, in the words of whoever listens. */
export function phrase({ remark }: Utterance, words: Tongue): string {
  const { t, name, lookUp, list } = words;
  switch (remark.say) {
    case 'claim': {
      const { character, learned } = remark.claim;
      const who = character === null ? t('bot.claim-nothing') : t('bot.claim', { name: lookUp(character).name });
      const what = learned.map(({ night, info }) => t('bot.learned', { n: night, what: sayStatement(info, words) }));
      return [who, ...what].join(' ');
    }
    case 'accuse':
    case 'vouch':
      return t(`bot.${remark.say}`, { name: name(remark.seat), why: sayBecause(remark.because, words) });
    case 'ask':
      return t(`bot.ask.${remark.what}`, { name: name(remark.seat) });
    case 'plead':
      return t('bot.plead');
    case 'plan':
      return t('bot.plan', {
        what: list(
          remark.bluffs.map((b) => t('bot.plan.one', { name: name(b.seat), character: lookUp(b.character).name })),
        ),
      });
  }
}
