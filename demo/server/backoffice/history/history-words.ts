import { formatDay } from '../../../../src/i18n/formats';
import { byName } from '../../../../src/lib/by-name';
import { ADVERT_PARTS } from '../../../../src/model/adverts/advert-parts';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { partLabels } from '../../adverts/orders/order-mails';
import type { HistoryKind } from '../../history/record-history';
import type { RequestKind } from '../../persons/requests/request-deadline';
import { operatorRoles } from '../operators/roles';
import { spansText } from '../page/day-spans';
import { accountStatuses, relationStatusText } from '../page/page';

/** The labels of the kinds of records. */
export const historyKinds: Readonly<Record<HistoryKind, string>> = {
  account: 'Konto',
  relation: 'Berechtigung',
  address: 'Adresse',
  event: 'Veranstaltung',
  article: 'Artikel',
  advert: 'Anzeige',
  books: 'Monatsabschluss',
  slot: 'Platz',
  settings: 'Einstellungen',
  mail: 'E-Mail',
  text: 'Textvorlage',
  operator: 'Zugang',
};

/** The label of a note for colleagues, which any record with a page may have. */
const NOTE = 'Notiz geschrieben';

const recordActions = {
  created: 'Als Entwurf eingetragen',
  copied: 'Als Kopie eingetragen',
  saved: 'Gespeichert',
  published: 'Veröffentlicht',
  unpublished: 'Zum Entwurf gemacht',
  deleted: 'Gelöscht',
  restored: 'Wiederhergestellt',
  submitted: 'Zur Prüfung gesendet',
  kept: 'Ohne Veröffentlichung gespeichert',
  discarded: 'Änderungen verworfen',
  withdrawn: 'Aus der Prüfung genommen',
  handed_over: 'An ein anderes Mitglied übergeben',
  taken_over: 'Von einem anderen Mitglied übernommen',
  approve: 'Freigegeben',
  correct: 'Korrigiert und freigegeben',
  corrected: 'Korrigiert',
  reject: 'Abgelehnt',
  lock: 'Gesperrt',
  unlock: 'Entsperrt',
  take_down: 'Herausgenommen',
  put_back: 'Wieder gezeigt',
  edit: 'Von der Verwaltung geändert',
  undone: 'Entscheidung zurückgenommen',
  note: NOTE,
};

