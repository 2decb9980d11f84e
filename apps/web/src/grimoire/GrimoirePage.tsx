import { LOCALES } from '@belfry/almanac';
import { useState } from 'react';
import { download } from '../app/download.ts';
import { useKept } from '../app/kept.ts';
import { Page } from '../app/Page.tsx';
import { useWords } from '../i18n/words.tsx';
import { scriptName } from '../scripts/script-name.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './GrimoirePage.module.css';
import { ImportGame } from './ImportGame.tsx';
import { burnGame, type LocalGame, localGames } from './local-games.ts';
import { NewGame } from './NewGame.tsx';

/** Games on this device, and the way to a new one. */
export function GrimoirePage() {
  const { t, lang } = useWords();
  const games = useKept(localGames);
  const [burning, setBurning] = useState<string | null>(null);
  const when = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Page title={t('grimoire.title')}>
      <p className={style.lead}>{t('grimoire.lead')}</p>
      {games.length === 0 ? null : (
        <section className={style.section}>
          <h2>{t('grimoire.games')}</h2>
          <ul className={style.games}>
            {games.map((game) => (
              <li key={game.id} className={style.game}>
                <div>
                  <p className={style.name}>{scriptName(game.setup.script.name, lang)}</p>
                  <p className={style.soft}>
                    {t('players', { n: game.setup.seats.length })} · {when.format(game.begun)}
                  </p>
                </div>
                <div className={style.buttons}>
                  <Button size="small" look="quiet" onPress={() => setBurning(game.id)}>
                    {t('grimoire.delete')}
                  </Button>
                  <Button size="small" look="quiet" onPress={() => void takeHome(game)}>
                    {t('grimoire.file')}
                  </Button>
                  <ButtonLink size="small" href={`/grimoire/${game.id}`}>
                    {t('grimoire.resume')}
                  </ButtonLink>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={style.section}>
        <h2>{t('grimoire.new')}</h2>
        <NewGame />
      </section>
      <ImportGame />
      <Dialog title={t('grimoire.delete')} isOpen={burning !== null} onClose={() => setBurning(null)}>
        <p>{t('grimoire.delete.sure')}</p>
        <Button
          look="grave"
          onPress={() => {
            burnGame(burning!);
            setBurning(null);
          }}
        >
          {t('grimoire.delete')}
        </Button>
      </Dialog>
    </Page>
  );
}

async function takeHome(game: LocalGame): Promise<void> {
  const { writeGame } = await import('./local-file.ts');
  const day = new Date(game.begun).toISOString().slice(0, 10);
  download(`${game.setup.script.name} ${day}`, writeGame(game));
}
