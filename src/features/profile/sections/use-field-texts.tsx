import type { ReactNode } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { RichText } from '../../../ui/rich-text';
import { fieldLabel, fieldSetting } from '../profile-labels';

/** What a field of the profile is given: `<TextField {...fieldOf('official.plz')} />`. */
export type FieldTexts = { path: string; label: string; isRequired?: boolean; hint?: ReactNode };

/** Label, help and whether it must be filled, by the client's settings (spec section 5). */
export function useFieldTexts(): (path: string) => FieldTexts {
  const { settings } = usePortal();
  const { say } = useSpeech();
  return (path) => {
    const setting = fieldSetting(path, settings);
    return {
      path,
      label: fieldLabel(path, settings, say),
      ...(setting?.required && { isRequired: true }),
      ...(setting?.info && { hint: <RichText html={setting.info} /> }),
    };
  };
}
