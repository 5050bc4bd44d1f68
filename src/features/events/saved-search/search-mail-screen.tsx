import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { errorMessage } from '../../../app/error-messages';
import { usePortal, useRoute } from '../../../app/portal';
import { type Mutation, useMutation } from '../../../app/use-mutation';
import { SAVED_SEARCH_ERRORS } from '../../../cards/event-errors';
import { listRoute } from '../../../cards/list-links';
import { WithEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { filterOf } from '../../../model/event-filter';
import { splitRoute } from '../../../routing/redirects';
import { headingLevelOf } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { confirmSearch, endSearch } from './api';

/**
 * Sends the key of the link only after the visitor confirms, so that link scanners of mail programs trigger nothing.
 */
function useKeyMutation<Result>(send: (key: string) => Promise<Result>) {
  const [, query] = splitRoute(useRoute());
  return useMutation(() => send(new URLSearchParams(query).get('key') ?? ''));
}

/** Checks whether a retry would fail again. */
const isFinal = (error: unknown) => error instanceof ApiError && (error.code ?? '').startsWith('key_');

/** Renders the confirmation of mails about a search that was saved with this address. */
export const ConfirmSearchScreen = () => (
  <WithEventTexts>
    <ConfirmSearch />
  </WithEventTexts>
);

function ConfirmSearch() {
  const { t } = useLingui();
  const { api } = usePortal().client;
  const mutation = useKeyMutation((key) => confirmSearch(api, key));
  if (mutation.step === 'done') {
    return (
      <SearchMailNotice title={t`Ihre Suche ist bestätigt`} isResult>
        <p>
          {mutation.result.frequency === 'weekly'
            ? t`Die nächste E-Mail kommt am Donnerstag, wenn dann etwas passt.`
            : t`Wir schreiben Ihnen, sobald etwas Neues passt.`}
        </p>
        <ListLink query={mutation.result.query}>{t`Suche ansehen`}</ListLink>
      </SearchMailNotice>
    );
  }
  return (
    <SearchMailNotice title={t`Möchten Sie E-Mails über Ihre Suche?`}>
      <p>{t`Sie können sie jederzeit mit einem Klick abbestellen.`}</p>
      <ConfirmButton mutation={mutation} label={t`Ja, E-Mails bekommen`} />
    </SearchMailNotice>
  );
}

/** Renders the end of mails about a search. */
export const EndSearchScreen = () => (
  <WithEventTexts>
    <EndSearch />
  </WithEventTexts>
);

function EndSearch() {
  const { t } = useLingui();
  const { api } = usePortal().client;
  const mutation = useKeyMutation((key) => endSearch(api, key));
  const hasEnded = mutation.error instanceof ApiError && mutation.error.code === 'key_unknown';
  if (mutation.step === 'done' || hasEnded) {
    return (
      <SearchMailNotice title={t`Die E-Mails sind abbestellt`} isResult>
        <p>{t`Wir schreiben Ihnen zu dieser Suche nicht mehr.`}</p>
        <ListLink query="">{t`Zu den Veranstaltungen`}</ListLink>
      </SearchMailNotice>
    );
  }
  return (
    <SearchMailNotice title={t`Möchten Sie diese E-Mails abbestellen?`}>
      <ConfirmButton mutation={mutation} label={t`Ja, abbestellen`} />
    </SearchMailNotice>
  );
}

type ConfirmButtonProps = { mutation: Pick<Mutation<void, unknown>, 'error' | 'isPending' | 'run'>; label: string };

function ConfirmButton({ mutation: { error, isPending, run }, label }: ConfirmButtonProps) {
  const { _ } = useTranslation();
  return (
    <>
      <p role="alert">{error !== undefined && _(errorMessage(error, SAVED_SEARCH_ERRORS).hint)}</p>
      {!isFinal(error) && (
        <button type="button" className="button" aria-disabled={isPending} onClick={() => void run()}>
          {label}
        </button>
      )}
    </>
  );
}

function ListLink({ query, children }: { query: string; children: ReactNode }) {
  const { router } = usePortal();
  const { locale } = useTranslation();
  const route = listRoute(filterOf(new URLSearchParams(query)), locale);
  return (
    <a className="button" href={router.hrefOf(route)} data-route={route}>
      {children}
    </a>
  );
}

type SearchMailNoticeProps = {
  title: string /** True if it replaces an element that had the focus. */;
  isResult?: boolean;
  children: ReactNode;
};

function SearchMailNotice({ title, isResult = false, children }: SearchMailNoticeProps) {
  const Heading = `h${headingLevelOf(usePortal().headingLevel)}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isResult) heading.current?.focus();
  }, [isResult]);
  return (
    <div className="notice" style={{ clear: 'both' }}>
      <Icon name={isResult ? 'check' : 'info'} />
      <div>
        <Heading ref={heading} className="notice-title" part="heading" tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}
