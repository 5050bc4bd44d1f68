import type { ComponentProps } from 'react';
import { TextField } from '../../../forms/fields/text-field';
import { LONGEST_URL } from '../../../model/payloads/longest';

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
