import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../i18n/use-translation';
import { PASSWORD_LENGTH, passwordRules, passwordStrength } from '../../model/password';
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

/** The strength in three steps, and in a word. */
const Strength = styled.p`
  display: flex;
  gap: 4px;
  align-items: center;
  margin-bottom: 6px;

  > i {
    flex: 1;
    max-width: 56px;
    height: 6px;
    border-radius: 3px;
    background: var(--portal-color-line-strong);
  }
  > .is-1 {
    background: var(--portal-color-error-text);
  }
  > .is-2 {
    background: var(--portal-color-warning-text);
  }
  > .is-3 {
    background: var(--portal-color-success-text);
  }
  > span {
    margin-left: 6px;
  }
  @media (forced-colors: active) {
    > i {
      border: 1px solid;
    }
    > [class] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

const STRENGTH_LABELS = [msg`Stärke`, msg`Schwach`, msg`Mittel`, msg`Stark`] as const;

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
 * Renders how strong a new password is, and its rules, ticked while the user types. The last rule is checked by the server only, whose
 * list of common passwords is too large for browsers; the field shows its error.
 */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { length, special } = passwordRules(password);
  const strength = password === '' ? 0 : passwordStrength(password);
  const { min, max } = PASSWORD_LENGTH;
  return (
    <div className="hint" id={id}>
      <Strength>
        {[1, 2, 3].map((step) => (
          <i key={step} className={step <= strength ? `is-${strength}` : undefined} />
        ))}
        <span>{_(STRENGTH_LABELS[strength])}</span>
      </Strength>
      <Rules>
        <Rule isMet={length}>{t`Mindestens ${min} Zeichen, höchstens ${max}`}</Rule>
        <Rule isMet={special}>{t`Mindestens ein Sonderzeichen, zum Beispiel ! ? - _ #`}</Rule>
        <Rule
          isMet={false}
        >{t`Kein häufiges Passwort, auch nicht mit angehängten Ziffern; das prüfen wir beim Absenden`}</Rule>
      </Rules>
    </div>
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
