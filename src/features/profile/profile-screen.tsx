import { Trans, useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../app/account-page';
import { accountScreen } from '../../app/account-screen';
import { personStoreOf } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import { useRememberedPerson } from '../../app/remembered-person';
import { prepareRichText } from '../../ui/rich-text';
import { PROFILE_LOAD_ERRORS } from './messages';
import { DeletionBanner } from './privacy/deletion-banner';
import { PrivacySection } from './privacy/privacy-section';
import { ProfileError } from './profile-error';
import { ProfileForm } from './profile-form';
import { ProfileSkeleton } from './profile-skeleton';

// The client's help texts may be formatted: the sanitiser is loaded in parallel with the person.
void prepareRichText();

/** Renders the profile of the logged-in person (spec section 2, "/secure/profile"). */
export const ProfileScreen = accountScreen(() => {
  const { t } = useLingui();
  return (
    <AccountPage
      title={t({ id: 'lbl_my_profile', message: 'Mein Profil' })}
      lead={<Trans>Ihre Angaben, Ihre Adressen und für wen Sie eintragen.</Trans>}
      shape="narrow"
    >
      <Profile />
    </AccountPage>
  );
});

function Profile() {
  const { client } = usePortal();
  const state = useRememberedPerson();
  if (state.step === 'failed')
    return (
      <ProfileError
        messages={PROFILE_LOAD_ERRORS}
        error={state.error}
        onRetry={() => void personStoreOf(client).load({ reload: true })}
      />
    );
  if (state.step !== 'ready') return <ProfileSkeleton />;
  const { person } = state;
  return (
    <>
      {person.deletionDue && <DeletionBanner due={person.deletionDue} />}
      <ProfileForm key={`${client.host} ${person.id}`} loaded={state} />
      <PrivacySection person={person} />
    </>
  );
}
