import type { Queryable } from '../database';
import type { ProfileInput } from '../persons/profile-input';

/** An account to be created. */
export type NewAccount = {
  client: string;
  username: string;
  passwordHash: string;
  language: 'de' | 'en';
  /** 'unverified' ones cannot log in until an operator verifies them. */
  status: 'unverified' | 'verified';
  profile: ProfileInput;
};

/** Creates an account whose e-mail is not confirmed yet; undefined, when its name or e-mail is taken. */
export async function insertAccount(
  transaction: Queryable,
  { client, username, passwordHash, language, status, profile }: NewAccount,
  now: Date,
): Promise<number | undefined> {
  const { official, private: home } = profile;
  const values = {
    client,
    username,
    email: profile.email,
    password_hash: passwordHash,
    language,
    status,
    salutation: profile.salutation,
    first_name: profile.firstName,
    last_name: profile.lastName,
    organization_id: profile.organization ?? null,
    free_organization: profile.freeOrganization,
    street: official.street,
    plz: official.plz,
    community_id: official.community?.community ?? null,
    district_id: official.community?.district ?? null,
    phone: official.phone,
    private_street: home.street,
    private_plz: home.plz,
    private_community_id: home.community?.community ?? null,
    private_district_id: home.community?.district ?? null,
    private_phone: home.phone,
    accept_privacy_policy: profile.acceptPrivacyPolicy,
    accept_conditions: profile.acceptConditions,
    accept_ads: profile.acceptAds,
    url: profile.url,
    created_at: now,
    updated_at: now,
  };
  const columns = Object.keys(values);
  const [row] = await transaction.query<{ id: number }>(
    `insert into accounts (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict do nothing returning id`,
    Object.values(values),
  );
  return row?.id;
}

/** The account of the client that has the address. */
export async function ownerOfEmail(from: Queryable, client: string, email: string): Promise<number | undefined> {
  const [found] = await from.query<{ id: number }>(
    'select id from accounts where client = $1 and lower(email) = lower($2)',
    [client, email],
  );
  return found?.id;
}
