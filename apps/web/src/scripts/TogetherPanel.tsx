import { type CharacterId, LOCALES } from '@belfry/almanac';
import { type Companion, type KindCount, remedied, type Together, tongue } from '@belfry/scripts';
import { useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import teamStyle from '../almanac/team.module.css';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/States.tsx';
import { useNameOn } from './localized.ts';
import { changeScript, onShelfNow, type ShelvedScript } from './shelf.ts';
import style from './TogetherPanel.module.css';
import { useTogether } from './workbench.ts';

const percent = (share: number) => Math.round(share * 100);

/** What published scripts with these characters usually have as well, and which kinds of ability this one is short of. */
export function TogetherPanel({ shelved }: { readonly shelved: ShelvedScript }) {
  const { t } = useWords();
  const book = useAlmanac();
  const [news, setNews] = useState('');
  const { answer } = useTogether(shelved.script);
  if (answer === undefined) return <Loading />;
  const add = (id: CharacterId) => {
    const now = onShelfNow(shelved.id);
    if (now === null || now.script.characters.some((c) => c.id === id)) return;
    changeScript(shelved.id, remedied(now.script, { do: 'add', id }));
    setNews(t('scripts.added', { name: book.character(id).name }));
  };
  const onAdd = shelved.own ? add : null;
  return (
    <div className={style.panel}>
      <p className="unseen" role="status">
        {news}
      </p>
      <Companions together={answer} shelved={shelved} onAdd={onAdd} />
      <Kinds kinds={answer.kinds} onAdd={onAdd} />
    </div>
  );
}

type OnAdd = ((id: CharacterId) => void) | null;

function Companions(props: { readonly together: Together; readonly shelved: ShelvedScript; readonly onAdd: OnAdd }) {
  const { t, lang } = useWords();
  const { scripts, companions } = props.together;
  return (
    <section>
      <h2>{t('together.title')}</h2>
      <p className={style.soft}>
        {t('together.how', { scripts: new Intl.NumberFormat(LOCALES[lang]).format(scripts) })}
      </p>
      <ul className={style.companions}>
        {companions.map((companion) => (
          <li key={companion.id} className={style.companion}>
            <OneCompanion companion={companion} shelved={props.shelved} onAdd={props.onAdd} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneCompanion(props: {
  readonly companion: Companion;
  readonly shelved: ShelvedScript;
  readonly onAdd: OnAdd;
}) {
  const { t, list } = useWords();
  const book = useAlmanac();
  const nameOf = useNameOn(props.shelved.script);
  const { id, team, usually, with: company } = props.companion;
  const character = book.character(id);
  const drawn = company.map((other) => t('together.with', { name: nameOf(other.id), percent: percent(other.share) }));
  return (
    <>
      <span className={style.token}>
        <Token character={character} />
      </span>
      <span className={style.words}>
        <span className={style.head}>
          <Link href={`/almanac/${id}`} className={style.name}>
            {character.name}
          </Link>
          <span className={teamStyle.tinted} data-team={team}>
            {book.terms.teams[team].one}
          </span>
        </span>
        <span className={style.soft}>
          {t('together.usually', { percent: percent(usually) })}
          {drawn.length === 0 ? '' : ` ${t('together.beside', { names: list(drawn) })}`}
        </span>
      </span>
      {props.onAdd === null ? null : (
        <Button size="small" aria-label={t('together.add', { name: character.name })} onPress={() => props.onAdd?.(id)}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

/** How many of each kind there are, beside what is usual; where most have more, who of that kind would fit. */
function Kinds({ kinds, onAdd }: { readonly kinds: readonly KindCount[]; readonly onAdd: OnAdd }) {
  const { t, lang } = useWords();
  const words = tongue(lang).kinds;
  return (
    <section>
      <h2>{t('kinds.title')}</h2>
      <p className={style.soft}>{t('kinds.how')}</p>
      <table className={style.kinds}>
        <thead>
          <tr>
            <th scope="col">{t('kinds.kind')}</th>
            <th scope="col">{t('kinds.here')}</th>
            <th scope="col">{t('kinds.usual')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((count) => (
            <tr key={count.kind} data-short={count.missing.length > 0 || undefined}>
              <th scope="row">
                {words[count.kind]}
                <Missing count={count} onAdd={onAdd} />
              </th>
              <td className="numerals">{count.here.length}</td>
              <td className="numerals">
                {count.usual[0] === count.usual[1] ? count.usual[0] : `${count.usual[0]}–${count.usual[1]}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Missing({ count, onAdd }: { readonly count: KindCount; readonly onAdd: OnAdd }) {
  const { t } = useWords();
  const book = useAlmanac();
  if (count.missing.length === 0) return null;
  return (
    <span className={style.missing}>
      <span>{t('kinds.more', { percent: percent(count.haveMore) })}</span>
      {count.missing.map((id) => {
        const { name } = book.character(id);
        return onAdd === null ? (
          <Link key={id} href={`/almanac/${id}`}>
            {name}
          </Link>
        ) : (
          <Button key={id} size="small" aria-label={t('together.add', { name })} onPress={() => onAdd(id)}>
            + {name}
          </Button>
        );
      })}
    </span>
  );
}
