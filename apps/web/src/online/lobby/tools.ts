import type { Command, Person, TableCard } from '@belfry/protocol';
import { mayDo } from '@belfry/protocol/powers';

export type WantedRole = Extract<Command, { do: 'role' }>['role'];
const ROLES: readonly WantedRole[] = ['player', 'spectator', 'grimoire-spectator', 'co-storyteller', 'storyteller'];

/** What of a person's dialog is theirs to press who looks at it. */
export interface PersonTools {
  readonly rename: boolean;
  readonly roles: readonly WantedRole[];
  readonly mute: boolean;
  readonly kick: boolean;
  readonly leave: boolean;
}

export function personTools(you: Person, person: Person, table: TableCard): PersonTools {
  const mine = person.person === you.person;
  const role: WantedRole = person.grimoire ? 'grimoire-spectator' : person.role;
  const seatedInGame = person.seat !== null && table.stage !== 'lobby';
  const mayRole = mayDo('role', you, table) && !person.bot && !seatedInGame;
  return {
    rename: mine && mayDo('rename', you, table),
    roles: mayRole ? ROLES.filter((other) => other !== role) : [],
    mute: !mine && !person.bot && mayDo('mute', you, table),
    kick: !mine && mayDo('kick', you, table),
    leave: mine && mayDo('leave', you, table),
  };
}

export const hasTools = ({ rename, roles, mute, kick, leave }: PersonTools): boolean =>
  rename || roles.length > 0 || mute || kick || leave;
