import type { Json, OpenOffer } from '@belfry/engine';
import { AnswerForm } from '../game/AnswerForm.tsx';
import { sayOffer } from '../game/say-offer.ts';
import type { Tongue } from '../game/tongue.ts';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import style from './NowPanel.module.css';
import type { PanelProps } from './NowPanel.tsx';

export const offerId = ({ ability, name }: OpenOffer): string => `${ability} ${name}`;

/** What abilities in play let the Storyteller do, and need not be done. Several that say the same are one. */
export function Offers(props: {
  readonly offers: readonly OpenOffer[];
  readonly words: Tongue;
  readonly onOpen: (id: string) => void;
}) {
  const { offers, words, onOpen } = props;
  const said = new Map(offers.map((offer) => [sayOffer(offer, words), offer] as const).reverse());
  if (said.size === 0) return null;
  return (
    <section className={style.offers}>
      <h2>{words.t('offers.title')}</h2>
      {[...said].reverse().map(([text, offer]) => (
        <button key={text} type="button" className={style.offer} onClick={() => onOpen(offerId(offer))}>
          <span>
            <Token character={words.lookUp(offer.character)} />
          </span>
          {text}
        </button>
      ))}
    </section>
  );
}

/** One of them, to be thought over: it is done only when it is confirmed, with what it asks for. */
export function OfferCard(
  props: Pick<PanelProps, 'words' | 'picking' | 'send'> & {
    readonly offer: OpenOffer;
    readonly onClose: () => void;
  },
) {
  const { offer, words, picking, send, onClose } = props;
  const { t, lookUp } = words;
  const character = lookUp(offer.character);
  const take = async (choice: Json) => {
    const { ability, name } = offer;
    if (await send({ type: 'intervene', action: { do: 'offer', ability, name, choice } })) onClose();
  };
  return (
    <section className={style.card}>
      <div className={style.head}>
        <span>
          <Token character={character} />
        </span>
        <h2>{sayOffer(offer, words)}</h2>
      </div>
      <p>{character.ability}</p>
      {offer.options === null ? (
        <Button look="grave" onPress={() => void take(null)}>
          {t('offers.take')}
        </Button>
      ) : (
        <AnswerForm
          id={`offer ${offerId(offer)}`}
          options={offer.options}
          words={words}
          picking={picking}
          onAnswer={(choice) => void take(choice)}
        />
      )}
      <Button look="quiet" onPress={onClose}>
        {t('cancel')}
      </Button>
    </section>
  );
}
