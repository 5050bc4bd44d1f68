import type { ComponentType } from 'react';
import { TextsProvider } from '../../i18n/locale-provider';
import { memberScreen } from '../../portal/member-screen';
import { authTexts } from './texts-lazy';

/** A screen on the way to an account, with its texts. */
export function authScreen<Props extends object = object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return memberScreen((props: Props) => (
    <TextsProvider texts={authTexts}>
      <Screen {...props} />
    </TextsProvider>
  ));
}
