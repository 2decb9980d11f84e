import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Trouble } from '../ui/States.tsx';

/** Catches what a page throws, so that one snapped rope does not bring the tower down. */
export class Crash extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { t } = useWords();
  return (
    <Trouble title={t('crash.title')} whole>
      <p>{t('crash.text')}</p>
      <Button look="main" onPress={() => window.location.reload()}>
        {t('crash.again')}
      </Button>
    </Trouble>
  );
}