/** The labels of actions on a record, by its kind. */
export const historyActions: Readonly<Record<HistoryKind, Readonly<Record<string, string>>>> = {
  account: {
    note: NOTE,
    verify: 'Freigegeben',
    unverify: 'Freigabe zurückgenommen',
    block: 'Gesperrt',
    unblock: 'Entsperrt',
    'confirm-email': 'E-Mail-Adresse bestätigt',
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
    deletion_ordered: 'Zur Löschung vorgemerkt',
    deletion_called_off: 'Löschung zurückgenommen',
    confirmation_resent: 'E-Mail zur Bestätigung noch einmal gesendet',
    session_ended: 'Eine Anmeldung beendet',
    sessions_ended: 'Alle Anmeldungen beendet',
    exported: 'Daten ausgegeben',
    request_received: 'Antrag zu den eigenen Daten eingegangen',
    request_extended: 'Frist eines Antrags verlängert',
    request_done: 'Antrag erledigt',
    request_reopened: 'Erledigten Antrag wieder geöffnet',
    deleted: 'Gelöscht',
  },
  relation: {
    approve: 'Freigegeben',
    reject: 'Abgelehnt',
    block: 'Gesperrt',
    unblock: 'Entsperrt',
    remove: 'Entfernt',
    keep: 'Entfernung abgelehnt',
    undone: 'Entscheidung zurückgenommen',
    added: 'Angelegt',
    changed: 'Geändert',
    removed: 'Entfernt',
    removal_asked: 'Entfernung beantragt',
    removal_withdrawn: 'Antrag auf Entfernung zurückgenommen',
  },
  address: {
    note: NOTE,
    suggested: 'Vorgeschlagen',
    approve: 'Aufgenommen',
    replace: 'Durch eine bekannte Adresse ersetzt',
    remove: 'Nicht aufgenommen',
    undone: 'Entscheidung zurückgenommen',
  },
  event: recordActions,
  article: recordActions,
  advert: {
    note: NOTE,
    ordered: 'Bestellt',
    stopped: 'Vorzeitig beendet',
    credited: 'Tage gutgeschrieben',
    moved: 'Tag verschoben',
    missed: 'Nicht rechtzeitig freigegeben, vergangene Tage gutgeschrieben',
    cancelled: 'Storniert',
    approve: 'Freigegeben',
    correct: 'Korrigiert und freigegeben',
    return: 'Zur Korrektur zurückgegeben',
    resent: 'Korrigiert und noch einmal gesendet',
    reject: 'Abgelehnt',
    undone: 'Entscheidung zurückgenommen',
    paid: 'Zahlung gebucht',
    paid_partly: 'Teilzahlung gebucht',
    unpaid: 'Zahlung zurückgenommen',
    refunded: 'Erstattung gebucht',
    refund_withdrawn: 'Erstattung zurückgenommen',
    reminded: 'An die Zahlung erinnert',
    statement_read: 'Umsätze der Bank eingelesen',
    lines_ignored: 'Umsätze der Bank ignoriert',
    lines_reopened: 'Umsätze der Bank wieder geöffnet',
    seller_created: 'Verkäufer eingetragen',
    seller_saved: 'Verkäufer geändert',
    seller_undone: 'Verkäufer: Änderung zurückgenommen',
    medium_created: 'Medium angelegt',
    medium_saved: 'Medium geändert',
    medium_undone: 'Medium: Änderung zurückgenommen',
    channel_created: 'Bereich angelegt',
    channel_saved: 'Bereich geändert',
    channel_undone: 'Bereich: Änderung zurückgenommen',
    slot_created: 'Werbeplatz angelegt',
    slot_saved: 'Werbeplatz geändert',
    slot_undone: 'Werbeplatz: Änderung zurückgenommen',
    voucher_created: 'Gutschein angelegt',
    voucher_saved: 'Gutschein geändert',
    voucher_undone: 'Gutschein: Änderung zurückgenommen',
    voucher_closed: 'Gutschein geschlossen',
    voucher_opened: 'Gutschein wieder geöffnet',
  },
  books: { closed: 'Monat abgeschlossen' },
  slot: { days_closed: 'Tage geschlossen', days_opened: 'Tage geöffnet' },
  settings: {
    saved: 'Gespeichert',
    restored: 'Früherer Stand wiederhergestellt',
    approval_on: 'Prüfung neuer Konten eingeschaltet',
    approval_off: 'Prüfung neuer Konten ausgeschaltet',
  },
  mail: {
    retried: 'Noch einmal versucht',
    dropped: 'Verworfen',
    restored: 'Verwerfen zurückgenommen',
    sent_again: 'Noch einmal gesendet',
  },
  text: { created: 'Angelegt', saved: 'Geändert', deleted: 'Gelöscht', restored: 'Wiederhergestellt' },
  operator: {
    first: 'Ersten Zugang angelegt',
    invited: 'Eingeladen',
    invited_again: 'Noch einmal eingeladen',
    accepted: 'Einladung angenommen',
    changed: 'Geändert',
    blocked: 'Gesperrt',
    unblocked: 'Entsperrt',
    sessions_ended: 'Überall abgemeldet',
    session_ended: 'An einem Gerät abgemeldet',
    name_changed: 'Namen geändert',
    password_changed: 'Passwort geändert',
    password_reset: 'Passwort neu festgelegt',
    second_factor_on: 'Zweiten Faktor eingeschaltet',
    second_factor_off: 'Zweiten Faktor ausgeschaltet',
    recovery_codes_new: 'Neue Wiederherstellungscodes',
    recovery_code_used: 'Wiederherstellungscode verwendet',
    openid_linked: 'Mit einem Konto beim Anbieter verbunden',
    reset_by_command: 'Auf der Befehlszeile zurückgesetzt',
  },
};

