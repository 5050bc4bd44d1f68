import type { HistoryKind } from '../history/record-history';
import { accountActions } from './account-actions';
import { accountStatuses, relationStatusText } from './page';
import { relationActions } from './relation-actions';

/** What kinds of records are called. */
export const historyKinds: Readonly<Record<HistoryKind, string>> = {
  account: 'Konto',
  relation: 'Berechtigung',
  address: 'Adresse',
  settings: 'Einstellungen',
  mail: 'E-Mail',
};

/** What was done to a record, by its kind. */
const actions: Readonly<Record<HistoryKind, Readonly<Record<string, string>>>> = {
  account: {
    ...accountActions,
    undone: 'Entscheidung zurückgenommen',
    signed_up: 'Registriert',
    saved: 'Profil gespeichert',
    email_confirmed: 'E-Mail-Adresse bestätigt',
    email_change_asked: 'Neue E-Mail-Adresse eingetragen',
    email_changed: 'E-Mail-Adresse geändert',
    password_changed: 'Passwort geändert',
    password_reset: 'Passwort neu festgelegt',
    password_dropped: 'Passwort verworfen',
    deletion_asked: 'Löschung beantragt',
    deletion_called_off: 'Löschung zurückgenommen',
    deleted: 'Gelöscht',
  },
  relation: {
    ...relationActions,
    undone: 'Entscheidung zurückgenommen',
    added: 'Angelegt',
    changed: 'Geändert',
    removed: 'Entfernt',
    removal_asked: 'Entfernung beantragt',
    removal_withdrawn: 'Antrag auf Entfernung zurückgenommen',
  },
  address: { suggested: 'Vorgeschlagen', approve: 'Aufgenommen', remove: 'Verworfen' },
  settings: {
    saved: 'Gespeichert',
    approval_on: 'Prüfung neuer Konten eingeschaltet',
    approval_off: 'Prüfung neuer Konten ausgeschaltet',
  },
  mail: { retried: 'Noch einmal versucht', dropped: 'Verworfen' },
};

const ownOf = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Whether the history knows words for it. */
export const hasHistoryWords = (kind: string, action: string): boolean =>
  ownOf(ownOf<Readonly<Record<string, string>>>(actions, kind) ?? {}, action) !== undefined;

/** What was done to which kind of record; a word without a text stays as it is. */
export const historyText = (kind: string, action: string): string =>
  `${ownOf(historyKinds, kind) ?? kind}: ${ownOf(ownOf<Readonly<Record<string, string>>>(actions, kind) ?? {}, action) ?? action}`;

/** The details of an entry in words; details without words are left out. */
export function detailTexts(kind: string, details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const found: Readonly<Record<string, unknown>> = { ...details };
  const { before, status, reason, fields, keys, more } = found;
  const statusText = (word: string) =>
    kind === 'account' ? (ownOf(accountStatuses, word) ?? word) : relationStatusText(word);
  return [
    typeof status === 'string' &&
      `Status ${typeof before === 'string' ? `${statusText(before)} → ` : ''}${statusText(status)}`,
    typeof reason === 'string' && `Begründung: ${reason}`,
    isTexts(fields) && fields.length > 0 && `Felder: ${fields.join(', ')}`,
    isTexts(keys) && `Schlüssel: ${keys.join(', ')}${typeof more === 'number' ? ` und ${more} weitere` : ''}`,
  ].filter((text) => text !== false);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
