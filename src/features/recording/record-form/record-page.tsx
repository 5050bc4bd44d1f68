import type { ComponentType } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { memberScreen } from '../../../portal/member-screen';
import { fieldTexts } from '../../../ui/field-texts-lazy';
import { eventFormTexts } from '../event-form/event-texts-lazy';

/** The screen of the form, with its texts and those of its fields. */
export function eventPage<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return memberScreen((props: Props) => (
    <TextsProvider texts={fieldTexts}>
      <TextsProvider texts={eventFormTexts}>
        <Screen {...props} />
      </TextsProvider>
    </TextsProvider>
  ));
}
