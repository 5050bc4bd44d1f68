import { firstSettingsSchema } from './first-settings';
import { amount, anyText, choice, clientText, flag, group, list, pattern, text } from './setting-kinds';

const addressField = {
  /** Label that replaces the built-in one. Default none. Section 5. */
  label: clientText(),
  /** Help text at the field, HTML. Default none. Section 5. */
  info: clientText(),
  /**
   * Regular expression that the field must match; for a community its displayed name, as in `Baden-Württemberg -
   * Reutlingen`. Default none. Section 5.
   */
  regex: pattern(),
  /** True if the field must be filled in. Default false. Section 5. */
  required: flag(false),
};

const addressFields = {
  street: group(addressField),
  plz: group(addressField),
  community: group(addressField),
  phone: group(addressField),
};

/** The fields of the profile, each for the official and the private address. */
export const profileFieldSettings = group({
  official: group({
    ...addressFields,
    organization: group({
      ...addressField,
      /** Minimum length of the organisation's name. Default 0. Characters. Section 5. */
      min: amount(),
      /** Maximum length of the organisation's name. Default 0 (no limit). Characters. Section 5. */
      max: amount(),
    }),
  }),
  private: group(addressFields),
});

/** The logged-in area: its content, and the rules of role relations. */
export const authenticatedAreaSettings = group({
  /** True to link conditions, imprint and privacy policy in a footer. Default true. Section 1. */
  showLinksInCardFooters: flag(true),
  ...firstSettingsSchema.schema.authenticatedArea.schema,
  /** True if the profile has an official address. Default true. Section 9. */
  enableOfficialAddress: flag(true),
  /** True if the profile has a private address. Default true. Section 9. */
  enablePrivateAddress: flag(true),
  /** True if logging out leads to the log-in page, else to the events. Default false. Section 4. */
  logoutToLogin: flag(false),
  /**
   * Required fields of a role relation besides its role: none, a community, an address, or both. Default free. Section
   * 6.
   */
  rightsManagement: choice(['free', 'community', 'flexible', 'restrictive'], 'free'),
  /** Minimum number of role relations of a person. Default 0. Section 5. */
  minRelations: amount(),
  /** Maximum number of role relations of a person. Default 0 (no limit). Section 5. */
  maxRelations: amount(),
  /** Status of a relation after a change if `changedStatus` is empty. Default new. Section 4. */
  relationChangeStatus: text('new'),
  /** Status of a new relation. Default new. Section 4. */
  initialStatus: text('new'),
  /** Status of a relation after a change. Default changed. Section 4. */
  changedStatus: text('changed'),
  /** Statuses with which a person may log in. Default empty (all). Section 4. */
  loginStatus: list(anyText()),
  /** True if a relation shows its community. Default false. Section 6. */
  showCommunityField: flag(false),
  /** True if a relation shows its role. Default false. Section 6. */
  showRoleField: flag(false),
  /**
   * Id of the role of a relation that is made from the name of an organisation. Default 0 (the only role of type
   * address). Section 6.
   */
  defaultRole: amount(0, 0, 2_147_483_647),
  /** Text that says how long an approval usually takes, as in `meist einen Werktag`. Default none. Section 4. */
  approvalTime: clientText(),
});

/** Signing up and logging in. */
export const authSettings = group({
  organization: group({
    /** Kind of the organisation field: typed as text, or picked from the addresses. Default text. Section 9. */
    type: choice(['text', 'picker'], 'text'),
  }),
  /** True if answers may reveal that an account exists. Default false. Section 8. */
  revealAccounts: flag(false),
  /** True if signing up requires accepting the terms. Default true. Section 5. */
  conditionsRequired: flag(true),
  /** True if signing up requires accepting the privacy policy. Default true. Section 5. */
  privacyPolicyRequired: flag(true),
});
