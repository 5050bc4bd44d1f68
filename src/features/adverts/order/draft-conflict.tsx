import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { memberPaths } from '../../../routing/member-paths';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Notice } from '../../../ui/notice';
import { useOrder } from './order-context';

/** What to do when two devices have gone on with the order. */
export function DraftConflict() {
  const { t } = useLingui();
  const { state, store } = useOrder();
  if (state.isGone) return <OrderedElsewhere />;
  return (
    <Notice kind="warning" role="alert" title={t`Diese Bestellung wurde auf einem anderen Gerät geändert`}>
      <p>{t`Womit möchten Sie weitermachen?`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={() => store.settle('theirs')}>
          {t`Mit dem anderen Stand`}
        </button>
        <button type="button" className="button" onClick={() => store.settle('mine')}>
          {t`Mit dem Stand hier`}
        </button>
      </DialogButtons>
    </Notice>
  );
}

/** The order was sent or thrown away on another device: what stands here would be another one. */
function OrderedElsewhere() {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const { store, settings } = useOrder();
  const route = inLocale(memberPaths.promotion, locale);
  return (
    <Notice kind="warning" role="alert" title={t`Ein anderes Gerät war schneller`}>
      <p>{t`Diese Bestellung wurde dort schon abgeschickt oder verworfen. Wenn Sie hier weitermachen, wird es eine neue.`}</p>
      <DialogButtons>
        {settings.steps.includes('showAdverts') && (
          <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
            {t`Zu meinen Buchungen`}
          </a>
        )}
        <button type="button" className="button" onClick={() => store.settle('mine')}>
          {t`Weitere Anzeige buchen`}
        </button>
      </DialogButtons>
    </Notice>
  );
}
