import { type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Bell } from './Bell.tsx';
import { Keys } from './Keys.tsx';
import { SettingsDialog } from './next-sheets.ts';
import { useOnline } from './online.ts';
import { Link, usePath } from './router.tsx';
import style from './Shell.module.css';

const PLACES = [
  { href: '/scripts', key: 'nav.scripts' },
  { href: '/almanac', key: 'nav.almanac' },
  { href: '/grimoire', key: 'nav.grimoire' },
  { href: '/learn', key: 'nav.learn' },
] as const;

/** What stands around every page: the name, the ways, the settings. A game has the screen to itself. */
export function Shell({ bare, children }: { readonly bare: boolean; readonly children: ReactNode }) {
  const { t } = useWords();
  const path = usePath();
  const online = useOnline();
  const [settingsOpen, setSettingsOpen] = useState(false);
  if (bare) {
    return (
      <>
        <main className={style.bare}>{children}</main>
        <Keys bare />
      </>
    );
  }
  return (
    <>
      <a className={style.skip} href="#content">
        {t('skip-to-content')}
      </a>
      <header className={style.header}>
        <Link href="/" className={style.brand} aria-label={`Belfry: ${t('nav.home')}`}>
          <Bell />
          <span className={style.word}>Belfry</span>
        </Link>
        <nav aria-label={t('nav.label')} className={style.nav}>
          {PLACES.map(({ href, key }) => (
            <Link
              key={href}
              href={href}
              className={style.place}
              aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <Button look="quiet" aria-label={t('settings.title')} onPress={() => setSettingsOpen(true)}>
          <Cog />
        </Button>
      </header>
      {online ? null : (
        <p className={style.offline} role="status">
          {t('offline.notice')}
        </p>
      )}
      <main id="content" className={style.main} tabIndex={-1}>
        {children}
      </main>
      <Keys bare={false} />
      <Suspense>{settingsOpen ? <SettingsDialog onClose={() => setSettingsOpen(false)} /> : null}</Suspense>
    </>
  );
}

const Cog = () => (
  <svg className={style.cog} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.6" />
    <circle cx="8" cy="17" r="2.6" />
  </svg>
);
