import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal';
import { settingsHref } from '../../app/settings-href';
import { useTranslation } from '../../i18n/use-translation';
import { ExternalLink } from '../../ui/external-link';
import { useClientLabels } from '../layout/required-messages';

/** The labels and messages of the consents; clients may rename them, as in the footer of each screen. */
export const CONSENTS = {
  conditions: {
    label: msg({ id: 'lbl_conditions', message: 'Nutzungsbedingungen' }),
    missing: msg`Bitte stimmen Sie den Nutzungsbedingungen zu.`,
    missingNamed: (name: string) => msg`Bitte stimmen Sie „${name}“ zu.`,
  },
  privacyPolicy: {
    label: msg({ id: 'lbl_privacy_policy', message: 'Datenschutzhinweise' }),
    missing: msg`Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben.`,
    missingNamed: (name: string) => msg`Bitte bestätigen Sie, dass Sie „${name}“ gelesen haben.`,
  },
} as const;

/**
 * Renders the label of a consent, with a link if the settings have an address. A name of the client is put in quotation
 * marks, because its gender and number are unknown.
 */
export function ConsentLabel({ consent }: { consent: keyof typeof CONSENTS }) {
  const { _ } = useTranslation();
  const { label } = CONSENTS[consent];
  const isOwn = Object.hasOwn(useClientLabels(), label.id);
  const url = usePortal().settings.links[consent];
  const name = _(label);
  if (consent === 'privacyPolicy') {
    return isOwn ? (
      <Trans>
        Ich habe „<MaybeLink url={url}>{name}</MaybeLink>“ gelesen.
      </Trans>
    ) : (
      <Trans>
        Ich habe die <MaybeLink url={url}>Datenschutzhinweise</MaybeLink> gelesen.
      </Trans>
    );
  }
  return isOwn ? (
    <Trans>
      Ich habe „<MaybeLink url={url}>{name}</MaybeLink>“ gelesen und stimme zu.
    </Trans>
  ) : (
    <Trans>
      Ich stimme den <MaybeLink url={url}>Nutzungsbedingungen</MaybeLink> zu.
    </Trans>
  );
}

/** Renders a link, or its text without an address. Lingui inserts the children. */
function MaybeLink({ url, children }: { url: string; children?: ReactNode }) {
  const href = settingsHref(url, usePortal());
  return href ? <ExternalLink href={href}>{children}</ExternalLink> : children;
}
