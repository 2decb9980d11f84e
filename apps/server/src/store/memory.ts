import { type Append, BadStore, Conflict, type GameCard, type Store, type StoredScript } from './store.ts';

/** A store that forgets everything when the process ends: for tests and for trying things out. */
export function memoryStore(): Store {
  const logs = new Map<string, string[]>();
  const cards = new Map<string, GameCard>();
  /** Which game has a code. */
  const codes = new Map<string, string>();
  const members = new Map<string, Map<string, string>>();
  const scripts = new Map<string, StoredScript[]>();
  const spent = new Map<string, number>();

  function check({ game, after, card }: Append): void {
    const known = logs.get(game)?.length ?? 0;
    if (known !== after) throw new Conflict(`Game ${game} has ${known} records, not ${after}.`);
    if (card === undefined) return;
    if ((codes.get(card.code) ?? game) !== game) throw new Conflict(`The code ${card.code} is taken.`);
  }

  return {
    async append(append) {
      check(append);
      const log = logs.get(append.game) ?? [];
      logs.set(append.game, log);
      log.push(...append.records);
      if (append.card !== undefined) {
        const before = cards.get(append.game);
        if (before !== undefined) codes.delete(before.code);
        cards.set(append.game, append.card);
        codes.set(append.card.code, append.game);
      }
      for (const { account, role } of append.members ?? []) {
        const games = members.get(account) ?? new Map<string, string>();
        members.set(account, games.set(append.game, role));
      }
    },
    records: async (game) => [...(logs.get(game) ?? [])],
    gameByCode: async (code) => cards.get(codes.get(code) ?? '') ?? null,
    gamesOf: async (account) =>
      [...(members.get(account) ?? [])]
        .map(([game, role]) => ({ ...cards.get(game)!, role }))
        .sort((a, b) => b.updatedAt - a.updatedAt),
    async saveScript(script) {
      const versions = scripts.get(script.id) ?? [];
      if (versions[0] !== undefined && versions[0].owner !== script.owner) return null;
      const version = versions.length + 1;
      scripts.set(script.id, [...versions, { ...script, version }]);
      return version;
    },
    async script(id, version) {
      const versions = scripts.get(id) ?? [];
      return (version === null ? versions.at(-1) : versions[version - 1]) ?? null;
    },
    scriptsOf: async (account) =>
      [...scripts.values()]
        .map((versions) => versions.at(-1)!)
        .filter((script) => script.owner === account)
        .sort((a, b) => b.at - a.at)
        .map(({ items: _, ...rest }) => rest),
    async spend(key, now, forgetAfter) {
      for (const [old, until] of spent) if (until < now) spent.delete(old);
      if (spent.has(key)) return false;
      spent.set(key, forgetAfter);
      return true;
    },
    check: async () => {},
    backup: async () => {
      throw new BadStore('A store in memory cannot be backed up: it has no file.');
    },
    close: async () => {},
  };
}
