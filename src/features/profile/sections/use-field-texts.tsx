import type { ReactNode } from 'react';
import { usePortal } from '../../../portal/portal';
import { RichText } from '../../../ui/rich-text';
import { fieldSetting } from '../field-setting';

/** What a field of the profile is given: `<TextField {...fieldOf('official.plz')} />`. */
export type FieldTexts = { path: string; isRequired?: boolean; hint?: ReactNode };

/** Help and whether it must be filled, by the client's settings (spec section 5). */
export function useFieldTexts(): (path: string) => FieldTexts {
  const { settings } = usePortal();
  return (path) => {
    const setting = fieldSetting(path, settings);
    return {
      path,
      ...(setting?.required && { isRequired: true }),
      ...(setting?.info && { hint: <RichText html={setting.info} /> }),
    };
  };
}
