import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH, passwordRules } from '../../model/password';
import { Icon } from '../../ui/icon';

const Rules = styled.ul`
  display: grid;
  gap: 2px;
  list-style: none;

  > li {
    display: flex;
    gap: 6px;
    align-items: start;
  }
  > .is-met > .icon {
    color: var(--portal-color-success-text);
  }
`;

/** A dot in place of the tick of a met rule. */
const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  margin: 0.5em 6px 0;
  border-radius: 50%;
  background: currentColor;
`;

/**
 * Renders the rules for a new password, ticked while the user types. The last rule is checked by the server only, whose
 * list of common passwords is too large for browsers; the field shows its error.
 */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useLingui();
  const { length, special } = passwordRules(password);
  const { min, max } = PASSWORD_LENGTH;
  return (
    <Rules className="hint" id={id}>
      <Rule isMet={length}>{t`Mindestens ${min} Zeichen, höchstens ${max}`}</Rule>
      <Rule isMet={special}>{t`Mindestens ein Sonderzeichen, zum Beispiel ! ? - _ #`}</Rule>
      <Rule
        isMet={false}
      >{t`Kein häufiges Passwort, auch nicht mit angehängten Ziffern; das prüfen wir beim Absenden`}</Rule>
    </Rules>
  );
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useLingui();
  return (
    <li className={isMet ? 'is-met' : undefined}>
      {isMet ? <Icon name="check" size={18} /> : <Dot />}
      <span>
        {children}
        {isMet && <span className="visually-hidden"> {t`(erfüllt)`}</span>}
      </span>
    </li>
  );
}
