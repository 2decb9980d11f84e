import { almanac, type Character, type CharacterId } from '@belfry/almanac';
import { BadSetup, type GameSetup, type Random, type SetupRulings } from '@belfry/engine';
import type { DealtToken } from '@belfry/protocol';
import { type Script, setUp, tableScript } from '@belfry/scripts';
import { bestBag, type Players } from '@belfry/storyteller';

export interface Deal {
  readonly script: Script;
  /** Clockwise. */
  readonly names: readonly string[];
  /** What the Storyteller dealt by hand, and with it what nobody holds. */
  readonly tokens?: readonly DealtToken[];
  readonly heldByNobody?: readonly CharacterId[];
  readonly picks?: readonly CharacterId[];
  readonly fabled?: readonly CharacterId[];
  readonly ruled?: SetupRulings;
  /** For whom a careful Storyteller would choose among several bags; any will do where it is null. */
  readonly suits?: Players | null;
  readonly random: Random;
}

/** Everything that is settled before the first night. Throws in words when there is no such game. */
export function dealGame(deal: Deal): GameSetup {
  const { script, names, tokens, picks = [], fabled, ruled, suits = null, random } = deal;
  if (tokens !== undefined) return given(deal, tokens);
  return setUp(tableScript(script), names, random, {
    picks: picks.map((id) => characterOn(script, id)),
    ...(fabled === undefined ? {} : { fabled }),
    ...(ruled === undefined ? {} : { ruled }),
    ...(suits === null ? {} : { best: bestBag(script.characters, suits) }),
  }).setup;
}

function given(deal: Deal, tokens: readonly DealtToken[]): GameSetup {
  const { script, names, heldByNobody = [], fabled = [], ruled } = deal;
  if (tokens.length !== names.length) {
    throw new BadSetup({ say: 'setup.chairs', chairs: names.length, tokens: tokens.length });
  }
  return {
    script: tableScript(script).played,
    seats: names.map((name, at) => ({ name, ...tokens[at]! })),
    ...(heldByNobody.length === 0 ? {} : { heldByNobody }),
    ...(fabled.length === 0 ? {} : { fabled }),
    ...(ruled === undefined ? {} : { ruled }),
  };
}

function characterOn(script: Script, id: CharacterId): Character {
  const found = script.characters.find((c) => c.id === id) ?? almanac().characters.get(id);
  if (found === undefined) throw new BadSetup({ say: 'setup.no-such-character', written: id });
  return found;
}
