import type { ProfileInput } from './profile-input';

/** Returns the columns of accounts for the official address, with the organisation. */
export const officialColumns = ({ organization, freeOrganization, official }: ProfileInput) => ({
  organization_id: organization ?? null,
  free_organization: freeOrganization,
  street: official.street,
  plz: official.plz,
  community_id: official.community?.community ?? null,
  district_id: official.community?.district ?? null,
  phone: official.phone,
});

/** Returns the columns of accounts for the private address. */
export const privateColumns = ({ private: home }: ProfileInput) => ({
  private_street: home.street,
  private_plz: home.plz,
  private_community_id: home.community?.community ?? null,
  private_district_id: home.community?.district ?? null,
  private_phone: home.phone,
});

/** Returns the columns of accounts for the rest of a profile; for the e-mail address see change-email. */
export const personColumns = (profile: ProfileInput) => ({
  salutation: profile.salutation,
  first_name: profile.firstName,
  last_name: profile.lastName,
  accept_privacy_policy: profile.acceptPrivacyPolicy,
  accept_conditions: profile.acceptConditions,
  accept_ads: profile.acceptAds,
  url: profile.url,
});
