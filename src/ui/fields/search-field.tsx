import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { SearchBox } from './search-box';
import { type Named, useSearchText } from './use-search-text';
import type { Find } from './use-suggestions';

export type { SearchOption } from './use-suggestions';

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** What to say or to offer when the search finds nothing. */
  nothingFound?: ((text: string) => ReactNode) | undefined;
};

/**
 * Picks one of many that only the server knows. Text that is typed but not picked is no value, and the form cannot be
 * sent with it.
 */
export function SearchField<Picked extends Named>({ path, isRequired, hint, find, nothingFound }: Props<Picked>) {
  const search = useSearchText<Picked>(path);
  return (
    <FieldFrame field={search.field} isRequired={isRequired} hint={hint} text={search.text}>
      <SearchBox {...search} about={{ isRequired, hint }} find={find} nothingFound={nothingFound} />
    </FieldFrame>
  );
}
