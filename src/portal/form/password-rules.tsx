import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../i18n/use-speech';
import { PASSWORD_LENGTH, passwordRules } from '../../model/password';
import { Icon } from '../../ui/icon';
import { isSimple, passwordStrength } from './password-strength';

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

/** Stands where the tick will be. */
const Dot = styled.span`
  flex: none;
  width: 6px;
  height: 6px;
  margin: 0.5em 6px 0;
  border-radius: 50%;
  background: currentColor;
`;

const STRENGTHS = {
  weak: msg`Passwort: leicht zu erraten`,
  fair: msg`Passwort: gut`,
  strong: msg`Passwort: sehr gut`,
};

/** What a new password needs, ticked while one types. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { length, special } = passwordRules(password);
  const { min } = PASSWORD_LENGTH;
  return (
    <Rules className="hint" id={id}>
      <Rule isMet={length}>{t`Mindestens ${min} Zeichen`}</Rule>
      <Rule isMet={special}>{t`Mindestens ein Sonderzeichen, zum Beispiel ! ? - _ #`}</Rule>
      <Rule isMet={length && !isSimple(password)}>
        {t`Nicht zu einfach: kein häufiges Wort mit angehängten Ziffern`}
      </Rule>
      {password !== '' && <li>{say(STRENGTHS[passwordStrength(password)])}</li>}
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
