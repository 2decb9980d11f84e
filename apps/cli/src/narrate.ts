import { almanac, openSentence, say } from '@belfry/almanac';
import { type GameSetup, type SeatId, type SeenEvent, TABLE } from '@belfry/engine';
import { type Speaker, STATEMENT_WORDS, sayAnswer, sayStatement } from '@belfry/storyteller';
import { sayRuling, sayWhatElse } from './ruling.ts';

const STEPS: { readonly [step: string]: string } = almanac().terms.steps;

/** Tells events in plain sentences, one line each; null for what is not worth a line. */
export function narrator(setup: GameSetup): (fact: SeenEvent) => string | null {
  const names: string[] = setup.seats.map((seat) => seat.name);
  const name = (seat: SeatId) => (seat === TABLE ? almanac().terms.storyteller : (names[seat] ?? `Seat ${seat}`));
  const list = (seats: readonly SeatId[]) => seats.map(name).join(', ') || 'nobody';
  const called = (id: string) =>
    setup.script.homebrew?.find((c) => c.id === id)?.name ?? almanac().characters.get(id)?.name ?? STEPS[id] ?? id;
  const { teams, alignments } = almanac().terms;
  const speaker: Speaker = { name, character: called, team: (id) => teams[id].one, side: (side) => alignments[side] };
  const tell = (fact: SeenEvent): string | null => {
    switch (fact.type) {
      case 'game-begins':
        return `${fact.script}, ${fact.seats.length} players: ${fact.seats.map((s) => s.name).join(', ')}.`;
      case 'dealt':
        return `The Grimoire: ${fact.grimoire
          .map(
            (t) =>
              `${name(t.seat)} ${called(t.character)}${t.believes === null ? '' : ` (thinks: ${called(t.believes)})`}`,
          )
          .join(', ')}.`;
      case 'night-falls':
        return `\nNight ${fact.night}.`;
      case 'dawn':
        return `\nDay ${fact.day}. ${fact.died.length === 0 ? 'Nobody died in the night.' : `Found dead: ${list(fact.died)}.`}${fact.revived.length === 0 ? '' : ` Alive again: ${list(fact.revived)}.`}`;
      case 'nominated':
        return `${name(fact.nominator)} nominates ${name(fact.nominee)}.`;
      case 'secret-vote':
        return '  Everybody votes with closed eyes.';
      case 'tally':
        if (fact.votes === null) return '  The count is secret.';
        return `  ${fact.votes} of ${fact.needed} votes${fact.block === null ? '' : `; ${name(fact.block)} is about to die`}.`;
      case 'secret-tally':
        return `  In secret: ${fact.votes} of ${fact.needed} votes${fact.block === null ? '' : `; ${name(fact.block)} is about to die`}.`;
      case 'executed':
        return `${name(fact.seat)} is executed.`;
      case 'survived':
        return `${name(fact.seat)} survives.`;
      case 'no-execution':
        return 'Nobody is executed.';
      case 'died':
        return `${name(fact.seat)} dies.`;
      case 'revived':
        return `${name(fact.seat)} lives again.`;
      case 'used':
        return `${name(fact.seat)} uses the ${called(fact.character)}'s ability on ${sayAnswer(fact.chosen, speaker) || 'nobody'}.`;
      case 'nothing-happens':
        return '  Nothing happens.';
      case 'exile-called':
        return `${name(fact.by)} calls for the exile of ${name(fact.traveller)}.`;
      case 'exile':
        return `  ${fact.support} of ${fact.needed} support it${fact.exiled ? '' : ': not enough'}.`;
      case 'joined':
        names[fact.seat.seat] = fact.seat.name;
        return `${fact.seat.name} joins the game.`;
      case 'left':
        return `${name(fact.seat)} leaves the game.`;
      case 'traveller':
        return fact.character === null
          ? `${name(fact.seat)} is no longer a Traveller.`
          : `${name(fact.seat)} is a Traveller now: the ${called(fact.character)}.`;
      case 'fabled':
        return fact.characters.length === 0
          ? 'No Fabled are in play any more.'
          : `Fabled in play: ${fact.characters.map(called).join(', ')}.`;
      case 'announcement':
        return `The Storyteller: ${fact.text}`;
      case 'proclaimed':
        return say(fact.says, speaker);
      case 'you-are':
        return `  ${name(fact.seat)} is told: you are the ${called(fact.character)}, ${fact.alignment}.`;
      case 'chose':
        return `  ${name(fact.seat)}${fact.character === null ? '' : ` (${called(fact.character)})`} picks ${sayAnswer(fact.chosen, speaker) || 'nobody'}.`;
      case 'told':
        return `  ${name(fact.seat)}${fact.character === null ? '' : ` (${called(fact.character)})`} learns: ${sayStatement(fact.info, STATEMENT_WORDS.en, speaker)}.`;
      case 'no-effect':
        return `  … without effect (${called(fact.character)}).`;
      case 'ruled': {
        const { seat, character } = fact;
        const whose = [seat === null ? '' : name(seat), character === null ? '' : called(character)].filter(Boolean);
        const others = sayWhatElse(fact, speaker, 'en');
        const ruling = `  The Storyteller decides${whose.length === 0 ? '' : ` (${whose.join(', ')})`}: ${sayRuling(fact, speaker, 'en')}`;
        return others === null ? ruling : `${ruling}\n    ${others}`;
      }
      case 'became':
        return `  ${name(fact.seat)} becomes the ${called(fact.character)}.`;
      case 'turned':
        return `  ${name(fact.seat)} is ${fact.alignment} now.`;
      case 'game-over':
        return `\n${say(fact.outcome.reason, speaker)} ${fact.outcome.winner === 'good' ? 'Good' : 'Evil'} wins.`;
      default:
        return null;
    }
  };
  return (fact) => {
    const line = tell(fact);
    return line === null ? null : openSentence(line);
  };
}
