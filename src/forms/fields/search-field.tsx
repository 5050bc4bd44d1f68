import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { type ExtraEntries, SearchBox } from './search-box';
import { type Named, useSearchText } from './use-search-text';
import type { Find } from './use-suggestions';

export type { SearchOption } from './use-suggestions';

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** Renders a message or an action when the search finds nothing. */
  nothingFound?: ((text: string) => ReactNode) | undefined;
  extraEntries?: ExtraEntries<Picked> | undefined;
  /** Called with the picked option. */
  onPicked?: ((picked: Picked) => void) | undefined;
  /** The content below the field. */
  children?: ReactNode;
};

/**
 * Renders a search to pick one of many that only the server knows. Text that is typed but not picked is no value and
 * blocks submission. For a pick with a short name, the full label is shown below the field.
 */
export function SearchField<Picked extends Named>({
  path,
  isRequired,
  hint,
  onPicked,
  children,
  ...box
}: Props<Picked>) {
  const search = useSearchText<Picked>(path);
  const { field, text } = search;
  function pick(picked: Picked) {
    search.pick(picked);
    onPicked?.(picked);
  }
  const label = field.value?.label;
  const note = label !== text && label;
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={label ?? text}>
      <SearchBox {...search} {...box} pick={pick} extras={{ isRequired, hint, note }} />
      {note && (
        <p className="hint" id={`${field.id}-note`}>
          {note}
        </p>
      )}
      {children}
    </FieldFrame>
  );
}
