import { FEWEST_PLAYERS, ImpossibleBag, MOST_PLAYERS } from '@belfry/engine';
import { scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { useKept } from '../app/kept.ts';
import { goTo, useQuery } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { useSayOf } from '../scripts/say-of.ts';
import { BUILTIN, ownOnShelf, ownScripts, scriptOnShelf } from '../scripts/shelf.ts';
import { useScriptTitle } from '../scripts/title.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { DealtTokens } from './DealtTokens.tsx';
import { type Dealt, deal } from './deal.ts';
import { keepGame } from './local-games.ts';
import style from './NewGame.module.css';
import { PlayerNames } from './PlayerNames.tsx';

/** Script, chairs, tokens: then night falls. */
export function NewGame() {
  const { t } = useWords();
  const query = useQuery();
  const own = useKept(ownScripts);
  const title = useScriptTitle();
  const [scriptId, setScriptId] = useState(() => query.get('script') ?? 'trouble-brewing');
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: 8 }, () => ''));
  const [dealt, setDealt] = useState<Dealt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shelved = scriptOnShelf(scriptId, own) ?? BUILTIN[0]!;
  const { script } = shelved;
  const called = names.map((name, at) => name.trim() || t('setup.player', { n: at + 1 }));
  const sayOf = useSayOf(script);
  const take = () => {
    if (new Set(called).size !== called.length) return setProblem(t('setup.same-name'));
    if (called.length < FEWEST_PLAYERS || called.length > MOST_PLAYERS) return setProblem(t('setup.need-players'));
    const outcome = deal(script, called);
    if (outcome instanceof ImpossibleBag) return setProblem(sayOf(outcome.said));
    setProblem(null);
    setDealt(outcome);
  };
  const begin = () => {
    if (dealt === null) return;
    const id = Date.now().toString(36);
    keepGame({
      id,
      begun: Date.now(),
      items: scriptItems(script),
      setup: dealt.setup,
      entries: [],
    });
    goTo(`/grimoire/${id}`);
  };
  return (
    <div className={style.setup}>
      <div className={style.side}>
        <Choice
          label={t('setup.script')}
          value={shelved.id}
          onChange={(id) => {
            setScriptId(id);
            setDealt(null);
          }}
          choices={[...ownOnShelf(own), ...BUILTIN].map((s) => ({ value: s.id, label: title(s) }))}
        />
        <PlayerNames
          names={names}
          onChange={(next) => {
            setNames(next);
            setDealt(null);
          }}
        />
        {problem === null ? null : (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
        <Button look={dealt === null ? 'main' : 'plain'} size="large" onPress={take}>
          {t(dealt === null ? 'setup.deal' : 'setup.deal-again')}
        </Button>
      </div>
      {dealt === null ? null : (
        <DealtTokens
          script={script}
          dealt={dealt}
          onChange={(setup) => setDealt({ ...dealt, setup })}
          onBegin={begin}
        />
      )}
    </div>
  );
}
