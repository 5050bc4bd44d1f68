import { fieldAt, type SettingField } from './setting-fields';
import { helpOf, textKeyOf, valueLabelOf } from './setting-texts';

const BUILT_IN = 'die eingebaute';
const NO_HINT = 'kein Hinweis';
const NO_LINK = 'kein Link';
const NO_MAP = 'keine Karte';
const OF_ADDRESSES = 'wie bei „Nötige Adressen“';

/** The words for a default that is empty, by the end of a path as in setting-texts. */
const EMPTY_WORDS: Readonly<Record<string, string>> = {
  name: 'kein eigener Name',
  'theme.fontFamily': 'die Schrift der Seite',
  'light.background': 'der Hintergrund der Seite',
  overrideHost: 'der Server aus dem Attribut „host“',
  'applicationSettings.scaffoldTemplate': 'kein Text',
  'applicationSettings.imageHosts': 'kein anderer Server',
  'applicationSettings.footerContact': 'keine Fußzeile',
  'eventDetails.displayedFreeFields': 'alle Zusatzfelder',
  'authenticatedArea.loginStatus': 'jeder Status',
  'authenticatedArea.approvalTime': 'keine Angabe zur Dauer',
  'links.base': 'der Server des Portals',
  'links.conditions': NO_LINK,
  'links.privacyPolicy': NO_LINK,
  'links.imprint': NO_LINK,
  label: BUILT_IN,
  info: NO_HINT,
  regex: 'kein Muster',
  labelFreeFields: BUILT_IN,
  additionalFieldsFormDefinition: 'keine Zusatzfelder',
  requiredMediaFields: 'keine',
  'step.title': 'der eingebaute',
  'step.info': 'kein Text',
  'noEdit.expired': BUILT_IN,
  'noEdit.otherClient': BUILT_IN,
  'noEdit.locked': BUILT_IN,
  'map.tiles': NO_MAP,
  'map.labels': 'keine Namen auf der Karte',
  'map.attribution': 'kein Urheber',
  'map.centre': 'alle Orte',
  'recording.location_required': OF_ADDRESSES,
  'recording.promoter_required': OF_ADDRESSES,
  languageSettings: 'die eingebauten Wörter',
};

const number = new Intl.NumberFormat('de-DE');

const isEmpty = (fallback: unknown) =>
  fallback === undefined || fallback === '' || (Array.isArray(fallback) && fallback.length === 0);

/** Matches the meaning of 0 in the help of a number, as in "0 für keine Grenze". */
const MEANING_OF_ZERO = /\b0 (?:für|\()\s?([^.;,)]+)/;

/** Returns the default of a setting in words; undefined if it has none. */
export function defaultWordsOf(field: SettingField): string | undefined {
  const { path, kind, fallback } = field;
  const key = textKeyOf(path) ?? '';
  if (kind === 'labels' || isEmpty(fallback))
    return EMPTY_WORDS[key] ?? (key.startsWith('infoTexts.') ? NO_HINT : undefined);
  if (typeof fallback === 'boolean') return fallback ? 'ein' : 'aus';
  if (typeof fallback === 'number') {
    const meaning = fallback === 0 ? MEANING_OF_ZERO.exec(helpOf(path))?.[1] : undefined;
    return meaning === undefined ? number.format(fallback) : `0, also ${meaning}`;
  }
  if (!Array.isArray(fallback)) return kind === 'choice' ? valueLabelOf(path, String(fallback)) : String(fallback);
  return fallback.map((word) => valueLabelOf(path, word)).join(', ');
}

/** Returns the default at a path in words; undefined for a path without a setting, or one inside of a setting. */
export function defaultWordsAt(path: string): string | undefined {
  const field = fieldAt(path);
  return field?.path === path ? defaultWordsOf(field) : undefined;
}
