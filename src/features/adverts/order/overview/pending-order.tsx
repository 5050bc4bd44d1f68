import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { errorMessage, SAVE_ERRORS } from '../../../../app/error-messages';
import { usePortal } from '../../../../app/portal';
import { useTranslation } from '../../../../i18n/use-translation';
import { withLocale } from '../../../../routing/locale-prefix';
import { paths } from '../../../../routing/paths';
import { Notice } from '../../../../ui/notice';
import { useOrder } from '../order-context';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

/** Renders the notice that the answer to a sent order is missing: a retry with its key never orders twice. */
export function PendingOrder() {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { router } = usePortal();
  const { submission, settings } = useOrder();
  const { error, isSending, order, drop } = submission;
  const route = withLocale(paths.bookings, locale);
  if (isSending) return <Notice kind="info" role="status" title={t`Wir prüfen, ob Ihre Bestellung angekommen ist …`} />;
  return (
    <Notice kind="warning" role="alert" title={t`Wir wissen noch nicht, ob Ihre Bestellung angekommen ist`}>
      {error !== undefined && <p>{_(errorMessage(error, SAVE_ERRORS).hint)}</p>}
      <p>{t`Auch bei einem neuen Versuch bestellen Sie nur einmal. Sie können diese Seite auch später wieder öffnen.`}</p>
      <Actions>
        <button type="button" className="button" onClick={order}>
          {t`Noch einmal nachfragen`}
        </button>
        {settings.steps.includes('showAdverts') && (
          <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
            {t`Zu meinen Buchungen`}
          </a>
        )}
        <button type="button" className="button is-quiet" onClick={drop}>
          {t`Sie ist nicht angekommen. Neu bestellen`}
        </button>
      </Actions>
    </Notice>
  );
}
