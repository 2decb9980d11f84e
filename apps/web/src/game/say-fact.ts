import { openSentence, say } from '@belfry/almanac';
import { isInterventionName, type Json, type SeatId, type SeenEvent, type Viewer } from '@belfry/engine';
import { scriptName } from '../scripts/script-name.ts';
import { sayReminder } from './effects.ts';
import { sayChoice, sayStatement } from './say.ts';
import { sayOutcome } from './say-outcome.ts';
import type { Tongue } from './tongue.ts';

const isEmpty = (chosen: Json): boolean => chosen === null || (Array.isArray(chosen) && chosen.length === 0);

/** One line of the log; null for what is not worth a line. */
export function sayFact(fact: SeenEvent, words: Tongue, viewer: Viewer = 'storyteller'): string | null {
  const line = factLine(fact, words, viewer);
  return line === null ? null : openSentence(line, words.lang);
}

function factLine(fact: SeenEvent, words: Tongue, viewer: Viewer): string | null {
  const { t, lang, name, names, lookUp, side } = words;
  const character = (id: string | null) =>
    id === null || id === 'minioninfo' || id === 'demoninfo' ? '' : lookUp(id).name;
  const fabled = (ids: readonly string[]) =>
    ids.length === 0 ? '' : t('fact.fabled', { characters: words.list(ids.map((id) => lookUp(id).name)) });
  const mine = (seat: SeatId): '.me' | '' => (seat === viewer ? '.me' : '');
  switch (fact.type) {
    case 'game-begins':
      return [t('fact.game-begins', { script: scriptName(fact.script, lang) }), fabled(fact.fabled ?? [])]
        .join(' ')
        .trim();
    case 'night-falls':
      return t('fact.night-falls', { n: fact.night });
    case 'dawn': {
      const died =
        fact.died.length === 0
          ? t('fact.dawn.nobody', { n: fact.day })
          : t('fact.dawn.died', { n: fact.day, players: names(fact.died) });
      return fact.revived.length === 0 ? died : `${died} ${t('fact.dawn.revived', { players: names(fact.revived) })}`;
    }
    case 'nominated':
      return t('fact.nominated', { nominator: name(fact.nominator), nominee: name(fact.nominee) });
    case 'hand':
      return t(fact.up ? 'fact.hand.up' : 'fact.hand.down', { name: name(fact.seat) });
    case 'counted':
      return t(fact.up ? 'fact.counted.up' : 'fact.counted.down', { name: name(fact.seat), n: fact.tally });
    case 'tally': {
      if (fact.votes === null) return t('fact.tally.secret', { name: name(fact.nominee) });
      const result = t('fact.tally', { name: name(fact.nominee), votes: fact.votes, needed: fact.needed });
      const block = fact.block === null ? t('fact.tally.nobody') : t('fact.tally.block', { name: name(fact.block) });
      return `${result} ${block}`;
    }
    case 'executed':
    case 'survived':
    case 'died':
    case 'revived':
    case 'left':
      return t(`fact.${fact.type}`, { name: name(fact.seat) });
    case 'game-over':
      return `${t('fact.game-over')} ${sayOutcome(fact.outcome, words)}`;
    case 'nominations-open':
    case 'last-call':
    case 'no-execution':
    case 'nothing-happens':
    case 'reseated':
    case 'dealt':
    case 'took-token':
    case 'unmarked':
      return t(`fact.${fact.type}`);
    case 'used':
      return isEmpty(fact.chosen)
        ? t('fact.used.alone', { name: name(fact.seat), character: character(fact.character) })
        : t('fact.used', {
            name: name(fact.seat),
            character: character(fact.character),
            players: sayChoice(fact.chosen, words),
          });
    case 'exile-called':
      return t('fact.exile-called', { name: name(fact.by), traveller: name(fact.traveller) });
    case 'exile':
      return t(fact.exiled ? 'fact.exile.yes' : 'fact.exile.no', { name: name(fact.traveller), n: fact.support });
    case 'joined':
      return t('fact.joined', { name: fact.seat.name });
    case 'traveller':
      return fact.character === null
        ? t('fact.traveller.none', { name: name(fact.seat) })
        : t('fact.traveller', { name: name(fact.seat), character: character(fact.character) });
    case 'fabled':
      return fact.characters.length === 0 ? t('fact.fabled.none') : fabled(fact.characters);
    case 'ghost-vote':
      return t(fact.has ? 'fact.ghost-vote.has' : 'fact.ghost-vote.spent', { name: name(fact.seat) });
    case 'announcement':
      return t('fact.announcement', { text: fact.text });
    case 'proclaimed':
      return say(fact.says, { name, character: (id) => lookUp(id).name }, lang);
    case 'you-are':
      return t(`fact.you-are${mine(fact.seat)}`, {
        name: name(fact.seat),
        character: character(fact.character),
        side: side(fact.alignment),
      });
    case 'chose':
      return t(`fact.chose${mine(fact.seat)}`, {
        name: name(fact.seat),
        character: character(fact.character),
        what: sayChoice(fact.chosen, words),
      });
    case 'visited':
      return isEmpty(fact.chosen)
        ? t('fact.visited.alone', { name: name(fact.seat), character: character(fact.character) })
        : t('fact.visited', {
            name: name(fact.seat),
            character: character(fact.character),
            what: sayChoice(fact.chosen, words),
          });
    case 'secret-tally': {
      const count = t('fact.secret-tally', { name: name(fact.nominee), votes: fact.votes, needed: fact.needed });
      const block = fact.block === null ? t('fact.tally.nobody') : t('fact.tally.block', { name: name(fact.block) });
      return `${count} ${block}`;
    }
    case 'secret-vote':
      return t('fact.secret-vote', { name: name(fact.nominee) });
    case 'no-vote':
      return t('fact.no-vote', { name: name(fact.nominee) });
    case 'told':
      return t(`fact.told${mine(fact.seat)}`, { name: name(fact.seat), what: sayStatement(fact.info, words) });
    case 'answered':
      return t('fact.answered', { name: name(fact.seat), text: fact.text, what: sayChoice(fact.answer, words) });
    case 'woke':
    case 'became':
      return t(`fact.${fact.type}`, { name: name(fact.seat), character: character(fact.character) });
    case 'no-effect':
      return t('fact.no-effect', { name: name(fact.seat), character: character(fact.character) });
    case 'ruled':
      return t('fact.ruled', { character: character(fact.character), what: sayChoice(fact.choice, words) });
    case 'turned':
      return t('fact.turned', { name: name(fact.seat), side: side(fact.alignment) });
    case 'believes':
      return fact.character === null
        ? t('fact.believes.nothing', { name: name(fact.seat) })
        : t('fact.believes', { name: name(fact.seat), character: character(fact.character) });
    case 'marked':
      return t('fact.marked', { name: name(fact.effect.target), what: sayReminder(fact.effect, words) });
    case 'bluffs':
      return t('fact.bluffs', { characters: words.list(fact.characters.map((id) => lookUp(id).name)) });
    case 'by-hand':
      // A newer server may know acts that this page has no word for.
      return isInterventionName(fact.action.do) ? t('fact.by-hand', { what: t(`hand-tool.${fact.action.do}`) }) : null;
    case 'states':
      return null;
    default:
      // A newer server may tell of things that this page does not know yet.
      return null;
  }
}
