import type { Character, Team } from '@belfry/almanac';
import { BAG_TEAMS, type Bag, ImpossibleBag, random } from '@belfry/engine';
import type { Script } from '@belfry/scripts';
import { useMemo, useState } from 'react';
import { useAlmanac } from '../../almanac/book.ts';
import teamStyle from '../../almanac/team.module.css';
import { unguessable } from '../../app/chance.ts';
import { useWords } from '../../i18n/words.tsx';
import { useLocalized } from '../../scripts/localized.ts';
import { useSayOf } from '../../scripts/say-of.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import style from './BagPalette.module.css';
import { BagToken } from './BagToken.tsx';
import { bagOf, canDraw, EMPTY, type Filling, fillUp, forBag, needsPlace, type Weighed, weigh } from './filling.ts';

export interface BagPaletteProps {
  readonly script: Script;
  readonly players: number;
  readonly filling: Filling;
  readonly onChange: (filling: Filling) => void;
  readonly onDeal: (bag: Bag) => void;
  /** null where nobody is there to draw from this device. */
  readonly onDraw: ((bag: Bag) => void) | null;
}

/** The bag is filled by hand, or the rest by chance. What is missing or too many is said as one goes. */
export function BagPalette(props: BagPaletteProps) {
  const { script, players, filling, onChange, onDeal, onDraw } = props;
  const { t } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  const sayOf = useSayOf(script);
  const [refusal, setRefusal] = useState<string | null>(null);
  const weighed = useMemo(() => weigh(script, filling, players), [script, filling, players]);
  const all = useMemo(() => forBag(script), [script]);
  const full = weighed.tokens === players;
  const place = needsPlace(script, filling);
  const change = (next: Filling) => {
    setRefusal(null);
    onChange(next);
  };
  const rest = () => {
    const filled = fillUp(script, filling, players, random(unguessable()));
    if (filled instanceof ImpossibleBag) setRefusal(sayOf(filled.said));
    else change(filled);
  };
  const shuffled = () => bagOf(script, filling, players, random(unguessable()));
  const row = (team: Team, members: readonly Character[]) => (
    <ul className={style.tokens} aria-label={book.terms.teams[team].many}>
      {members.map((character) => (
        <BagToken
          key={character.id}
          character={localized(character)}
          script={script}
          players={players}
          filling={filling}
          onChange={change}
        />
      ))}
    </ul>
  );
  const travellers = all.filter((c) => c.team === 'traveller');
  const come = travellers.filter((c) => filling.characters.includes(c.id)).length;
  return (
    <section className={style.palette} aria-label={t('bag.title')}>
      <div className={style.top}>
        <p className={style.soft}>{t('bag.hint')}</p>
        <Button look="quiet" size="small" isDisabled={filling.characters.length === 0} onPress={() => change(EMPTY)}>
          {t('bag.empty')}
        </Button>
      </div>
      <Changes of={weighed.changes.filter((c) => c.team === 'fabled' || c.team === 'loric')} />
      {BAG_TEAMS.map((team) => {
        const members = all.filter((c) => c.team === team);
        return members.length === 0 ? null : (
          <section key={team} className={style.team}>
            <TeamHead team={team} weighed={weighed} />
            {row(team, members)}
            <Changes of={weighed.changes.filter((c) => c.team === team)} />
            <Mistaken script={script} team={team} filling={filling} onChange={change} />
          </section>
        );
      })}
      {travellers.length === 0 ? null : (
        <details className={style.team} open={players > 15 || undefined}>
          <summary className={`${style.head} ${teamStyle.tinted}`} data-team="traveller">
            {book.terms.teams.traveller.many}
            <span className={`${style.count} numerals`}>{come}</span>
          </summary>
          {row('traveller', travellers)}
        </details>
      )}
      <div className={style.foot}>
        <Verdict weighed={weighed} players={players} script={script} />
        {refusal === null ? null : (
          <p className={style.problem} role="alert">
            {refusal}
          </p>
        )}
        <div className={style.buttons}>
          {full ? null : (
            <Button look="main" onPress={rest}>
              {t(filling.characters.length === 0 ? 'bag.by-chance' : 'bag.rest')}
            </Button>
          )}
          <Button look={full ? 'main' : 'plain'} isDisabled={!full} onPress={() => onDeal(shuffled())}>
            {t('bag.deal')}
          </Button>
          {onDraw === null ? null : (
            <Button isDisabled={!full || place !== null} onPress={() => onDraw(shuffled())}>
              {t('bag.draw')}
            </Button>
          )}
        </div>
        {onDraw === null || place === null ? null : (
          <p className={style.soft}>{t('bag.no-draw', { name: localized(place).name })}</p>
        )}
      </div>
    </section>
  );
}

