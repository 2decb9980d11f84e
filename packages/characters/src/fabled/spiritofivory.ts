import { character, pass, prevent } from '@belfry/engine';

/** There is never more than one evil player beyond the usual number. */
export const spiritofivory = character('spiritofivory', {
  on: {
    *turning({ players, alignmentOf, usualEvil, marked }, { to }) {
      const evil = players().filter((player) => alignmentOf(player) === 'evil').length;
      return to === 'evil' && (evil > usualEvil() || marked('no-more-evil').length > 0) ? prevent : pass;
    },
  },
});
