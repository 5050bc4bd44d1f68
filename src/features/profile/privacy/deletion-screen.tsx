import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { SAVE_ERRORS } from '../../../app/error-messages';
import { ErrorNotice } from '../../../app/error-notice';
import { requestLogOut } from '../../../app/log-out';
import { type PersonState, personStoreOf, usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useMutation } from '../../../app/use-mutation';
import { useTranslation } from '../../../i18n/use-translation';
import type { Person } from '../../../model/answers/person';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { useFocusOnRemoval } from '../../../ui/use-focus-left';
import { restoreAccount } from '../api';
import { berlinInstant } from '../instant-words';
import { PROFILE_LOAD_ERRORS } from '../messages';
import { ProfileError } from '../profile-error';
import { ProfileSkeleton } from '../profile-skeleton';

const TextColumn = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  max-width: 70ch;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Renders the result of a deletion request: the day of the deletion, and the way to cancel it. */
export const DeletionScreen = accountScreen(() => {
  const { client } = usePortal();
  const state = usePerson();
  return (
    <AccountPage
      title={useTitle(state)}
      {...(state.step === 'ready' && !state.person.deletionDue && { shape: 'card' })}
    >
      {state.step === 'failed' ? (
        <ProfileError
          messages={PROFILE_LOAD_ERRORS}
          error={state.error}
          onRetry={() => void personStoreOf(client).load({ reload: true })}
        />
      ) : state.step !== 'ready' ? (
        <ProfileSkeleton />
      ) : state.person.deletionDue ? (
        <PendingDeletion person={state.person} />
      ) : (
        <NoDeletion />
      )}
    </AccountPage>
  );
});

function useTitle(state: PersonState): string {
  const { t } = useLingui();
  const { locale } = useTranslation();
  if (state.step !== 'ready') return t`Konto löschen`;
  const { deletionDue } = state.person;
  if (!deletionDue) return t`Ihr Konto bleibt bestehen`;
  const day = berlinInstant(deletionDue, locale)?.day;
  return day ? t`Ihr Konto wird am ${day} gelöscht` : t`Ihr Konto wird gelöscht`;
}

function PendingDeletion({ person: { email } }: { person: Person }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const portal = usePortal();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(box);
  const { isPending, error, run } = useMutation(
    () => personStoreOf(portal.client).write(() => restoreAccount(portal.client, locale)),
    { needsSession: true },
  );
  return (
    <TextColumn ref={box}>
      <p>{t`Bis dahin können Sie es weiter benutzen und die Löschung zurücknehmen.`}</p>
      <p>
        {t`Danach löschen wir Ihr Profil und Ihre Organisationen darin endgültig.`}{' '}
        {t`Wir haben Ihnen das auch an ${email} geschrieben.`}
      </p>
      <Buttons>
        <button
          type="button"
          className="button is-quiet"
          aria-disabled={isPending || undefined}
          onClick={() => void run()}
        >
          {isPending ? t`Wird gesendet …` : t`Löschung zurücknehmen`}
        </button>
        <button type="button" className="button is-quiet" onClick={() => requestLogOut(portal)}>
          {t({ id: 'lbl_log_out', message: 'Abmelden' })}
        </button>
      </Buttons>
      <ErrorNotice messages={SAVE_ERRORS} error={error} title={t`Die Löschung konnte nicht zurückgenommen werden`} />
    </TextColumn>
  );
}

function NoDeletion() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(paths.secure, locale);
  return (
    <>
      <p>{t`Es ist keine Löschung vorgemerkt, und es wurde nichts gelöscht.`}</p>
      <a className="button" href={router.hrefOf(route)} data-route={route}>
        {t`Zur Startseite`}
      </a>
    </>
  );
}
