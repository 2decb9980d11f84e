import type { Chooser, SeatId } from '@belfry/engine';

/** "Not the same as last night": the ability remembers whom it picked under `last`. */
export const notAgain = (chooser: Chooser): readonly SeatId[] => {
  const { last } = chooser.memory();
  return typeof last === 'number' ? [last] : [];
};
