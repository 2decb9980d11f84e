import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { useState } from 'react';
import { sayStatement } from '../../game/say.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useSeen } from '../net/use-table.tsx';
import { latestClaims } from '../talk/latest-claims.ts';
import type { SeatProps } from './seat-props.ts';

const NOBODY: Claim = { character: null, learned: [], suspects: [], trusts: [] };

/** Says in public who one is and what one learned. Nobody checks whether it is true. */
export function ClaimForm(props: SeatProps & { readonly onClose: () => void }) {
  const { you, view, script, words, act, refusal, onClose } = props;
  const { t, lookUp } = words;
  const { talk } = useSeen();
  const before = (you.seat === null ? undefined : latestClaims(talk).get(you.seat)) ?? NOBODY;
  const [character, setCharacter] = useState(before.character ?? '');
  const facts = learnedBy(props);
  const [told, setTold] = useState<readonly number[]>([]);
  const toggle = (at: number) => setTold(told.includes(at) ? told.filter((other) => other !== at) : [...told, at]);
  const claim = async () => {
    const learned = told.length === 0 ? before.learned : facts.filter((_, at) => told.includes(at));
    const done = await act({
      do: 'claim',
      claim: { ...before, character: character === '' ? null : character, learned },
    });
    if (done) onClose();
  };
  const seated = script.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  return (
    <Dialog title={t('claims.make')} isOpen onClose={onClose}>
      <p>{t('claims.text')}</p>
      <Choice
        label={t('claims.i-am')}
        value={character}
        onChange={setCharacter}
        choices={[
          { value: '', label: t('claims.secret') },
          ...seated.map((c) => ({ value: c.id, label: lookUp(c.id).name })),
        ]}
      />
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows
        <Switch key={at} isOn={told.includes(at)} onChange={() => toggle(at)}>
          {t('claim.learned', { n: fact.night, what: sayStatement(fact.info, words) })}
        </Switch>
      ))}
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <Button look="main" isDisabled={view.phase !== 'day'} onPress={() => void claim()}>
        {t('claims.go')}
      </Button>
    </Dialog>
  );
}

/** What an ability told, with the choice that came before it on the same night. */
function learnedBy({ view }: SeatProps): ClaimedInfo[] {
  const learned: ClaimedInfo[] = [];
  let chosen: readonly number[] = [];
  for (const { night, fact } of view.journal) {
    if (fact.type === 'chose')
      chosen = Array.isArray(fact.chosen) ? fact.chosen.filter((part) => typeof part === 'number') : [];
    if (fact.type !== 'told' || fact.character === 'demoninfo' || fact.character === 'minioninfo') continue;
    if ('grimoire' in fact.info) continue;
    learned.push({ night, chosen, info: fact.info });
    chosen = [];
  }
  return learned;
}
