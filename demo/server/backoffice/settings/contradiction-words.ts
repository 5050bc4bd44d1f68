import type { ContradictionCode } from '../../../../src/settings/contradiction';
import { labelOf } from './setting-texts';

type Params = Readonly<Record<string, string | number>>;

const number = new Intl.NumberFormat('de-DE');
const count = (value: string | number | undefined) => number.format(Number(value));
const quotedLabel = (path: string | number | undefined) => `„${labelOf(String(path))}“`;

const NO_LIMIT = 'oder 0 für beliebig viele';

/** The German texts for contradicting settings, with the allowed values. */
const TEXTS: Readonly<Record<ContradictionCode, (params: Params) => string>> = {
  below_least: ({ least, other, unlimited }) =>
    `Das ist weniger als ${quotedLabel(other)} (${count(least)}). Erlaubt ist mindestens ${count(least)}${unlimited === 0 ? ` ${NO_LIMIT}` : ''}.`,
  above_limit: ({ limit }) => `So viel kann niemand eingeben. Erlaubt ist höchstens ${count(limit)}.`,
  before_first_day: ({ least }) =>
    `Dieser Tag liegt vor dem ersten Erscheinungstag. Erlaubt ist mindestens ${count(least)} oder 0 für keine Grenze.`,
  more_than_days: ({ days }) =>
    `Vom ersten bis zum letzten Erscheinungstag ${days === 1 ? 'gibt es nur einen Tag' : `gibt es nur ${count(days)} Tage`}. Erlaubt ist höchstens ${count(days)}.`,
  fewer_before_event: ({ least }) =>
    `Mindestens ${count(least)} Erscheinungstage sind verlangt, so viele könnten nicht vor der Veranstaltung liegen. Erlaubt ist mindestens ${count(least)} ${NO_LIMIT}.`,
  no_address: () => 'Eine der beiden Adressen braucht das Profil: die dienstliche oder die private.',
  locking_status: ({ status }) =>
    `Mit dem Status „${status}“ könnte niemand etwas eintragen. Erlaubt ist zum Beispiel „new“ oder „approved“.`,
  nobody_logs_in: () =>
    'Damit könnten sich nur Gesperrte und Abgelehnte anmelden. Ein anderer Status muss dabei sein, zum Beispiel „approved“.',
  hidden_title: () => 'Ohne Titel kann niemand etwas eintragen. Das Feld muss zu sehen sein.',
  repeated_name: ({ name, first }) =>
    `Den Namen „${name}“ hat schon Eintrag ${first}. Jedes Feld braucht einen eigenen.`,
  unusable_name: () => 'Erlaubt ist ein Name ohne Punkt, etwa „eintritt“.',
  no_options: () => 'Eine Auswahl braucht mindestens eine Möglichkeit.',
  unusable_option: ({ option, name }) =>
    String(name).trim() === ''
      ? `Die Möglichkeit ${option} ist leer.`
      : `Die Möglichkeit ${option}, „${name}“, gibt es schon.`,
  too_short_for_type: ({ type, least }) =>
    `${type === 'email' ? 'Eine E-Mail-Adresse' : 'Eine Web-Adresse'} hat mindestens ${count(least)} Zeichen. Erlaubt ist mindestens ${count(least)} ${NO_LIMIT}.`,
  too_many_fields: ({ limit }) => `Erlaubt sind höchstens ${count(limit)} Felder.`,
  no_dates: () => 'Ohne den Schritt „when“ kann niemand einen Tag wählen, also auch nichts buchen.',
  unknown_role: ({ roles }) =>
    `Diese Rolle gibt es hier nicht. Erlaubt ist ${roles ? `${roles} oder 0 für keine` : 'nur 0 für keine'}.`,
  self_approved: ({ other }) =>
    `Damit könnte sich jeder selbst zum Mitglied machen und alles einer Organisation ändern: ${quotedLabel(other)} ist „approved“. Erlaubt ist das nur, wenn Sie jede Berechtigung freigeben.`,
  no_event: () => 'Nach „eventSelection“ muss „existingEvent“ oder „newEvent“ möglich sein.',
};

/** Returns the German reason why a setting contradicts another one. */
export const contradictionText = (code: ContradictionCode, params: Params = {}): string => TEXTS[code](params);
