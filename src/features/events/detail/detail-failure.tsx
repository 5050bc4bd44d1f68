import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/api-error';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { lastList } from '../last-list';
import { Page } from './detail-layout';
import { eventFailureWords } from './event-failure-words';

const Card = styled.div`
  clear: both;
  display: grid;
  gap: 12px;
  justify-items: start;
  max-width: 640px;
  padding: clamp(20px, 5cqi, 40px);
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);

  > .icon {
    color: var(--portal-color-text-soft);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Heading = styled.h2`
  font-size: 1.35em;
  line-height: 1.25;
  text-wrap: balance;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 4px;
`;

/** Why there is no event to show, and the ways on. */
export function DetailFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { headingLevel } = usePortal();
  const isMissing = error instanceof ApiError && error.failure === 'missing';
  const { title, hint } = eventFailureWords(error);
  return (
    <Page part="detail">
      <Card role="alert" part="notice">
        <Icon name={isMissing ? 'search' : 'warning'} size={36} />
        <Heading as={headingTag(headingLevel)} tabIndex={-1} part="heading">
          {say(title)}
        </Heading>
        <p>{say(hint)}</p>
        <Ways>
          {!isMissing && <button type="button" className="button" onClick={onRetry}>{t`Erneut versuchen`}</button>}
          <ListLink isMain={isMissing} />
        </Ways>
      </Card>
    </Page>
  );
}

function ListLink({ isMain }: { isMain: boolean }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { element, router } = usePortal();
  if (element.localName === 'event-detail') return null;
  const route = inLocale(lastList(router)?.route ?? paths.events, locale);
  return (
    <a className={isMain ? 'button' : 'button is-quiet'} href={router.hrefOf(route)} data-route={route}>
      {t({ id: 'lbl_back_to_list', message: 'Zur Übersicht' })}
    </a>
  );
}
