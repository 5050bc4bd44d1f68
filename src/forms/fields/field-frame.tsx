import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { describedBy, type FieldState } from '../engine/form-context';
import { FieldMark } from './optional-mark';
import { FieldLabel } from './section-title';

const Frame = styled.div`
  /* In all forms with the same width, so that the fields beside it are one below another. */
  &:has(> [name$='plz']) {
    min-width: 9em;
  }
  > label {
    justify-self: start;
  }
  > input {
    max-width: 100%;
  }
  /* As wide as what it holds. */
  > input:is([type='email'], [type='url'], [autocomplete='username'], [autocomplete$='address-line1'], [name$='street']) {
    width: 27.5em;
  }
  @container portal (min-width: 480px) {
    > input:is([type='tel'], [autocomplete$='-name']) {
      width: 17.5em;
    }
  }
  > input:is([autocomplete$='postal-code'], [name$='plz'], [name$='zipcode'], [name='houseNumber']) {
    width: 7.5em;
  }
  [aria-invalid='true'] {
    border-color: var(--portal-color-error-text);
    box-shadow: 0 0 0 1px var(--portal-color-error-text);
  }
`;

const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  justify-content: space-between;
  align-items: center;
`;

/** A row for error and counter, which wraps where space is short, and never widens the field. */
const Foot = styled.div`
  width: 0;
  min-width: 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px 16px;
`;

const ErrorText = styled.p`
  display: flex;
  flex: 1 1 12em;
  gap: 6px;
  align-items: start;
  color: var(--portal-color-error-text);
  font-size: 0.93em;
  font-weight: 600;

  > .icon {
    margin-top: 0.1em;
  }
`;

const Counter = styled.p`
  margin-left: auto;
  font-variant-numeric: tabular-nums;
`;

/** Renders an error message with an icon, for `aria-describedby`. */
export const ErrorLine = ({ id, children }: { id: string; children: ReactNode }) => (
  <ErrorText id={id}>
    <Icon name="warning" size={18} />
    <span>{children}</span>
  </ErrorText>
);

/** A read-only text, which wraps and can be selected. */
const ReadOnlyText = styled.div`
  min-height: 1lh;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

type Framed = Pick<FieldState<unknown>, 'id' | 'label' | 'error' | 'isReadOnly' | 'ref'>;

type Props = {
  field: Framed;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** A link at the end of the label's line. */
  beside?: ReactNode;
  /** The character counter: '12 von 80'. */
  counter?: string | undefined;
  /** The text in place of the control when the field is read-only. */
  text?: ReactNode;
  /** Called when the user clicks the label, for controls that are not native. */
  onLabel?: (() => void) | undefined;
  children?: ReactNode;
};

/** Renders label, hint, control and error of a field. */
export function FieldFrame({ field, isRequired = false, hint, beside, counter, text = '', onLabel, children }: Props) {
  const { id, label, error, isReadOnly } = field;
  const labelled = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the control itself.
    <label htmlFor={id} id={`${id}-label`} className="label" onClick={onLabel}>
      <FieldLabel label={label} />
      <FieldMark isRequired={isRequired || isReadOnly} />
    </label>
  );
  return (
    <Frame className="field">
      {beside ? (
        <LabelLine>
          {labelled}
          {beside}
        </LabelLine>
      ) : (
        labelled
      )}
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {isReadOnly ? <ReadOnly field={field} hint={hint} text={text} /> : children}
      {(error || counter) && (
        <Foot className="foot">
          {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
          {counter && !isReadOnly && (
            <Counter className="hint" id={`${id}-counter`}>
              {counter}
            </Counter>
          )}
        </Foot>
      )}
    </Frame>
  );
}

/** Renders the text as a read-only text field, which users of assistive technology can focus and read. */
function ReadOnly({ field: { id, error, ref }, hint, text }: { field: Framed; hint: ReactNode; text: ReactNode }) {
  const { t } = useLingui();
  return (
    <ReadOnlyText
      ref={ref}
      id={id}
      role="textbox"
      aria-readonly="true"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, hint, error)}
      tabIndex={0}
      className={text === '' ? 'hint' : undefined}
    >
      {text || t`Keine Angabe`}
    </ReadOnlyText>
  );
}
