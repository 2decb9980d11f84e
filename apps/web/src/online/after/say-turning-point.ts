import { sayStatement } from '../../game/say.ts';
import type { Tongue } from '../../game/tongue.ts';
import type { TurningPoint } from './turning-points.ts';

/** When it was: "Night 2". */
export const sayWhen = ({ phase, number }: TurningPoint, { t }: Tongue): string => t(`phase.${phase}`, { n: number });

/** What happened then, in one or two sentences. */
export function sayTurningPoint(point: TurningPoint, words: Tongue): string {
  const { t, name, names, lookUp, side } = words;
  const who = { name: name(point.seat), character: lookUp(point.character).name };
  switch (point.kind) {
    case 'misled': {
      const told = t(`turn.misled.${point.how}`, { ...who, told: sayStatement(point.info, words) });
      const truth = point.truth.map(({ seat, character }) =>
        t('turn.truly', { name: name(seat), character: lookUp(character).name }),
      );
      return [
        told,
        ...(point.asked.length === 0 ? [] : [t('turn.asked', { names: names(point.asked) })]),
        ...(truth.length === 0 ? [] : [t('turn.truth', { truth: words.list(truth) })]),
      ].join(' ');
    }
    case 'deluded':
      return t('turn.deluded', { ...who, believed: lookUp(point.believed).name });
    case 'missed':
    case 'caught':
    case 'wronged': {
      const { votes, needed } = point.vote.result!; // only votes with a count become turning points
      const what = t(`turn.${point.kind}`, { ...who, votes, needed });
      const missing = point.kind === 'missed' && votes < needed ? [t('turn.missing', { n: needed - votes })] : [];
      const evil =
        point.kind === 'wronged' && point.evil.length > 0 ? [t('turn.evil-hands', { names: names(point.evil) })] : [];
      return [what, ...missing, ...evil].join(' ');
    }
    case 'became':
    case 'killed':
      return t(`turn.${point.kind}`, who);
    case 'turned':
      return t('turn.turned', { ...who, side: side(point.side) });
  }
}
