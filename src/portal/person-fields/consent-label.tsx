import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import { ExternalLink } from '../../ui/external-link';
import { usePortal } from '../portal';
import { settingsHref } from '../settings-href';

/** What one may have to agree to; the client may call it otherwise, as below each screen. */
export const CONSENTS = {
  conditions: msg({ id: 'lbl_conditions', message: 'Nutzungsbedingungen' }),
  privacyPolicy: msg({ id: 'lbl_privacy_policy', message: 'Datenschutzhinweise' }),
} as const;

/** The words beside a box for consent; what is agreed to is a link where the settings name an address. */
export function ConsentLabel({ to }: { to: keyof typeof CONSENTS }) {
  const { say } = useSpeech();
  const { links } = usePortal().settings;
  const name = say(CONSENTS[to]);
  if (to === 'privacyPolicy') {
    return (
      <Trans>
        Ich habe die <MaybeLink url={links[to]}>{name}</MaybeLink> gelesen.
      </Trans>
    );
  }
  return (
    <Trans>
      Ich akzeptiere die <MaybeLink url={links[to]}>{name}</MaybeLink>.
    </Trans>
  );
}

/** Lingui puts the words in. */
function MaybeLink({ url, children }: { url: string; children?: ReactNode }) {
  const href = settingsHref(url);
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children;
}
