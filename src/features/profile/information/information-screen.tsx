import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { personStoreOf, usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { paths } from '../../../routing/paths';
import { PROFILE_LOAD_ERRORS } from '../messages';
import { ProfileError } from '../profile-error';
import { ProfileSkeleton } from '../profile-skeleton';
import { AccountFacts } from './account-facts';
import { OpenPoints } from './open-points';
import { RelationStates } from './relation-states';

/** Renders missing profile fields and pending approvals: the first page after signing up (spec section 2). */
export const InformationScreen = accountScreen(() => {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(paths.profile, locale);
  return (
    <AccountPage
      title={t({ id: 'lbl_profile_information', message: 'Ihr Profil im Überblick' })}
      shape="narrow"
      actions={
        <a className="button" href={router.hrefOf(route)} data-route={route}>
          {t`Profil bearbeiten`}
        </a>
      }
    >
      <Information />
    </AccountPage>
  );
});

function Information() {
  const { client } = usePortal();
  const state = usePerson();
  if (state.step === 'failed')
    return (
      <ProfileError
        messages={PROFILE_LOAD_ERRORS}
        error={state.error}
        onRetry={() => void personStoreOf(client).load({ reload: true })}
      />
    );
  if (state.step !== 'ready') return <ProfileSkeleton />;
  return (
    <>
      <OpenPoints person={state.person} />
      <RelationStates person={state.person} />
      <AccountFacts person={state.person} />
    </>
  );
}
