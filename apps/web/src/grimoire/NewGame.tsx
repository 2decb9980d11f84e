import { FEWEST_PLAYERS, type GameSetup, ImpossibleBag, MOST_PLAYERS } from '@belfry/engine';
import { scriptItems } from '@belfry/scripts';
import { useState } from 'react';
import { useKept } from '../app/kept.ts';
import { goTo, useQuery } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Automation } from '../scripts/Automation.tsx';
import { useSayOf } from '../scripts/say-of.ts';
import { BUILTIN, ownOnShelf, ownScripts, scriptOnShelf } from '../scripts/shelf.ts';
import { useScriptTitle } from '../scripts/title.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { ChooseTokens } from './bag/ChooseTokens.tsx';
import { type KeptDraw, keptDraw } from './bag/kept-draw.ts';
import { type Dealt, deal } from './deal.ts';
import { keepGame } from './local-games.ts';
import style from './NewGame.module.css';
import { PlayerNames } from './PlayerNames.tsx';
import { party, remember } from './party.ts';

const USUAL_CHAIRS = 8;

/** Script, chairs, tokens: then night falls. */
export function NewGame() {
  const { t } = useWords();
  const query = useQuery();
  const own = useKept(ownScripts);
  const title = useScriptTitle();
  const [going] = useState(drawHere);
  const [scriptId, setScriptId] = useState(() => going?.place ?? query.get('script') ?? 'trouble-brewing');
  const [names, setNames] = useState(() => going?.names ?? lastTable());
  const [step, setStep] = useState<'chairs' | 'bag' | Dealt>(going === null ? 'chairs' : 'bag');
  const dealt = typeof step === 'string' ? null : step;
  const [problem, setProblem] = useState<string | null>(null);
  const shelved = scriptOnShelf(scriptId, own) ?? BUILTIN[0]!;
  const { script } = shelved;
  const called = names.map((name, at) => name.trim() || t('setup.player', { n: at + 1 }));
  const sayOf = useSayOf(script);
  const reset = () => setStep('chairs');
  const problemOf = (): string | null => {
    if (new Set(called).size !== called.length) return t('setup.same-name');
    if (called.length < FEWEST_PLAYERS || called.length > MOST_PLAYERS) return t('setup.need-players');
    return null;
  };
  const take = () => {
    const outcome = problemOf() ?? deal(script, called);
    if (typeof outcome === 'string') return setProblem(outcome);
    if (outcome instanceof ImpossibleBag) return setProblem(sayOf(outcome.said));
    setProblem(null);
    setStep(outcome);
  };
  const fill = () => {
    const wrong = problemOf();
    setProblem(wrong);
    if (wrong === null) setStep('bag');
  };
  const begin = (setup: GameSetup) => {
    const id = Date.now().toString(36);
    remember(names);
    keepGame({ id, begun: Date.now(), items: scriptItems(script), setup, entries: [] });
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
            reset();
          }}
          choices={[...ownOnShelf(own), ...BUILTIN].map((s) => ({ value: s.id, label: title(s) }))}
        />
        <Automation script={script} />
        <PlayerNames
          names={names}
          circle={dealt === null}
          onChange={(next) => {
            setNames(next);
            reset();
          }}
        />
        {problem === null ? null : (
          <p className={style.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={style.row}>
          <Button look={step === 'chairs' ? 'main' : 'plain'} size="large" onPress={take}>
            {t(dealt === null ? 'setup.deal' : 'setup.deal-again')}
          </Button>
          {step !== 'chairs' ? null : (
            <Button size="large" onPress={fill}>
              {t('bag.fill')}
            </Button>
          )}
        </div>
      </div>
      {step === 'chairs' ? null : (
        <ChooseTokens
          key={`${shelved.id} ${called.join('\n')}`}
          script={script}
          place={shelved.id}
          names={called}
          callers={called}
          dealt={dealt}
          onDealt={(next) => setStep(next ?? 'bag')}
          onBegin={begin}
        />
      )}
    </div>
  );
}

/** A drawing that was going on when the device fell asleep. */
function drawHere(): KeptDraw | null {
  const draw = keptDraw.get();
  return draw !== null && scriptOnShelf(draw.place, ownScripts.get()) !== null ? draw : null;
}

/** Last evening's players in their chairs, or eight empty ones. */
function lastTable(): readonly string[] {
  const { last } = party.get();
  return last.length >= FEWEST_PLAYERS ? last : Array.from({ length: USUAL_CHAIRS }, () => '');
}
