import { useTitle } from '../app/router.tsx';
import { useWords } from '../i18n/words.tsx';
import { MyTables } from '../online/MyTables.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Door } from './Door.tsx';
import style from './Home.module.css';
import { JoinForm } from './JoinForm.tsx';
import { PlayChoice } from './PlayChoice.tsx';

/** How many characters the almanac has; the almanac itself is too heavy for the first page (a test keeps this true). */
const CHARACTERS = 181;

export function Home() {
  const { t } = useWords();
  useTitle('Belfry');
  return (
    <div className={style.home}>
      <div className={style.welcome}>
        <div className={style.clock} aria-hidden="true">
          <Dial />
        </div>
        <div className={style.words}>
          <h1 className={style.title}>Belfry</h1>
          <p className={style.lead}>{t('home.lead')}</p>
          <div className={style.actions}>
            <ButtonLink href="/play/alone" look="main" size="large">
              {t('home.alone')}
            </ButtonLink>
            <ButtonLink href="/open" size="large">
              {t('home.open')}
            </ButtonLink>
          </div>
          <PlayChoice />
          <p className={style.soft}>{t('home.alone.text')}</p>
          <JoinForm />
        </div>
      </div>
      <MyTables />
      <div className={style.doors}>
        <Door
          href="/learn"
          icon="candle-light"
          title={t('nav.learn')}
          text={t('home.learn.text')}
          note={t('home.first')}
        />
        <Door href="/puzzle" icon="hourglass" title={t('nav.puzzle')} text={t('home.puzzle.text')} />
        <Door href="/grimoire" icon="book-cover" title={t('nav.grimoire')} text={t('home.grimoire.text')} />
        <Door href="/scripts" icon="scroll-unfurled" title={t('nav.scripts')} text={t('home.scripts.text')} />
        <Door
          href="/almanac"
          icon="quill-ink"
          title={t('nav.almanac')}
          text={t('home.almanac.text', { n: CHARACTERS })}
        />
      </div>
    </div>
  );
}

const MINUTES = Array.from({ length: 60 }, (_, minute) => minute);

const Dial = () => (
  <svg viewBox="0 0 200 200" className={style.dial} aria-hidden="true">
    <circle cx="100" cy="100" r="97" className={style.plate} />
    <circle cx="100" cy="100" r="90" className={style.ring} />
    <circle cx="100" cy="100" r="66" className={style.ring} />
    {['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map((hour, at) => (
      <text
        key={hour}
        x="100"
        y="28"
        textAnchor="middle"
        transform={`rotate(${at * 30} 100 100)`}
        className={style.hour}
      >
        {hour}
      </text>
    ))}
    {MINUTES.map((minute) => (
      <path key={minute} d="M100 10v-5" transform={`rotate(${minute * 6} 100 100)`} className={style.minute} />
    ))}
    <path d="M100 104 96 98 100 50l4 48z" transform="rotate(-38 100 100)" className={style.hand} />
    <path d="M100 106 97 98 100 22l3 76z" transform="rotate(-6 100 100)" className={style.handRed} />
    <circle cx="100" cy="100" r="5" className={style.hand} />
  </svg>
);
