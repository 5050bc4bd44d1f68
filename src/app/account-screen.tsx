import type { ComponentType } from 'react';
import { TextsProvider } from '../i18n/locale-provider';
import { accountTexts } from '../i18n/texts';
import { styledScreen } from './styled-screen';

/** Wraps a screen for persons with an account with its further requirements: Emotion's sheet and its texts. */
export function accountScreen<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return styledScreen((props: Props) => (
    <TextsProvider texts={accountTexts}>
      <Screen {...props} />
    </TextsProvider>
  ));
}
