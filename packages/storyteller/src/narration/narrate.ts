import { almanac, FORMS, LOCALES, openSentence } from '@belfry/almanac';
import { random, type SeatId, type SeenEvent } from '@belfry/engine';
import { TALE } from '../../../../languages/every/storyteller/tale.ts';
import type { Lang } from '../talk/phrase.ts';
import { sayAnswer } from '../words/answer.ts';

/** Ways to tell each public thing; `{…}` is filled in, and `{votes:vote|votes}` says the form that the number wants. */
export type Tale = Readonly<Record<Occasion, readonly string[]>>;

export type Occasion =
  | 'begin'
  | 'first-night'
  | 'night'
  | 'first-dawn'
  | 'quiet-dawn'
  | 'death-at-dawn'
  | 'deaths-at-dawn'
  | 'returned'
  | 'final-dawn'
  | 'open'
  | 'nominated'
  | 'on-block'
  | 'tied'
  | 'spared'
  | 'secret-vote'
  | 'secret-count'
  | 'last-call'
  | 'executed'
  | 'nobody-executed'
  | 'survived'
  | 'died-by-day'
  | 'used'
  | 'nothing'
  | 'good-wins'
  | 'evil-wins';

const formFor = (lang: Lang, count: number, forms: readonly string[]): string =>
  forms[FORMS[lang].indexOf(new Intl.PluralRules(LOCALES[lang]).select(count))] ?? forms.at(-1)!;

export interface Telling {
  readonly lang: Lang;
  readonly seed: string;
  name(seat: SeatId): string;
  /** How many are alive now. */
  living(): number;
}

/** What the Storyteller says aloud about something that everybody saw, or null when it needs no words. */
export function narrate(fact: SeenEvent, telling: Telling, at: number): string | null {
  const { lang, seed, name } = telling;
  const tell = (occasion: Occasion, values: Readonly<Record<string, string>> = {}): string => {
    const pattern = random(`${seed} ${at} ${occasion}`).pick(TALE[lang][occasion]);
    const line = pattern.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, key: string, forms?: string) =>
      forms === undefined ? (values[key] ?? '') : formFor(lang, Number(values[key]), forms.split('|')),
    );
    return openSentence(line, lang);
  };
  const character = (id: string) => almanac(lang).characters.get(id)?.name ?? id;
  switch (fact.type) {
    case 'game-begins':
      return tell('begin', { count: String(fact.seats.length) });
    case 'night-falls':
      return tell(fact.night === 1 ? 'first-night' : 'night');
    case 'dawn':
      return dawn(fact);
    case 'nominations-open':
      return tell('open');
    case 'nominated':
      return tell('nominated', { nominator: name(fact.nominator), nominee: name(fact.nominee) });
    case 'tally': {
      if (fact.votes === null) return tell('secret-count', { nominee: name(fact.nominee) });
      const values = { nominee: name(fact.nominee), votes: String(fact.votes), needed: String(fact.needed) };
      if (fact.block === fact.nominee) return tell('on-block', values);
      return tell(fact.votes >= fact.needed && fact.block === null ? 'tied' : 'spared', values);
    }
    case 'secret-vote':
      return tell('secret-vote', { nominee: name(fact.nominee) });
    case 'last-call':
      return tell('last-call');
    case 'executed':
      return tell('executed', { name: name(fact.seat) });
    case 'no-execution':
      return tell('nobody-executed');
    case 'survived':
      return tell('survived', { name: name(fact.seat) });
    case 'used':
      return tell('used', {
        name: name(fact.seat),
        character: character(fact.character),
        chosen: sayAnswer(fact.chosen, { name, character }),
      });
    case 'nothing-happens':
      return tell('nothing');
    case 'died':
      return tell('died-by-day', { name: name(fact.seat) });
    case 'game-over':
      return tell(fact.outcome.winner === 'good' ? 'good-wins' : 'evil-wins');
    default:
      return null;
  }

  function dawn({ day, died, revived }: Extract<SeenEvent, { type: 'dawn' }>): string {
    const names = died.map(name).join(', ');
    const first =
      died.length === 0
        ? tell(day === 1 ? 'first-dawn' : 'quiet-dawn')
        : tell(died.length === 1 ? 'death-at-dawn' : 'deaths-at-dawn', { names });
    const back = revived.length === 0 ? '' : ` ${tell('returned', { names: revived.map(name).join(', ') })}`;
    const final =
      telling.living() <= 4 && telling.living() >= 3
        ? ` ${tell('final-dawn', { count: String(telling.living()) })}`
        : '';
    return `${first}${back}${final}`;
  }
}
