import type { Json, Options, SeatId } from '@belfry/engine';
import { bare } from '@belfry/scripts';
import { seatCalled } from './seats.ts';

interface Known {
  readonly names: readonly string[];
  character(id: string): string;
}

const NOBODY = /^(-|none|nobody|nothing|никто|никого|никакой|ничего)$/i;
const YES = /^(y|yes|д|да)$/i;
const NO = /^(n|no|н|нет)$/i;

/** What was typed as an answer to this question; undefined when it is none. Combined questions are asked part by part. */
export function readAnswer(line: string, options: Options, { names, character }: Known): Json | undefined {
  switch (options.pick) {
    case 'players':
      return NOBODY.test(line) ? [] : seatsIn(line, names);
    case 'characters':
      return NOBODY.test(line) ? [] : charactersIn(line, options.from, character);
    case 'one': {
      const nod = YES.test(line) ? true : NO.test(line) ? false : undefined;
      if (nod !== undefined) return options.of.find(({ value }) => value === nod)?.value;
      const at = Number.parseInt(line, 10) - 1;
      return options.of[at]?.value;
    }
    case 'text':
      return line.slice(0, options.maxLength);
    case 'action':
    case 'all':
    case 'list':
      return undefined;
  }
}

/** Seats by number, by name or by the beginning of a name. */
function seatsIn(line: string, names: readonly string[]): readonly SeatId[] | undefined {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  const found = words.map((word) => seatCalled(word, names));
  return found.length > 0 && found.every((id) => id !== null) ? found : undefined;
}

/** Characters by name or id, with commas between them. */
function charactersIn(
  line: string,
  from: readonly string[],
  character: (id: string) => string,
): readonly string[] | undefined {
  const found = line.split(/,/).map((part) => {
    const wanted = bare(part);
    return from.find((id) => id === wanted || bare(character(id)) === wanted);
  });
  return found.every((id) => id !== undefined) ? found : undefined;
}
