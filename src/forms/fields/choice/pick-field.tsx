import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormContent } from '../../engine/form-context';
import { FieldFrame } from '../field-frame';
import { SearchBox } from '../search-box';
import { type Named, useSearchText } from '../use-search-text';
import type { Find, SearchOption } from '../use-suggestions';

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** The recent picks, offered before the user types. */
  recent?: readonly SearchOption<Picked>[];
  /** Called with the typed text to enter something new; without it, nothing new can be entered. */
  onNew?: ((text: string) => void) | undefined;
  /** True while the user enters something new; the typed text is not an error then. */
  isEnteringNew?: boolean;
};

/**
 * Renders a search to pick one of many, with recent picks first, or to enter something new. `details` distinguish picks
 * of the same name. Text that is typed but not picked is no value and blocks submission.
 */
export function PickField<Picked extends Named>({
  path,
  isRequired,
  hint,
  find,
  recent = [],
  onNew,
  isEnteringNew = false,
}: Props<Picked>) {
  const { t } = useLingui();
  const { announce } = useFormContent();
  const search = useSearchText<Picked>(path);
  const { text, pick } = search;
  const field = isEnteringNew ? { ...search.field, error: undefined } : search.field;
  const details = field.value?.details;
  const readOnlyText = [text, details].filter(Boolean).join('\n');
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={readOnlyText}>
      <SearchBox
        {...search}
        field={field}
        extras={{ isRequired, hint }}
        pick={(picked) => {
          pick(picked);
          announce([picked.label, picked.details].filter(Boolean).join(', '));
        }}
        find={find}
        extraEntries={{
          recent,
          title: t`Zuletzt verwendet`,
          newLabel: onNew && ((typed) => t`„${typed}“ neu eingeben`),
          onNew: (typed) => onNew?.(typed),
        }}
      />
      {details && <p className="hint">{details}</p>}
    </FieldFrame>
  );
}
