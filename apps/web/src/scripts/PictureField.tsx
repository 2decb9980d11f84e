import { pictureAddress, pictureFrom } from '@belfry/scripts';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './PictureField.module.css';
import { smallPicture } from './picture.ts';

/** A picture from a file, which travels inside the script; or an address, which only other tools load. */
export function PictureField(props: {
  readonly kind: 'token' | 'logo';
  readonly label: string;
  /** What is in the script now. */
  readonly value: string | null;
  /** Where the script keeps the address, when that is another place. */
  readonly address: string | null;
  readonly most: number;
  readonly onPicture: (picture: string | null) => void;
  readonly onAddress: (address: string) => void;
}) {
  const { t } = useWords();
  const [trouble, setTrouble] = useState(false);
  const shown = pictureFrom(props.value, props.most);
  const take = async (file: File) => {
    const small = await smallPicture(file, props.kind, props.most);
    setTrouble(small === null);
    if (small !== null) props.onPicture(small);
  };
  const address = props.address ?? '';
  const isAddress = address === '' || pictureAddress(address) !== null;
  return (
    <fieldset className={style.field}>
      <legend>{props.label}</legend>
      <div className={style.row}>
        {shown === null ? null : <img className={style[props.kind]} src={shown} alt={t('picture.now')} />}
        <FileButton
          size="small"
          accept={['image/png', 'image/jpeg', 'image/webp', 'image/gif']}
          onFile={(file) => void take(file)}
        >
          {t('picture.choose')}
        </FileButton>
        {shown === null ? null : (
          <Button size="small" look="quiet" onPress={() => props.onPicture(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {trouble ? (
        <p className={style.trouble} role="alert">
          {t('picture.trouble')}
        </p>
      ) : null}
      <TextField
        label={t('picture.address')}
        type="url"
        value={address}
        onChange={props.onAddress}
        maxLength={250}
        hint={t('picture.address.hint')}
        error={isAddress ? null : t('picture.address.wrong')}
      />
    </fieldset>
  );
}
