import { type DifficultyTag, difficultyWeights, TEAMS, type Team } from '@belfry/almanac';
import { MOST_PICTURE, OWN_FEATURES, type OwnDraft, type OwnFeature, pictureFrom, tongue } from '@belfry/scripts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import { NightField } from './NightField.tsx';
import style from './OwnCharacterForm.module.css';
import { PictureField } from './PictureField.tsx';
import { ReminderFields } from './ReminderFields.tsx';

/** What the community's tools accept. */
const LONGEST = { name: 30, ability: 250 } as const;
const TAGS = Object.keys(difficultyWeights.tags) as DifficultyTag[]; // the type of the record names exactly these keys
const FEATURES = Object.keys(OWN_FEATURES) as OwnFeature[]; // the keys of the record

/** A character of one's own, field by field. */
export function OwnCharacterForm(props: {
  readonly first: OwnDraft;
  /** Whether the script has it already. */
  readonly isKnown: boolean;
  readonly onSave: (draft: OwnDraft) => void;
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const book = useAlmanac();
  const [draft, setDraft] = useState(props.first);
  const [pressed, setPressed] = useState(false);
  const change = (parts: Partial<OwnDraft>) => setDraft((old) => ({ ...old, ...parts }));
  const missing = (text: string) => (pressed && text.trim() === '' ? t('own.missing') : null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (draft.name.trim() !== '' && draft.ability.trim() !== '') props.onSave(draft);
  };
  const face = { name: draft.name, team: draft.team, icon: pictureFrom(draft.image) ?? NO_PICTURE };
  return (
    <Dialog title={t(props.isKnown ? 'own.edit' : 'own.new')} isOpen onClose={props.onClose} wide>
      <form className={style.form} onSubmit={save}>
        <div className={style.head}>
          <span className={style.token}>
            <Token character={face} named />
          </span>
          <div className={style.fields}>
            <TextField
              label={t('own.name')}
              value={draft.name}
              maxLength={LONGEST.name}
              onChange={(name) => change({ name })}
              error={missing(draft.name)}
            />
            <Choice
              label={t('almanac.team')}
              value={draft.team}
              onChange={(team: Team) => change({ team })}
              choices={TEAMS.map((team) => ({ value: team, label: book.terms.teams[team].one }))}
            />
          </div>
        </div>
        <TextField
          label={t('own.ability')}
          lines={3}
          value={draft.ability}
          maxLength={LONGEST.ability}
          onChange={(ability) => change({ ability })}
          hint={t('own.ability.hint')}
          error={missing(draft.ability)}
        />
        <NightField
          night="first"
          place={draft.firstNight}
          text={draft.firstNightReminder}
          onPlace={(firstNight) => change({ firstNight })}
          onText={(firstNightReminder) => change({ firstNightReminder })}
        />
        <NightField
          night="other"
          place={draft.otherNight}
          text={draft.otherNightReminder}
          onPlace={(otherNight) => change({ otherNight })}
          onText={(otherNightReminder) => change({ otherNightReminder })}
        />
        <ReminderFields draft={draft} onChange={change} />
        <Group label={t('own.setup')}>
          <Switch isOn={draft.setup} onChange={(setup) => change({ setup })}>
            {t('own.setup.changes')}
          </Switch>
          {FEATURES.map((feature) => (
            <Switch
              key={feature}
              isOn={draft.features.includes(feature)}
              onChange={(on) =>
                change({
                  features: on ? [...draft.features, feature] : draft.features.filter((one) => one !== feature),
                })
              }
            >
              {t(`own.feature.${feature}`)}
            </Switch>
          ))}
        </Group>
        <TagSwitches tags={draft.tags ?? []} onChange={(tags) => change({ tags })} />
        <PictureField
          kind="token"
          label={t('own.picture')}
          value={draft.image}
          address={pictureFrom(draft.image) === null ? draft.image : null}
          most={MOST_PICTURE}
          onPicture={(image) => change({ image })}
          onAddress={(address) => change({ image: address === '' ? null : address })}
        />
        <Button type="submit" look="main" size="large">
          {t(props.isKnown ? 'own.save' : 'own.add')}
        </Button>
      </form>
    </Dialog>
  );
}

const NO_PICTURE = 'perspective-dice-six-faces-random';

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={style.group}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

/** What the difficulty score counts: without tags it knows nothing of the character. */
function TagSwitches(props: {
  readonly tags: readonly DifficultyTag[];
  readonly onChange: (tags: readonly DifficultyTag[]) => void;
}) {
  const { t, lang } = useWords();
  const words = tongue(lang).difficulty.tags;
  const { tags } = props;
  return (
    <Group label={t('own.tags')}>
      <p className={style.soft}>{t('own.tags.hint')}</p>
      <div className={style.tags}>
        {TAGS.map((tag) => (
          <label key={tag} className={style.tag} data-on={tags.includes(tag) || undefined}>
            <input
              type="checkbox"
              checked={tags.includes(tag)}
              onChange={() => props.onChange(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])}
            />
            {words[tag]}
          </label>
        ))}
      </div>
    </Group>
  );
}
