import { changeSettings, defaultSettings, type OpenTable, type ScriptChoice } from '@belfry/protocol';
import type { Store } from './store/store.ts';
import { isRefusal, type Refusal, readScriptChoice, refuse, refusePolicies } from './table/commands/index.ts';
import type { Happening } from './table/record.ts';
import type { Policies } from './table/storyteller.ts';
import { canBeCalled, tidy } from './words.ts';

const USUAL_CHAIRS = 10;

/** The first records of a table, under the code that it gets. */
export type Beginning = (code: string) => readonly Happening[];

/** What new tables begin with: what somebody wishes for is looked at before anything is written. */
export class Founding {
  readonly #store: Store;
  readonly #policies: Policies;

  constructor(store: Store, policies: Policies) {
    this.#store = store;
    this.#policies = policies;
  }

  async plan(game: string, account: string, wish: OpenTable): Promise<Beginning | Refusal> {
    const name = tidy(wish.name);
    if (!canBeCalled(name)) return refuse('not-possible', { say: 'name.unseen' });
    const settings = changeSettings(defaultSettings(wish.settings?.storyteller ?? 'by-hand'), wish.settings ?? {});
    const noSuch = refusePolicies(wish.settings ?? {}, this.#policies.names);
    if (noSuch !== null) return noSuch;
    const plays = wish.as === 'player';
    if (plays && settings.storyteller !== 'automatic') {
      return refuse('not-possible', { say: 'table.opener' });
    }
    const script = await this.script(wish.script ?? { builtin: 'trouble-brewing' });
    if ('code' in script) return script;
    return (code) => [
      {
        type: 'opened',
        game,
        code,
        settings: { ...settings, title: tidy(settings.title) || 'A table in Belfry' },
        script: script.items,
        chairs: wish.chairs ?? USUAL_CHAIRS,
      },
      { type: 'came', person: 'p1', account, name, role: plays ? 'player' : 'storyteller', host: true },
    ];
  }

  /** A script's list, whatever it was chosen by. */
  async script(choice: ScriptChoice): Promise<{ items: readonly unknown[] } | Refusal> {
    let wanted = choice;
    if ('saved' in choice) {
      const saved = await this.#store.script(choice.saved, choice.version ?? null);
      if (saved === null) return refuse('not-possible', { say: 'table.no-saved-script' });
      wanted = { items: JSON.parse(saved.items) as unknown[] };
    }
    const verdict = readScriptChoice(wanted);
    if (isRefusal(verdict)) return verdict;
    return { items: (verdict[0] as Extract<Happening, { type: 'script' }>).script };
  }
}
