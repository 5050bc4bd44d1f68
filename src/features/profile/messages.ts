import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type ErrorTable, LOAD_ERRORS, SAVE_ERRORS, withHints } from '../../app/error-messages';

/**
 * The messages for field problems that are more specific than the generic ones, by code (spec section 8, "Profile").
 */
const FIELD_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  password_incorrect: msg`Das Passwort ist nicht richtig. Bitte geben Sie es noch einmal ein.`,
  unavailable_email: msg`Diese E-Mail-Adresse wird schon verwendet. Bitte geben Sie eine andere ein.`,
  addresses: msg`Bitte füllen Sie mindestens eine Adresse vollständig aus.`,
  relation_no_address: msg`Bitte wählen Sie für diese Organisation eine Adresse.`,
  relation_no_role: msg`Bitte wählen Sie für diese Organisation eine Rolle.`,
  relation_no_community: msg`Bitte wählen Sie für diese Organisation eine Gemeinde.`,
  relation_empty: msg`Bitte wählen Sie mindestens eine Angabe aus.`,
  relation_blocked: msg`Diese Organisation ist gesperrt und bleibt, wie sie ist.`,
  relation_blocked_already: msg`Diese Organisation ist gesperrt und lässt sich nicht noch einmal hinzufügen. Bitte fragen Sie uns, oder wählen Sie eine andere.`,
  relation_unknown: msg`Diese Organisation gibt es nicht mehr. Bitte laden Sie Ihr Profil neu.`,
};

/** The messages for a failed call: those of fields, and those without one. */
const HINTS: Readonly<Record<string, MessageDescriptor>> = {
  ...FIELD_MESSAGES,
  email_send_failed: msg`Die E-Mail an Ihre neue Adresse ließ sich nicht verschicken. Wir haben nichts gespeichert. Bitte prüfen Sie die Adresse, oder versuchen Sie es später noch einmal.`,
  login_not_found: msg`Ihr Konto wurde nicht gefunden. Vielleicht ist es inzwischen gelöscht. Bitte melden Sie sich neu an.`,
  relation_too_few: msg`Es sind zu wenige Organisationen.`,
  relation_too_many: msg`Es sind zu viele Organisationen.`,
  save_failed: msg`Ihr Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.`,
  // Shown only without a marked field: the server has not named one.
  wrong_data: msg`Einige Angaben sind falsch. Wir wissen leider nicht, welche. Bitte prüfen Sie Ihre Angaben, und speichern Sie dann.`,
};

/** The messages for a failed save of the profile. */
export const PROFILE_SAVE_ERRORS: ErrorTable = withHints(SAVE_ERRORS, HINTS);

/** The messages for a failed load of the profile. */
export const PROFILE_LOAD_ERRORS: ErrorTable = {
  ...withHints(LOAD_ERRORS, HINTS),
  unreadable: {
    title: msg`Ihr Profil konnte nicht geladen werden`,
    hint: msg`Die Antwort des Servers war nicht lesbar. Ihre Daten sind nicht verloren. Bitte versuchen Sie es später noch einmal.`,
  },
};

/** Returns the profile's message for a field problem; undefined if the generic one suffices. */
export function profileFieldMessage({ code, params }: { code: string; params?: object }) {
  if (code === 'relation_too_few') {
    const min = numberIn(params, 'min') ?? 1;
    return msg`${plural(min, { one: 'Bitte geben Sie mindestens eine Organisation an.', other: 'Bitte geben Sie mindestens # Organisationen an.' })}`;
  }
  if (code === 'relation_too_many') {
    const max = numberIn(params, 'max') ?? 1;
    return msg`${plural(max, { one: 'Bitte geben Sie höchstens eine Organisation an.', other: 'Bitte geben Sie höchstens # Organisationen an.' })}`;
  }
  return Object.hasOwn(FIELD_MESSAGES, code) ? FIELD_MESSAGES[code] : undefined;
}

function numberIn(params: object | undefined, name: string): number | undefined {
  const value: unknown = Object.entries(params ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
}
