import { toSettings } from '../../../src/settings/to-settings';

/** The statuses that decide whether a person may log in. */
export type LoginStatus = {
  /** The client's setting as it is stored: the person needs one of these statuses. */
  asked: unknown;
  /** The statuses of the person's relations. */
  found: readonly string[];
};

/** SQL of both values. The arguments are the aliases of the rows of clients and accounts. */
export const loginStatusColumns = (client: string, account: string): string => `
  ${client}.settings #> '{authenticatedArea,loginStatus}' as asked,
  array(select distinct r.status from role_relations r where r.account_id = ${account}.id) as found`;

/**
 * Checks whether relations of these statuses let a person log in and stay logged in (spec section 4, `loginStatus`).
 */
export function fitsLoginStatus({ asked, found }: LoginStatus): boolean {
  // Parsing the settings takes a while, and most clients do not set this one.
  if (asked === null || asked === undefined) return true;
  const { loginStatus } = toSettings({ authenticatedArea: { loginStatus: asked } }).settings.authenticatedArea;
  return loginStatus.length === 0 || loginStatus.some((status) => found.includes(status));
}
