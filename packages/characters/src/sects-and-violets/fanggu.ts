import { character, pass, replace } from '@belfry/engine';

/**
 * Each night but the first you pick a player, who dies. The first Outsider of the game whom this would kill becomes an
 * evil Fang Gu instead, and you die.
 */
export const fanggu = character('fanggu', {
  wakes: 'other',
  *act({ choosePlayer, kill }) {
    yield* kill(yield* choosePlayer());
  },
  on: {
    shieldFromDeath: {
      band: 'instead',
      *hook({ me, ability, marksOf, mark, registers, become, turn, tellWhoTheyAre }, { victim, killer }) {
        if (killer?.id !== ability.id || victim === me) return pass;
        // Once in a game, whoever is the Fang Gu by now.
        if (marksOf(ability.character, 'once', true).length > 0) return pass;
        if (!(yield* registers(victim, { team: 'outsider' }))) return pass;
        if (!(yield* become(victim, ability.character, { tell: false }))) return pass;
        mark('once', victim, { outlives: 'everything', standing: true });
        yield* turn(victim, 'evil', { tell: false });
        tellWhoTheyAre(victim);
        return replace(me);
      },
    },
    succession: {
      band: 'settled',
      *hook({ me, ability, livingDemons, characterOf }, { victim, killer }) {
        if (victim !== me || killer?.id !== ability.id) return pass;
        const heir = livingDemons().find((player) => characterOf(player) === ability.character);
        return heir === undefined ? pass : replace(heir);
      },
    },
  },
});
