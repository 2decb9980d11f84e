import { characterSprite, SCREEN_ICONS, screenSprite } from 'virtual:icon-sprite';

/** A picture from the game-icons set, in the colour of the text. It says nothing to a screen reader. */
export function Icon({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  const sprite = SCREEN_ICONS.has(name) ? screenSprite : characterSprite;
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
