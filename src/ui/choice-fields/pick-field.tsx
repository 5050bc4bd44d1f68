import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldFrame } from '../fields/field-frame';
import { SearchBox } from '../fields/search-box';
import { type Named, useSearchText } from '../fields/use-search-text';
import type { Find, SearchOption } from '../fields/use-suggestions';
import { useFormContent } from '../form/form-context';

const Details = styled.p`
  padding-left: 15px;
`;

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** What was picked lately, offered before anything is typed. */
  recent?: readonly SearchOption<Picked>[];
  /** Takes a text for something that is not there yet; without it nothing new can be entered. */
  onNew?: ((text: string) => void) | undefined;
};

/**
 * Picks one of many, those of lately first, or enters a new one. What is picked tells itself apart by its `details`.
 * Text that is not picked is no value, and keeps the form back.
 */
export function PickField<Picked extends Named>({ path, isRequired, hint, find, recent = [], onNew }: Props<Picked>) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const search = useSearchText<Picked>(path);
  const { field, text, pick } = search;
  const details = field.value?.details;
  const words = [text, details].filter(Boolean).join('\n');
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={words}>
      <SearchBox
        {...search}
        about={{ isRequired, hint }}
        pick={(picked) => {
          pick(picked);
          announce([picked.label, picked.details].filter(Boolean).join(', '));
        }}
        find={find}
        beside={{
          recent,
          title: t`Zuletzt verwendet`,
          newWords: onNew && ((typed) => t`„${typed}“ neu eingeben`),
          onNew: (typed) => onNew?.(typed),
        }}
      />
      {details && <Details className="hint">{details}</Details>}
    </FieldFrame>
  );
}
