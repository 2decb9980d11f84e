import type { Json, Prompt, View } from '@belfry/engine';
import type { Command, Person, TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import type { Picking } from '../../game/picking.ts';
import type { Tongue } from '../../game/tongue.ts';
import type { Notebook } from './notes.ts';

/** What every part of a player's screen needs. */
export interface SeatProps {
  readonly you: Person;
  readonly table: TableCard;
  readonly view: View;
  readonly script: Script;
  readonly words: Tongue;
  readonly notebook: Notebook;
  readonly picking: Picking;
  readonly prompts: readonly Prompt[];
  readonly act: (cmd: Command) => Promise<boolean>;
  readonly answer: (prompt: Prompt, choice: Json) => Promise<boolean>;
  readonly refusal: string | null;
}