const reviewStatuses = { waiting: 'wartet', rejected: 'abgelehnt', settled: 'freigegeben' };

const statuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: accountStatuses,
  address: { suggested: 'vorgeschlagen', approved: 'aufgenommen' },
  event: reviewStatuses,
  article: reviewStatuses,
  advert: { ordered: 'wartet', returned: 'zurückgegeben', confirmed: 'freigegeben', cancelled: 'storniert' },
  operator: operatorRoles,
};

/** The labels of the kinds of requests about personal data. */
export const requestLabels: Readonly<Record<RequestKind, string>> = {
  access: 'Auskunft',
  deletion: 'Löschung',
  correction: 'Berichtigung',
};

/** The names of the parts of an advert. */
const partNames: Readonly<Record<string, string>> = byName(ADVERT_PARTS, (part) => partLabels[part].de);

const ownProperty = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Checks whether the history has a label for it. */
export const hasHistoryLabel = (kind: string, action: string): boolean =>
  ownProperty(ownProperty<Readonly<Record<string, string>>>(historyActions, kind) ?? {}, action) !== undefined;

/** Returns the label of an action on a kind of record; an action without a label stays as it is. */
export const historyLabel = (kind: string, action: string): string =>
  `${ownProperty(historyKinds, kind) ?? kind}: ${ownProperty(ownProperty<Readonly<Record<string, string>>>(historyActions, kind) ?? {}, action) ?? action}`;

/** Returns the details of an entry as texts; details without a text are left out. */
export function detailTexts(kind: string, details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const values: Readonly<Record<string, unknown>> = { ...details };
  const { name, before, status, reason, request, fields, keys, more, text, amount, days, valueDate, count, from, to } =
    values;
  const statusText = (status: string) =>
    kind === 'relation' ? relationStatusText(status) : (ownProperty(statuses[kind] ?? {}, status) ?? status);
  return [
    typeof name === 'string' && [name, ...(typeof amount === 'number' ? [moneyText(amount, 'de')] : [])].join(', '),
    typeof valueDate === 'string' && `Wertstellung ${formatDay(valueDate, 'de', 'dayMonthAndYear')}`,
    kind === 'books' && typeof count === 'number' && (count === 1 ? '1 Buchung' : `${count} Buchungen`),
    kind === 'advert' && isTexts(days) && days.map((day) => formatDay(day, 'de', 'short')).join('; '),
    kind === 'advert' &&
      typeof from === 'string' &&
      typeof to === 'string' &&
      `von ${[from, to].map((day) => formatDay(day, 'de', from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'shortWithYear')).join(' auf ')}`,
    kind === 'slot' && isTexts(days) && spansText(days),
    typeof request === 'string' && (ownProperty(requestLabels, request) ?? request),
    typeof status === 'string' &&
      `${kind === 'operator' ? 'Rolle' : 'Status'} ${typeof before === 'string' ? `${statusText(before)} → ` : ''}${statusText(status)}`,
    typeof reason === 'string' && `Begründung: ${reason}`,
    typeof text === 'string' && `„${text}“`,
    isTexts(fields) &&
      fields.length > 0 &&
      `${kind === 'advert' ? 'Betrifft' : 'Felder'}: ${fields.map((field) => (kind === 'advert' && ownProperty(partNames, field)) || field).join(', ')}`,
    isTexts(keys) && `Schlüssel: ${keys.join(', ')}${typeof more === 'number' ? ` und ${more} weitere` : ''}`,
  ].filter((text) => text !== false);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
