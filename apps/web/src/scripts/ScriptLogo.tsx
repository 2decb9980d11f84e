import { MOST_LOGO, pictureFrom, type Script } from '@belfry/scripts';

/** The script's own picture, where the file has one in it. */
export function ScriptLogo(props: { readonly script: Script; readonly className: string | undefined }) {
  const picture = pictureFrom(props.script.meta?.picture, MOST_LOGO);
  return picture === null ? null : <img className={props.className} src={picture} alt="" />;
}
