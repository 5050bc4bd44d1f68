import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';

/** Renders the chosen days that others have taken meanwhile; the rest of the order stays. */
export function UnavailableDays() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { hold, state } = useOrder();
  if (hold.unavailable.length === 0) return null;
  const days = hold.unavailable.map(({ date }) => formatDay(date, locale, 'short')).join('; ');
  return (
    <Notice kind="warning" role="alert" title={t`Nicht mehr frei: ${days}`}>
      <p>
        {state.draft.dates.length > 0
          ? t`Ihre übrigen Tage sind noch da. Wählen Sie andere dazu, oder gehen Sie so weiter.`
          : t`Bitte wählen Sie andere Tage. Alle übrigen Angaben sind noch da.`}
      </p>
    </Notice>
  );
}
