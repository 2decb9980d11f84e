import type { TableCard } from '@belfry/protocol';
import { RULINGS } from '../../grimoire/rulings.ts';
import { useWords } from '../../i18n/words.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './Helm.module.css';

const POLICIES = ['fair', 'plain', 'random'] as const;
type Policy = (typeof POLICIES)[number];
const KINDS = [...RULINGS, 'by-hand'] as const;
const USUAL = '';

/** Whose advice is taken, and for which kinds of ruling somebody else's. */
export function RulingsPanel({ table }: { readonly table: TableCard }) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const { policy, rulings } = table.settings;
  const named = (id: string) => POLICIES.find((known) => known === id);
  const label = (id: string) => {
    const known = named(id);
    return known === undefined ? id : t(`policy.${known}`);
  };
  const choices = (chosen: string) => [
    ...POLICIES.map((value) => ({ value: value as string, label: label(value) })),
    // Set by somebody who knows more than this panel.
    ...(chosen === USUAL || named(chosen) !== undefined ? [] : [{ value: chosen, label: chosen }]),
  ];
  const change = (kind: string, chosen: string) => {
    const { [kind]: _, ...others } = rulings;
    void act({ do: 'settings', change: { rulings: chosen === USUAL ? others : { ...others, [kind]: chosen } } });
  };
  return (
    <section className={style.rulings}>
      <h2>{t('rulings.title')}</h2>
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <Choice
        label={t('rulings.usual')}
        value={policy}
        onChange={(chosen) => void act({ do: 'settings', change: { policy: chosen } })}
        choices={choices(policy)}
      />
      {named(policy) === undefined ? null : <p className={style.soft}>{t(`policy.${policy as Policy}.text`)}</p>}
      {KINDS.map((kind) => {
        const chosen = rulings[kind] ?? USUAL;
        return (
          <Choice
            key={kind}
            label={t(`rulings.${kind}`)}
            value={chosen}
            onChange={(next) => change(kind, next)}
            choices={[{ value: USUAL, label: t('rulings.as-usual', { policy: label(policy) }) }, ...choices(chosen)]}
          />
        );
      })}
    </section>
  );
}
