import type { ComponentProps } from 'react';
import { LONGEST_URL } from '../../../model/payloads/longest';
import { TextField } from '../../../ui/fields/text-field';

/** The address of a page; neither the browser nor a keyboard corrects what is typed. */
export const WebAddressField = (props: Pick<ComponentProps<typeof TextField>, 'path' | 'isRequired' | 'hint'>) => (
  <TextField
    {...props}
    maxLength={LONGEST_URL}
    type="url"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
