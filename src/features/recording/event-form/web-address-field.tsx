import type { ComponentProps } from 'react';
import { TextField } from '../../../forms/fields/text-field';
import { MAX_URL_LENGTH } from '../../../model/payloads/limits';

/** Renders a field for a web address, without autocorrection. */
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
