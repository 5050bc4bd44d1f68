import { useLingui } from '@lingui/react/macro';
import { DateField } from '../../../../forms/fields/typed/date-field';
import { useTranslation } from '../../../../i18n/use-translation';

/** Renders the last of several days, for example of an exhibition; the times apply to each day. */
export function LastDayField({ path }: { path: string }) {
  const { t } = useLingui();
  const { today } = useTranslation();
  const hint = t`Die Uhrzeiten gelten an jedem Tag bis dahin, zum Beispiel als Öffnungszeiten.`;
  return <DateField path={path} hint={hint} min={today} />;
}
