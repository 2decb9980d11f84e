import type { Character, SetupChange, Team } from '@belfry/almanac';

/** A made-up character: the engine knows no real ones. */
export function someone(id: string, team: Team, setup: Omit<SetupChange, 'summary'> | null = null): Character {
  return {
    id,
    name: id,
    team,
    edition: 'test',
    ability: '',
    reminders: [],
    globalReminders: [],
    firstNight: null,
    otherNight: null,
    setup: setup === null ? null : { summary: `change by ${id}`, ...setup },
    tags: [],
    icon: 'bell',
    automated: true,
  };
}

export function crowd(team: Team, size: number): Character[] {
  return Array.from({ length: size }, (_, i) => someone(`${team}-${i + 1}`, team));
}

/** Thirteen, four, four and one plain characters, and whoever is added. */
export function plainScript(...added: Character[]): Character[] {
  return [...crowd('townsfolk', 13), ...crowd('outsider', 4), ...crowd('minion', 4), ...crowd('demon', 1), ...added];
}
