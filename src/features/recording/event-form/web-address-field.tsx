import type { ComponentProps } from 'react';
import { TextField } from '../../../forms/fields/text-field';
import { MAX_URL_LENGTH } from '../../../model/payloads/longest';

/** The address of a page; neither the browser nor a keyboard corrects what is typed. */
export const WebAddressField = (props: Pick<ComponentProps<typeof TextField>, 'path' | 'isRequired' | 'hint'>) => (
  <TextField
    {...props}
    maxLength={MAX_URL_LENGTH}
    type="url"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
  />
);
