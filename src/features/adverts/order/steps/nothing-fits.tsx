import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../../ui/notice';
import { NO_FILTER } from '../offers';
import { useOrder } from '../order-context';

/** Renders the notice that no offer matches the filter. */
export function NothingFits() {
  const { t } = useLingui();
  const { setFilter } = useOrder();
  return (
    <Notice kind="info" role="status" title={t`Dazu passt kein Werbeplatz`}>
      <button type="button" className="button is-quiet" onClick={() => setFilter(NO_FILTER)}>
        {t`Alle zeigen`}
      </button>
    </Notice>
  );
}
