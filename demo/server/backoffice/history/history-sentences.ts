import type { HistoryKind } from '../../history/record-history';
import { historyActions } from './history-words';

type Sentences = Readonly<Record<string, string>>;

const NOTE = 'hat eine Notiz geschrieben';
const CORRECTED = 'hat korrigiert und freigegeben';

const recordSentences: Sentences = {
  note: NOTE,
  correct: CORRECTED,
  discarded: 'hat die Änderungen verworfen',
  undone: 'hat die Entscheidung zurückgenommen',
};

/** Sentences about deeds, where they are not 'hat' with the label of the action. */
const sentences: Readonly<Partial<Record<HistoryKind, Sentences>>> = {
  account: {
    note: NOTE,
    unverify: 'hat die Freigabe zurückgenommen',
    'confirm-email': 'hat die E-Mail-Adresse bestätigt',
    undone: 'hat die Entscheidung zurückgenommen',
    signed_up: 'hat sich registriert',
    saved: 'hat das Profil gespeichert',
    email_confirmed: 'hat die E-Mail-Adresse bestätigt',
    email_change_asked: 'hat eine neue E-Mail-Adresse eingetragen',
    email_changed: 'hat die E-Mail-Adresse geändert',
    password_changed: 'hat das Passwort geändert',
    password_reset: 'hat das Passwort neu festgelegt',
    password_dropped: 'hat das Passwort verworfen',
    deletion_asked: 'hat die Löschung beantragt',
    deletion_called_off: 'hat die Löschung zurückgenommen',
    confirmation_resent: 'hat die E-Mail zur Bestätigung noch einmal gesendet',
    session_ended: 'hat eine Anmeldung beendet',
    sessions_ended: 'hat alle Anmeldungen beendet',
    exported: 'hat die Daten ausgegeben',
    request_received: 'hat einen Antrag zu den eigenen Daten vermerkt',
    request_extended: 'hat die Frist eines Antrags verlängert',
    request_done: 'hat einen Antrag erledigt',
    request_reopened: 'hat einen erledigten Antrag wieder geöffnet',
  },
  relation: {
    keep: 'hat die Entfernung abgelehnt',
    undone: 'hat die Entscheidung zurückgenommen',
    removal_asked: 'hat die Entfernung beantragt',
    removal_withdrawn: 'hat den Antrag auf Entfernung zurückgenommen',
  },
  address: {
    note: NOTE,
    remove: 'hat nicht aufgenommen',
    undone: 'hat die Entscheidung zurückgenommen',
  },
  event: recordSentences,
  article: recordSentences,
  advert: {
    note: NOTE,
    missed: 'hat die vergangenen Tage gutgeschrieben, weil die Freigabe nicht rechtzeitig kam',
    undone: 'hat die Entscheidung zurückgenommen',
    unpaid: 'hat die Zahlung zurückgenommen',
    paid: 'hat eine Zahlung gebucht',
    paid_partly: 'hat eine Teilzahlung gebucht',
    refunded: 'hat eine Erstattung gebucht',
    statement_read: 'hat die Umsätze der Bank eingelesen',
    lines_ignored: 'hat einzelne Umsätze der Bank ignoriert',
    lines_reopened: 'hat einzelne Umsätze der Bank wieder geöffnet',
    correct: CORRECTED,
    resent: 'hat korrigiert und noch einmal gesendet',
    credited: 'hat einzelne Tage gutgeschrieben',
    moved: 'hat einen Tag verschoben',
    stopped: 'hat die Anzeige gestoppt',
    refund_withdrawn: 'hat die Erstattung zurückgenommen',
    seller_created: 'hat den Verkäufer eingetragen',
    seller_saved: 'hat den Verkäufer geändert',
    seller_undone: 'hat die Änderung des Verkäufers zurückgenommen',
    medium_created: 'hat das Medium angelegt',
    medium_saved: 'hat das Medium geändert',
    medium_undone: 'hat die Änderung des Mediums zurückgenommen',
    channel_created: 'hat den Bereich angelegt',
    channel_saved: 'hat den Bereich geändert',
    channel_undone: 'hat die Änderung des Bereichs zurückgenommen',
    slot_created: 'hat den Werbeplatz angelegt',
    slot_saved: 'hat den Werbeplatz geändert',
    slot_undone: 'hat die Änderung des Werbeplatzes zurückgenommen',
    voucher_created: 'hat den Gutschein angelegt',
    voucher_saved: 'hat den Gutschein geändert',
    voucher_undone: 'hat die Änderung des Gutscheins zurückgenommen',
    voucher_closed: 'hat den Gutschein geschlossen',
    voucher_opened: 'hat den Gutschein wieder geöffnet',
  },
  books: { closed: 'hat den Monat abgeschlossen' },
  slot: { days_closed: 'hat einzelne Tage geschlossen', days_opened: 'hat einzelne Tage geöffnet' },
  settings: {
    restored: 'hat einen früheren Stand wiederhergestellt',
    approval_on: 'hat die Prüfung neuer Konten eingeschaltet',
    approval_off: 'hat die Prüfung neuer Konten ausgeschaltet',
  },
  mail: { restored: 'hat das Verwerfen zurückgenommen' },
  operator: {
    reset_by_command: 'hat den Zugang auf der Befehlszeile zurückgesetzt',
    first: 'hat den ersten Zugang angelegt',
    accepted: 'hat die Einladung angenommen',
    sessions_ended: 'hat überall abgemeldet',
    session_ended: 'hat an einem Gerät abgemeldet',
    name_changed: 'hat den Namen geändert',
    password_changed: 'hat das Passwort geändert',
    password_reset: 'hat das Passwort neu festgelegt',
    second_factor_on: 'hat den zweiten Faktor eingeschaltet',
    second_factor_off: 'hat den zweiten Faktor ausgeschaltet',
    recovery_codes_new: 'hat neue Wiederherstellungscodes bekommen',
    recovery_code_used: 'hat einen Wiederherstellungscode verwendet',
    openid_linked: 'hat den Zugang mit einem Konto beim Anbieter verbunden',
  },
};

/** Words that begin a label and are no noun. */
const SMALL = /^(?:Als|An|Auf|Aus|Durch|Noch|Ohne|Überall|Vorzeitig|Von|Wieder|Zum|Zur)\b|^\p{Lu}\p{Ll}+$/u;

/** Returns what somebody has done, to follow a name: 'hat freigegeben'. */
export function historySentence(kind: HistoryKind, action: string): string {
  const sentence = ownSentence(sentences[kind] ?? {}, action);
  if (sentence) return sentence;
  const label = ownSentence(historyActions[kind], action) ?? action;
  return `hat ${SMALL.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

const ownSentence = (table: Sentences, action: string): string | undefined =>
  Object.hasOwn(table, action) ? table[action] : undefined;
