import { usePortal } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import { withLocale } from '../../../../routing/locale-prefix';
import { useRecordKind } from '../../use-record-kind';
import type { FormTexts } from '../form-kind';

/** Renders the link back to the list of own records. */
export function OwnRecordsLink({ texts }: { texts: Pick<FormTexts, 'ownRecords'> }) {
  const { locale, _ } = useTranslation();
  const { list } = useRecordKind();
  const { router } = usePortal();
  const route = withLocale(list, locale);
  return (
    <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
      {_(texts.ownRecords)}
    </a>
  );
}
