import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { usePortal } from '../../../../app/portal';
import { formatDay } from '../../../../i18n/formats';
import { ClockContext, useTranslation } from '../../../../i18n/use-translation';
import { downloadFile } from '../../../../lib/download';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';
import { AccountIcon } from '../../../../ui/account-icons';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';
import { calendarFile } from './calendar-file';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Renders the placed order and the next steps. */
export function SuccessStep() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const now = useContext(ClockContext);
  const { router } = usePortal();
  const { state, settings, startNewOrder } = useOrder();
  const { ordered } = state;
  if (!ordered) return null;
  const { id, number, dates, title } = ordered;
  const route = withLocale(paths.booking(id), locale);
  const days = dates.map((date) => formatDay(date, locale, 'shortWithYear')).join('; ');

  function saveCalendar() {
    const calendar = calendarFile({ id, dates }, t`Anzeige (bestellt, wird geprüft): ${title}`, now());
    downloadFile(`${number}.ics`, new Blob([calendar], { type: 'text/calendar' }));
  }
  return (
    <>
      <Notice kind="success" role="status" title={t`Ihre Bestellung ist eingegangen`}>
        <p>{t`Bestellnummer: ${number}`}</p>
      </Notice>
      {days && <p>{t`Sobald wir Ihre Anzeige freigegeben haben, erscheint sie: ${days}.`}</p>}
      <p>
        {t`Wir prüfen jetzt den Inhalt. Die Bestätigung und die Rechnung bekommen Sie per E-Mail. Bis zum Anzeigenschluss können Sie die Bestellung noch stornieren.`}
      </p>
      <Actions>
        {settings.steps.includes('showAdverts') && (
          <a className="button" href={router.hrefOf(route)} data-route={route}>
            {t`Zur Buchung`}
          </a>
        )}
        {dates.length > 0 && (
          <button type="button" className="button is-quiet" onClick={saveCalendar}>
            <AccountIcon name="download" />
            {t`In den Kalender`}
          </button>
        )}
        <button type="button" className="button is-quiet" onClick={startNewOrder}>
          {t`Weitere Anzeige buchen`}
        </button>
      </Actions>
    </>
  );
}
