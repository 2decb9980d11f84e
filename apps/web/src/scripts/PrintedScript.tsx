import { TEAMS } from '@belfry/almanac';
import { jinxesOn, type Night, nightSheet, type Script } from '@belfry/scripts';
import { memo, type ReactNode, useRef } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import teamStyle from '../almanac/team.module.css';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { useLocalized } from './localized.ts';
import { NightFace } from './NightFace.tsx';
import style from './PrintedScript.module.css';
import { usePrintFit } from './print-fit.ts';
import { ScriptLogo } from './ScriptLogo.tsx';

interface Paper {
  readonly script: Script;
  readonly title: string;
}

/** On paper only: the two-column character sheet, then a page for each night. A4 and Letter alike. */
export const PrintedScript = memo(function PrintedScript(paper: Paper) {
  const sheet = useRef<HTMLDivElement>(null);
  usePrintFit(sheet);
  return (
    <div ref={sheet} className={style.paper} aria-hidden="true">
      <Characters {...paper} />
      <NightPage {...paper} night="first" />
      <NightPage {...paper} night="other" />
    </div>
  );
});

function Characters({ script, title }: Paper) {
  const { t, lang } = useWords();
  const book = useAlmanac();
  const localized = useLocalized();
  const jinxes = jinxesOn(script, lang);
  const name = (id: string) => {
    const character = script.characters.find((c) => c.id === id);
    return character === undefined ? id : localized(character).name;
  };
  return (
    <section className={style.page}>
      <Head
        title={
          <div className={style.title}>
            <ScriptLogo script={script} className={style.logo} />
            <h1>{title}</h1>
          </div>
        }
        beside={script.author === null ? '' : t('scripts.by', { author: script.author })}
      />
      {TEAMS.map((team) => {
        const members = script.characters.filter((c) => c.team === team).map(localized);
        if (members.length === 0) return null;
        return (
          <section key={team} className={style.team}>
            <h2 className={teamStyle.tinted} data-team={team}>
              {book.terms.teams[team].many}
            </h2>
            <ul className={style.columns}>
              {members.map((character) => (
                <li key={character.id} className={style.member}>
                  <span className={style.token}>
                    <Token character={character} />
                  </span>
                  <span>
                    <strong>{character.name}</strong> {character.ability}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {jinxes.length === 0 ? null : (
        <ul className={style.jinxes}>
          {jinxes.map((jinx) => (
            <li key={`${jinx.a} ${jinx.b}`}>
              <strong>
                {name(jinx.a)} &amp; {name(jinx.b)}:
              </strong>{' '}
              {jinx.rule}
            </li>
          ))}
        </ul>
      )}
      <p className={style.foot}>Belfry</p>
    </section>
  );
}

function NightPage({ script, title, night }: Paper & { readonly night: Night }) {
  const { t, lang } = useWords();
  const heading = t(night === 'first' ? 'scripts.first-night' : 'scripts.other-nights');
  return (
    <section className={style.page}>
      <Head title={<h2>{heading}</h2>} beside={title} />
      <ol className={style.night}>
        {nightSheet(script, night, { lang }).map((line) => (
          <li key={line.id} className={style.nightLine}>
            <NightFace id={line.id} character={script.characters.find((c) => c.id === line.id)} />
            <strong>{line.name}</strong>
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Head = ({ title, beside }: { readonly title: ReactNode; readonly beside: string }) => (
  <header className={style.head}>
    {title}
    <p>{beside}</p>
  </header>
);
