import { characterSprite, SCREEN_ICONS, screenSprite } from 'virtual:icon-sprite';

/**
 * A picture from the game-icons set, in the colour of the text, or one that a script brings along. It says nothing to a
 * screen reader.
 */
export function Icon({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  if (name.startsWith('data:')) return <img className={className} src={name} alt="" draggable={false} />;
  const sprite = SCREEN_ICONS.has(name) ? screenSprite : characterSprite;
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
