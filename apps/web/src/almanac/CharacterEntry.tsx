import { type Character, difficultyWeights, helpOf, leftToPeople } from '@belfry/almanac';
import { causeIn } from '@belfry/scripts';
import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { useAlmanac } from './book.ts';
import style from './CharacterEntry.module.css';

/** Everything the almanac says about one character. */
export function CharacterEntry({ character }: { readonly character: Character }) {
  const { t, lang } = useWords();
  const book = useAlmanac();
  const edition = book.editions.find((e) => e.id === character.edition);
  return (
    <article className={style.entry} aria-label={character.name}>
      <header className={style.head}>
        <div className={style.token}>
          <Token character={character} />
        </div>
        <div>
          <h2>{character.name}</h2>
          <p className={style.soft}>
            {book.terms.teams[character.team].one}
            {edition === undefined ? '' : ` · ${edition.name}`}
          </p>
        </div>
      </header>
      <p className={style.ability}>{character.ability}</p>
      {character.setup === null ? null : (
        <p className={style.soft}>{t('almanac.setup', { what: character.setup.summary })}</p>
      )}
      <Night character={character} night="first" />
      <Night character={character} night="other" />
      {character.reminders.length + character.globalReminders.length === 0 ? null : (
        <Section title={t('almanac.reminders')}>
          <p>{[...character.reminders, ...character.globalReminders].join(' · ')}</p>
        </Section>
      )}
      <Jinxes character={character} />
      <Section title={t('almanac.tags')}>
        {character.tags.length === 0 ? (
          <p className={style.soft}>{t('almanac.no-tags')}</p>
        ) : (
          <ul className={style.tags}>
            {character.tags.map(({ tag, why }) => (
              <li key={tag}>
                <strong className="numerals">
                  {signed(difficultyWeights.tags[tag].weight)} {causeIn(lang, tag)}
                </strong>{' '}
                <span className={style.soft}>{why}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Said title={t('almanac.helps')} text={helpOf(character.id, lang)} />
      <Said title={t('almanac.left')} text={leftToPeople(character.id, lang)} />
      <p className={style.soft}>{t(character.automated ? 'almanac.automated' : 'almanac.by-hand')}</p>
    </article>
  );
}

const signed = (weight: number): string => (weight > 0 ? `+${weight}` : `−${-weight}`);

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A section where there is something to say. */
const Said = ({ title, text }: { readonly title: string; readonly text: string | null }) =>
  text === null ? null : (
    <Section title={title}>
      <p>{text}</p>
    </Section>
  );

function Night({ character, night }: { readonly character: Character; readonly night: 'first' | 'other' }) {
  const { t } = useWords();
  const book = useAlmanac();
  const text = night === 'first' ? character.firstNight : character.otherNight;
  const place = book.place(character.id, night);
  if (text === null) return null;
  return (
    <Section title={t(night === 'first' ? 'almanac.first-night' : 'almanac.other-nights')}>
      <p>
        {text}
        {place === null ? null : <span className={style.soft}> ({t('almanac.place', { n: place })})</span>}
      </p>
    </Section>
  );
}

function Jinxes({ character }: { readonly character: Character }) {
  const { t } = useWords();
  const book = useAlmanac();
  const jinxes = book.jinxes.filter((jinx) => jinx.a === character.id || jinx.b === character.id);
  if (jinxes.length === 0) return null;
  return (
    <Section title={t('almanac.jinxes')}>
      <ul className={style.jinxes}>
        {jinxes.map((jinx) => {
          const other = book.character(jinx.a === character.id ? jinx.b : jinx.a);
          return (
            <li key={other.id} className={style.jinx}>
              <span className={style.small}>
                <Token character={other} />
              </span>
              <span>
                <Link href={`/almanac/${other.id}`}>{other.name}</Link>: {jinx.rule}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
