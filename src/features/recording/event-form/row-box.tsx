import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useField } from '../../../forms/engine/form-context';
import { ErrorLine } from '../../../forms/fields/field-frame';
import { RemoveButton } from '../../../forms/fields/remove-button';

const Box = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  padding: 12px 16px 16px;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);

  &.is-closed {
    padding: 8px 8px 8px 16px;
  }
  /* With hundreds of rows, the browser lays out visible ones only; not for open rows, whose popovers overflow. */
  &.is-line {
    content-visibility: auto;
    contain-intrinsic-size: auto 62px;
  }
`;

const Head = styled.div`
  display: flex;
  gap: 4px 8px;
  align-items: center;
  justify-content: space-between;

  > div {
    flex: 1;
    min-width: 0;
  }
`;

type Props = {
  /** The path of the row. */
  path: string;
  /** The summary of a closed row; undefined while the row is open. */
  closed?: ReactNode;
  /** The buttons beside the name of the row. */
  tools: ReactNode;
  /** The content; without it, a closed row is one line. */
  children?: ReactNode;
};

/** Renders a row of fields in a frame with its name and error, or as one line of text. */
export function RowBox({ path, closed, tools, children }: Props) {
  const { id, label, error, isReadOnly, ref } = useField<object | undefined>(path);
  const isOpen = closed === undefined;
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      className={isOpen ? '' : children ? 'is-closed' : 'is-closed is-line'}
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
    >
      <Head>
        <div>
          <strong id={`${id}-label`} className={isOpen ? undefined : 'visually-hidden'}>
            {label}
          </strong>
          {closed}
        </div>
        {!isReadOnly && tools}
      </Head>
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {children}
    </Box>
  );
}

type RemovableProps = { path: string; onRemove(): void; children: ReactNode };

/** Renders a row that is always open and can be removed. */
export function RemovableRow({ path, onRemove, children }: RemovableProps) {
  const { t } = useLingui();
  const { label } = useField<object | undefined>(path);
  return (
    <RowBox path={path} tools={<RemoveButton label={t`${label} entfernen`} onRemove={onRemove} />}>
      {children}
    </RowBox>
  );
}
