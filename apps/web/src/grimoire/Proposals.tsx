import { MOST_IN_BAG, random, type SeatedBag } from '@belfry/engine';
import { type Script, seatTokens, tableScript } from '@belfry/scripts';
import { useState } from 'react';
import { unguessable } from '../app/chance.ts';
import { useKept } from '../app/kept.ts';
import { useWords } from '../i18n/words.tsx';
import { useLocalized } from '../scripts/localized.ts';
import { settings } from '../settings/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Switch } from '../ui/Switch.tsx';
import style from './Proposals.module.css';
import type { Offer } from './propose.ts';

/** Bags that should play well, each with its reason, to be taken instead of the dealt one. */
export function Proposals({
  script,
  names,
  onTake,
}: {
  readonly script: Script;
  readonly names: readonly string[];
  readonly onTake: (seated: SeatedBag) => void;
}) {
  const { t } = useWords();
  const localized = useLocalized();
  const { lang } = useKept(settings);
  const [firstTimers, setFirstTimers] = useState(false);
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  if (names.length > MOST_IN_BAG) return null;
  const ask = async (newcomers: boolean) => {
    const { propose } = await import('./propose.ts');
    setOffers(propose(script, names.length, newcomers, lang));
  };
  const name = (id: string) => localized(script.characters.find((c) => c.id === id)!).name;
  const take = ({ bag }: Offer) => {
    const draws = random(unguessable());
    onTake(seatTokens(tableScript(script), { ...bag, tokens: draws.shuffle(bag.tokens) }, names, draws));
    setOffers(null);
  };
  return (
    <section className={style.proposals} aria-label={t('proposals.title')}>
      <div className={style.ask}>
        <Button onPress={() => void ask(firstTimers)}>
          {t(offers === null ? 'proposals.ask' : 'proposals.others')}
        </Button>
        <Switch
          isOn={firstTimers}
          onChange={(newcomers) => {
            setFirstTimers(newcomers);
            if (offers !== null) void ask(newcomers);
          }}
        >
          {t('proposals.newcomers')}
        </Switch>
      </div>
      {offers === null ? null : (
        <ul className={style.offers}>
          {offers.map((offer) => (
            <li key={offer.bag.tokens.map((token) => token.character).join()} className={style.offer}>
              {offer.title === null ? null : <strong>{offer.title}</strong>}
              <p>{offer.reason}</p>
              <p className={style.soft}>
                {offer.bag.tokens
                  .map(({ character, shows }) =>
                    shows === null
                      ? name(character)
                      : t('proposals.draws', { is: name(character), draws: name(shows) }),
                  )
                  .join(', ')}
              </p>
              <Button onPress={() => take(offer)}>{t('proposals.take')}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