function TeamHead({ team, weighed }: { readonly team: (typeof BAG_TEAMS)[number]; readonly weighed: Weighed }) {
  const { t } = useWords();
  const book = useAlmanac();
  const { held, wanted } = weighed.teams.find((one) => one.team === team)!;
  const said = t(wanted.length === 0 ? 'bag.held' : 'bag.count', { held, wanted: wanted.join(t('bag.or')) });
  return (
    <h3 className={`${style.head} ${teamStyle.tinted}`} data-team={team}>
      {book.terms.teams[team].many}
      <span className={`${style.count} numerals`} data-right={wanted.includes(held) || undefined}>
        {said}
      </span>
    </h3>
  );
}

/** Those who are wrong about themselves: which token they draw. */
function Mistaken({
  script,
  team,
  filling,
  onChange,
}: Pick<BagPaletteProps, 'script' | 'filling' | 'onChange'> & { readonly team: Team }) {
  const { t } = useWords();
  const localized = useLocalized();
  const mistaken = script.characters.filter(
    (c) => c.team === team && c.setup?.drawsAs !== undefined && filling.characters.includes(c.id),
  );
  return mistaken.map((character) => {
    const { [character.id]: shown = '', ...others } = filling.shows;
    return (
      <Choice
        key={character.id}
        label={t('bag.draws', { name: localized(character).name })}
        value={shown}
        onChange={(id) =>
          onChange({ ...filling, shows: id === '' ? others : { ...filling.shows, [character.id]: id } })
        }
        choices={[
          { value: '', label: t('bag.draws.chance') },
          ...canDraw(script, character).map((c) => ({ value: c.id, label: localized(c).name })),
        ]}
      />
    );
  });
}

/** Why the numbers are as they are. */
function Changes({ of }: { readonly of: readonly Character[] }) {
  const localized = useLocalized();
  return of.map((character) => (
    <p key={character.id} role="status" className={style.soft}>
      <strong>{localized(character).name}:</strong> {localized(character).setup?.summary}
    </p>
  ));
}

/** What is still missing, and what is too many. */
function Verdict(props: { readonly weighed: Weighed; readonly players: number; readonly script: Script }) {
  const { t, list } = useWords();
  const sayOf = useSayOf(props.script);
  const { gaps, tokens, problems } = props.weighed;
  const some = (of: readonly Weighed['gaps'][number][]) =>
    list(of.map(({ team, by }) => t(`bag.some.${team}`, { n: Math.abs(by) })));
  const missing = gaps.filter(({ by }) => by > 0);
  const spare = gaps.filter(({ by }) => by < 0);
  return (
    <div className={style.verdict} role="status">
      <p className="numerals">
        <strong>{t('bag.tokens', { n: tokens, players: props.players })}</strong>{' '}
        {missing.length === 0 ? null : <span>{t('bag.missing', { what: some(missing) })} </span>}
        {spare.length === 0 ? null : <span className={style.problem}>{t('bag.too-many', { what: some(spare) })} </span>}
        {gaps.length === 0 && problems.length === 0 && tokens === props.players ? t('bag.right') : null}
      </p>
      {problems.map(({ said, message }) => (
        <p key={message} className={style.problem}>
          {sayOf(said)}
        </p>
      ))}
    </div>
  );
}
