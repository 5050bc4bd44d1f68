import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AccountIcon } from '../../ui/account-icons';
import { controlProps, describedBy, useField } from '../engine/form-context';
import { FieldButton } from '../fields/field-button';
import { FieldFrame } from '../fields/field-frame';
import { PasswordRules } from './password-rules';

const Box = styled.div`
  position: relative;
  max-width: 27.5em;

  > .input {
    padding-right: 56px;
  }
`;

const CapsHint = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
`;

type Props = {
  path: string;
  autoComplete: 'current-password' | 'new-password';
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** A link at the end of the label's line. */
  beside?: ReactNode;
  /** True to show the rules for a new password and which of them are met. */
  hasRules?: boolean | undefined;
};

/** Renders a password field whose input can be shown; the form's description must set `isSecret`. */
export function PasswordField({ path, autoComplete, isRequired, hint, beside, hasRules = false }: Props) {
  const { t } = useLingui();
  const field = useField<string | undefined>(path);
  const { id, label, value: text = '', error, set, touch } = field;
  const [isShown, setIsShown] = useState(false);
  const [isCaps, setIsCaps] = useState(false);
  const described = [describedBy(id, hint, error), hasRules && `${id}-rules`, isCaps && `${id}-caps`];
  // Password managers dispatch key events without the methods of `KeyboardEvent`.
  const look = ({ nativeEvent }: KeyboardEvent) => setIsCaps(nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} beside={beside}>
      <Box>
        <input
          {...controlProps(field, { isRequired, hint })}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="input"
          value={text}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={({ target }) => set(target.value)}
          onKeyDown={look}
          onKeyUp={look}
          onBlur={() => {
            setIsCaps(false);
            touch();
          }}
        />
        <FieldButton
          type="button"
          aria-label={t`${label} anzeigen`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <AccountIcon name={isShown ? 'eye-off' : 'eye'} />
        </FieldButton>
      </Box>
      <CapsHint className="hint" id={`${id}-caps`} hidden={!isCaps}>
        <AccountIcon name="caps-lock" size={18} />
        {t`Die Feststelltaste ist an.`}
      </CapsHint>
      {hasRules && <PasswordRules id={`${id}-rules`} password={text} />}
    </FieldFrame>
  );
}
