import type { SetupScript } from '@belfry/engine';

const shared = new Map<string, WeakRef<SetupScript>>();
const MOST = 500;

/** The engine prepares a script once per object: a thousand tables of one script should hold one object. */
export function sharedScript(script: SetupScript): SetupScript {
  const key = JSON.stringify(script);
  const known = shared.get(key)?.deref();
  if (known !== undefined) return known;
  if (shared.size >= MOST) shared.clear();
  shared.set(key, new WeakRef(script));
  return script;
}
