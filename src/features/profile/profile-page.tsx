import type { ComponentType } from 'react';
import { TextsProvider } from '../../i18n/locale-provider';
import { memberScreen } from '../../portal/member-screen';
import { profileTexts } from './texts-lazy';

/** A screen of the profile, with its texts. */
export function profilePage<Props extends object = object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return memberScreen((props: Props) => (
    <TextsProvider texts={profileTexts}>
      <Screen {...props} />
    </TextsProvider>
  ));
}
