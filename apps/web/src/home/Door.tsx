import { Link } from '../app/router.tsx';
import { Icon } from '../token/icon.tsx';
import style from './Door.module.css';

/** A way into another part of the tower. */
export function Door(props: {
  readonly href: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}) {
  return (
    <Link href={props.href} className={style.door}>
      <span className={style.medal}>
        <Icon name={props.icon} />
      </span>
      <span className={style.words}>
        <span className={style.title}>{props.title}</span>
        <span className={style.text}>{props.text}</span>
        {props.note === undefined ? null : <span className={style.note}>{props.note}</span>}
      </span>
    </Link>
  );
}
