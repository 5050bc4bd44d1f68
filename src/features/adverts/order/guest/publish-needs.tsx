import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { usePortal } from '../../../../app/portal';
import { useSettingsLayers } from '../../../../app/use-settings-layers';
import { useTranslation } from '../../../../i18n/use-translation';
import { neededAddresses } from '../../../../model/rules/needed-addresses';
import type { AdvertSettings } from '../../../../settings/to-advert-settings';
import { toRecordingSettingsIn } from '../../../../settings/to-recording-settings';
import { Disclosure } from '../../../../ui/disclosure';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  align-items: start;
  justify-content: space-between;

  > details {
    flex: 1 1 20em;
    min-width: 0;
  }
  ul {
    display: grid;
    gap: 6px;
    max-width: 44em;
    padding-inline-start: 1.2em;
    color: var(--portal-color-text-soft);
    font-size: var(--text-s);
  }
`;

type Props = Pick<AdvertSettings, 'steps'> & {
  /** True to open it initially, with a button to the order: later steps have one of their own. */
  isOpen: boolean;
  /** Continues to the order. */
  onOrder(): void;
};

/** Renders the requirements of an order, an account and a visible event, with links to both. */
export function PublishNeeds({ steps, isOpen, onOrder }: Props) {
  const { t } = useLingui();
  const { client, settings } = usePortal();
  const { token } = useSnapshot(client.session.state);
  const mayRecord = settings.applicationSettings.activateEventsRecording && steps.includes('newEvent');
  return (
    <Box>
      <Disclosure open={isOpen} summary={t`Das brauchen Sie für eine Anzeige`}>
        <ul>
          <li>{t`Ein Konto. Sie können sich während der Bestellung registrieren.`}</li>
          <li>
            {t`Eine eigene Veranstaltung, die an den gebuchten Tagen veröffentlicht ist.`}{' '}
            {mayRecord && t`Sie können sie auch während der Bestellung eintragen.`}
          </li>
          {settings.applicationSettings.activateEventsRecording && <PublishingLine />}
        </ul>
      </Disclosure>
      {isOpen && (
        <button type="button" className="button is-quiet" onClick={onOrder}>
          {token === undefined ? t`Anmelden und bestellen` : t`Zur Bestellung`}
        </button>
      )}
    </Box>
  );
}

/** Renders the client's required fields for publishing an event. */
function PublishingLine() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { settings } = usePortal();
  const layers = useSettingsLayers();
  const rules = useMemo(() => toRecordingSettingsIn(locale, layers), [locale, layers]);
  const { location, promoter, either } = neededAddresses({ ...rules, authenticatedArea: settings.authenticatedArea });
  const needed = [
    t({ message: 'Titel', context: 'needed' }),
    t({ message: 'Rubrik', context: 'needed' }),
    ...(rules.fieldSettings.recording.tags.visible ? [t({ message: 'Schlagwort', context: 'needed' })] : []),
    t({ message: 'Termin', context: 'needed' }),
    ...(location ? [t({ message: 'Veranstaltungsort', context: 'needed' })] : []),
    ...(promoter ? [t({ message: 'Veranstalter', context: 'needed' })] : []),
    ...(either ? [t`Veranstaltungsort oder Veranstalter`] : []),
  ];
  const needs = new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(needed);
  return (
    <>
      <li>{t`Zum Veröffentlichen braucht eine Veranstaltung mindestens: ${needs}.`}</li>
      {settings.authenticatedArea.rightsManagement !== 'free' && (
        <li>{t`Sie tragen für eine Organisation oder Gemeinde ein. Dafür geben wir Sie vorher frei.`}</li>
      )}
      {rules.eventRecording.review !== 'none' && <li>{t`Neue Veranstaltungen prüfen wir, bevor sie erscheinen.`}</li>}
    </>
  );
}
