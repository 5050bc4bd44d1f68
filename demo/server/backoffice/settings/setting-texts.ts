/** The German label and help of a setting; 'html' if its text is HTML. */
type SettingText = readonly [label: string, help: string, html?: 'html'];

const HTML_OF_FORM = 'Dieser Text steht im Formular.';
const WEIGHT = 'Wie viel es für die Vollständigkeit zählt, von 0 (gar nicht) bis 100.';

/**
 * The texts by the end of a path: settings that recur in several groups, as the label of a field, have one. The longest
 * match counts.
 */
const TEXTS: Readonly<Record<string, SettingText>> = {
  name: ['Name des Portals', 'Titel der eigenen Seite und Name, mit dem das Portal von Ihnen spricht.'],
  'theme.fontFamily': ['Schriftart', 'Liste von Schriften wie in CSS. Ohne Angabe gilt die Schrift der Seite.'],
  'light.primary': ['Hauptfarbe', 'Für alles, was man anklicken kann oder was gewählt ist.'],
  'light.secondary': ['Zweitfarbe', 'Für kleine Hervorhebungen, etwa „Eintritt frei“.'],
  'light.error': ['Farbe für Fehler', 'Für Fehlermeldungen.'],
  'light.info': ['Farbe für Hinweise', 'Für Hinweise.'],
  'light.success': ['Farbe für Erfolg', 'Für Meldungen, dass etwas gelungen ist.'],
  'light.warning': ['Farbe für Warnungen', 'Für Warnungen.'],
  'light.background': ['Hintergrund', 'Ohne Angabe bleibt der Hintergrund der Seite.'],
  'light.text_on_primary': ['Schrift auf Schaltflächen', 'Für Text auf gefüllten Schaltflächen.'],
  overrideHost: ['Anderer Server', 'Adresse, an die alle Anfragen gehen. Ohne Angabe gilt das Attribut „host“.'],
  'applicationSettings.scaffoldTemplate': [
    'Text über und unter dem Portal',
    'An der Stelle von {{portal}} erscheint das Portal.',
    'html',
  ],
  'applicationSettings.imageHosts': [
    'Erlaubte Bilder-Server',
    'Ein Name je Zeile, etwa cdn.example.org. Nur von dort zeigen die Texte dieser Einstellungen fremde Bilder.',
  ],
  'applicationSettings.footerContact': ['Kontakt in der Fußzeile', 'Steht unter jeder Seite des Portals.', 'html'],
  'applicationSettings.activateEventsRecording': [
    'Eintragen erlauben',
    'Angemeldete Personen tragen Veranstaltungen ein.',
  ],
  'applicationSettings.activateAdverts': ['Buchen erlauben', 'Angemeldete Personen buchen Anzeigen.'],
  'applicationSettings.activateArticles': ['Schreiben erlauben', 'Angemeldete Personen schreiben Artikel.'],
  'applicationSettings.reportErrors': ['Fehler melden', 'Schwere Fehler werden dem Server gemeldet.'],
  'eventList.remindOfFavourites': [
    'An die Merkliste erinnern',
    'Wer sich etwas für heute oder morgen gemerkt hat, sieht es unter der Liste, bis er es ausblendet.',
  ],
  'eventList.resultsPerPage': ['Veranstaltungen je Seite', 'So viele zeigt die Liste, bevor man weiterblättert.'],
  'eventDetails.shortdesc1': ['Erste Kurzbeschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.shortdesc2': ['Zweite Kurzbeschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.shortdesc3': ['Dritte Kurzbeschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.longdesc1': ['Erste Beschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.longdesc2': ['Zweite Beschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.longdesc3': ['Dritte Beschreibung', 'Auf der Seite einer Veranstaltung zeigen.'],
  'eventDetails.displayedFreeFields': ['Gezeigte Zusatzfelder', 'Ein Name je Zeile. Ohne Angabe werden alle gezeigt.'],
  'authenticatedArea.showLinksInCardFooters': [
    'Rechtliche Links zeigen',
    'Nutzungsbedingungen, Datenschutzhinweise und Impressum stehen unter den Formularen.',
  ],
  'authenticatedArea.showLoginSignupButton': [
    'Anmeldung anbieten',
    'Gäste sehen, dass sie sich anmelden und registrieren können.',
  ],
  'authenticatedArea.enableOfficialAddress': ['Dienstliche Adresse', 'Das Profil hat eine Adresse der Organisation.'],
  'authenticatedArea.enablePrivateAddress': ['Private Adresse', 'Das Profil hat eine private Adresse.'],
  'authenticatedArea.logoutToLogin': [
    'Nach dem Abmelden zur Anmeldung',
    'Sonst führt das Abmelden zur Liste der Veranstaltungen.',
  ],
  'authenticatedArea.rightsManagement': [
    'Was zu einer Berechtigung gehört',
    'Bestimmt, was eine Person neben ihrer Rolle angibt.',
  ],
  'authenticatedArea.minRelations': [
    'Wenigste Berechtigungen',
    'So viele Berechtigungen braucht eine Person mindestens.',
  ],
  'authenticatedArea.maxRelations': [
    'Meiste Berechtigungen',
    'So viele Berechtigungen darf eine Person haben; 0 für beliebig viele.',
  ],
  'authenticatedArea.relationChangeStatus': [
    'Status einer beantragten Änderung',
    'An diesem Status erkennt das Portal eine Berechtigung, die geändert wird.',
  ],
  'authenticatedArea.initialStatus': ['Status einer neuen Berechtigung', 'Mit diesem Status beginnt sie.'],
  'authenticatedArea.changedStatus': [
    'Status nach einer Änderung',
    'Diesen Status bekommt eine geänderte Berechtigung.',
  ],
  'authenticatedArea.loginStatus': [
    'Status, mit denen man sich anmelden kann',
    'Ein Status je Zeile. Ohne Angabe reicht jeder.',
  ],
  'authenticatedArea.showCommunityField': [
    'Gemeinde einer Berechtigung zeigen',
    'Die Berechtigung nennt ihre Gemeinde.',
  ],
  'authenticatedArea.showRoleField': ['Rolle einer Berechtigung zeigen', 'Die Berechtigung nennt ihre Rolle.'],
  'authenticatedArea.defaultRole': [
    'Übliche Rolle',
    'Nummer der Rolle, die eine Person bekommt, wenn sie nur ihre Organisation nennt; 0 für keine. Dann zählt die einzige Rolle mit Adresse, oder das Portal fragt nach der Rolle.',
  ],
  'authenticatedArea.approvalTime': [
    'Dauer einer Freigabe',
    'Wie lange eine Freigabe meist dauert, zum Beispiel „meist einen Werktag“. Steht überall, wo jemand darauf wartet.',
  ],
  'auth.organization.type': [
    'Organisation bei der Registrierung',
    'Wird sie als Text eingegeben oder aus den Adressen gewählt?',
  ],
  'auth.revealAccounts': [
    'Verraten, ob es ein Konto gibt',
    'Meldungen dürfen sagen, dass es zu einer E-Mail-Adresse schon ein Konto gibt. Fremde können damit ausprobieren, wer eines hat.',
  ],
  'auth.conditionsRequired': ['Nutzungsbedingungen verlangen', 'Wer sich registriert, muss ihnen zustimmen.'],
  'auth.privacyPolicyRequired': [
    'Datenschutzhinweise verlangen',
    'Wer sich registriert, muss bestätigen, dass er sie gelesen hat.',
  ],
  'links.base': [
    'Adresse Ihrer Website',
    'Vollständig, etwa https://www.example.org/. Dorthin führen Pfade in diesen Links und in HTML der Einstellungen, auf welcher Seite das Portal auch steht. Ohne Angabe führen sie zum Server des Portals.',
  ],
  'links.conditions': [
    'Nutzungsbedingungen',
    'Adresse der Seite; ein Pfad führt zu Ihrer Website. Ohne Angabe gibt es keinen Link.',
  ],
  'links.privacyPolicy': [
    'Datenschutzhinweise',
    'Adresse der Seite; ein Pfad führt zu Ihrer Website. Ohne Angabe gibt es keinen Link.',
  ],
  'links.imprint': [
    'Impressum',
    'Adresse der Seite; ein Pfad führt zu Ihrer Website. Ohne Angabe gibt es keinen Link.',
  ],
  languageSettings: ['Beschriftungen', 'Eigene Wörter für das Portal. Leere Felder behalten das eingebaute Wort.'],
  regex: [
    'Muster',
    'Regulärer Ausdruck, dem die Eingabe entsprechen muss. Eine Gemeinde wird so geprüft, wie sie da steht: „Baden-Württemberg - Reutlingen“.',
  ],
  label: ['Beschriftung', 'Ohne Angabe gilt die eingebaute.'],
  info: ['Hilfetext', 'Steht am Feld.', 'html'],
  required: ['Pflichtfeld', 'Muss ausgefüllt werden.'],
  'organization.min': ['Kürzester Name', 'Zeichen, die der Name der Organisation mindestens hat.'],
  'organization.max': ['Längster Name', 'Zeichen, die der Name der Organisation höchstens hat; 0 für beliebig viele.'],
  showReportPreview: ['Vorschau zeigen', 'Vor dem Absenden sieht man, wie der Eintrag später aussieht.'],
  showMediaTab: ['Bilder erlauben', 'Man kann Bilder hinzufügen.'],
  showFreeFields: ['Zusatzfelder zeigen', 'Die Zusatzfelder stehen im Formular.'],
  labelFreeFields: ['Überschrift der Zusatzfelder', 'Ohne Angabe gilt die eingebaute.'],
  additionalFieldsFormDefinition: [
    'Zusatzfelder',
    'Liste in JSON. Jeder Eintrag hat „name“ und kann label, type, required, maxLength, options und info haben. label, info und jede Option sind ein Text, oder einer je Sprache: { "de": …, "en": … }.',
  ],
  requiredMediaFields: ['Pflichtangaben zu Bildern', 'Ohne diese Angaben wird kein Bild angenommen.'],
  'infoTexts.general': ['Über dem Formular', HTML_OF_FORM, 'html'],
  'infoTexts.texts': ['Bei Titel und Beschreibungen', HTML_OF_FORM, 'html'],
  'infoTexts.rubric': ['Bei der Rubrik', HTML_OF_FORM, 'html'],
  'infoTexts.tags': ['Bei den Schlagwörtern', HTML_OF_FORM, 'html'],
  'infoTexts.location': ['Beim Ort', HTML_OF_FORM, 'html'],
  'infoTexts.promoter': ['Beim Veranstalter', HTML_OF_FORM, 'html'],
  'infoTexts.appointments': ['Bei den Terminen', HTML_OF_FORM, 'html'],
  'infoTexts.publicationDates': ['Bei den Erscheinungstagen', HTML_OF_FORM, 'html'],
  'infoTexts.links': ['Bei den Links', HTML_OF_FORM, 'html'],
  'infoTexts.tickets': ['Bei den Karten', HTML_OF_FORM, 'html'],
  'infoTexts.media': ['Bei den Bildern', HTML_OF_FORM, 'html'],
  'infoTexts.freeFields': ['Bei den Zusatzfeldern', HTML_OF_FORM, 'html'],
  'map.tiles': [
    'Kacheln der Karte',
    'Adresse mit {z}, {x} und {y}, etwa https://karten.example/{z}/{x}/{y}.png. Ohne Angabe gibt es keine Karte. Wer sie öffnet, fragt diesen Server an.',
  ],
  'map.labels': [
    'Namen auf der Karte',
    'Adresse durchsichtiger Kacheln mit {z}, {x} und {y}, auf denen nur Namen stehen, vom selben Server wie die Kacheln der Karte. Sie liegen über den Punkten der Karte.',
  ],
  'map.attribution': [
    'Urheber der Karte',
    'Steht unter der Karte, so wie der Anbieter der Kacheln es verlangt.',
    'html',
  ],
  'map.centre': [
    'Mitte der Karte',
    'Breite und Länge, etwa 48.4914, 9.2043. Gilt für die Karte aller Veranstaltungen; mit einem Filter zeigt sie die Treffer. Ohne Angabe zeigt sie alle Orte.',
  ],
  'map.zoom': ['Vergrößerung der Karte', 'Von 0 (die ganze Welt) bis 18 (ein Haus); gilt mit der Mitte der Karte.'],
  'noEdit.expired': [
    'Zu alt',
    'Meldung, wenn ein Eintrag zu alt zum Ändern ist. Ohne Angabe gilt die eingebaute.',
    'html',
  ],
  'noEdit.otherClient': [
    'Aus einem anderen Portal',
    'Meldung an einem Eintrag eines anderen Portals. Ohne Angabe gilt die eingebaute.',
    'html',
  ],
  'noEdit.locked': [
    'In Bearbeitung',
    'Meldung, wenn ein Eintrag gesperrt ist. Ohne Angabe gilt die eingebaute.',
    'html',
  ],
  'eventRecording.showTicketTab': ['Karten erlauben', 'Man kann Vorverkaufsstellen angeben.'],
  'eventRecording.showEasyLanguage': [
    'Leichte Sprache',
    'Man kann einen Text in Leichter Sprache angeben. Besucher öffnen ihn auf der Seite der Veranstaltung.',
  ],
  'eventRecording.showSignLanguageVideo': [
    'Video in Gebärdensprache',
    'Man kann auf ein Video in Deutscher Gebärdensprache verweisen. Der Link steht auf der Seite der Veranstaltung.',
  ],
  'eventRecording.importFromAddress': [
    'Aus dem Internet übernehmen',
    'Man kann die Adresse einer Internetseite oder eines Kalenders angeben, und daraus eine Veranstaltung übernehmen. Der Server ruft die Adresse ab.',
  ],
  'eventRecording.requiredAddresses': [
    'Nötige Adressen',
    'Gilt, soweit die Felder „Ort nötig“ und „Veranstalter nötig“ nichts anderes festlegen.',
  ],
  'articleRecording.requiredAddresses': ['Nötige Adressen', 'Ohne diese Adressen wird kein Artikel angenommen.'],
  'eventRecording.eventAppointmentType': ['Arten von Terminen', 'Einzelne Termine, Reihen oder beides.'],
  'eventRecording.review': [
    'Vor dem Veröffentlichen prüfen',
    'Was wartet, steht unter „Prüfen“. Besucher sehen bis dahin die Fassung, die zuletzt freigegeben wurde.',
  ],
  'eventRecording.shareByOrganisation': [
    'Organisationen bearbeiten gemeinsam',
    'Alle, die für dieselbe Adresse freigegeben sind, sehen und bearbeiten deren Veranstaltungen und Artikel, auch die der anderen.',
  ],
  'completeness.dates': ['Termine', WEIGHT],
  'completeness.media': ['Bild', WEIGHT],
  'completeness.location': ['Ort', WEIGHT],
  'completeness.shortdesc1': ['Kurzbeschreibung', WEIGHT],
  'completeness.longdesc1': ['Beschreibung', WEIGHT],
  'completeness.promoter': ['Veranstalter', WEIGHT],
  'completeness.rubrics': ['Rubrik', WEIGHT],
  'completeness.tags': ['Schlagwörter', WEIGHT],
  'completeness.price': ['Preis', WEIGHT],
  'completeness.links': ['Links', WEIGHT],
  'completeness.en': ['Englischer Text', WEIGHT],
  'articleRecording.review': [
    'Vor dem Veröffentlichen prüfen',
    'Was wartet, steht unter „Prüfen“. Besucher sehen bis dahin die Fassung, die zuletzt freigegeben wurde.',
  ],
  'publicationDates.min': ['Wenigste Erscheinungstage', 'So viele müssen mindestens gewählt werden.'],
  'publicationDates.max': [
    'Meiste Erscheinungstage',
    'So viele dürfen höchstens gewählt werden; 0 für beliebig viele.',
  ],
  'publicationDates.maxAmountDatesBeforeEvent': [
    'Erscheinungstage vor der Veranstaltung',
    'So viele dürfen vor ihr liegen; 0 für beliebig viele.',
  ],
  'publicationDates.firstDay': ['Erster Erscheinungstag', 'Tage von heute an; 0 für heute.'],
  'publicationDates.lastDay': ['Letzter Erscheinungstag', 'Tage von heute an; 0 für keine Grenze.'],
  'advertSettings.steps': ['Schritte einer Buchung', 'Ein Schritt je Zeile, in der Reihenfolge der Buchung.'],
  'advertSettings.shownIn': [
    'Wo Anzeigen erscheinen',
    'Ohne Festlegung überall dort, wofür es im Katalog ein Produkt gibt.',
  ],
  'step.title': ['Titel des Schritts', 'Ohne Angabe gilt der eingebaute.'],
  'step.info': ['Text über dem Schritt', 'Steht über diesem Schritt.', 'html'],
  'recording.location_required': ['Ort nötig', 'Ohne Festlegung gilt „Nötige Adressen“.'],
  'recording.promoter_required': ['Veranstalter nötig', 'Ohne Festlegung gilt „Nötige Adressen“.'],
  maxLength: ['Größte Länge', 'Zeichen; 0 für beliebig viele.'],
  'tags.maxLength': ['Größte Länge eines Schlagworts', 'Zeichen; 0 für beliebig viele.'],
  visible: ['Zeigen', 'Das Feld steht im Formular.'],
  richText: ['Formatierungen', 'Diese bietet das Textfeld an.'],
  'addRubrics.min': ['Wenigste weitere Rubriken', 'So viele müssen neben der ersten gewählt werden.'],
  'addRubrics.max': ['Meiste weitere Rubriken', 'So viele dürfen neben der ersten gewählt werden.'],
  maxAmount: ['Meiste Links', 'So viele Links dieser Art sind erlaubt; 0 für beliebig viele.'],
};

/** The labels of a setting's words, by the last key of its path. */
const VALUE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rightsManagement: {
    free: 'nichts weiter',
    community: 'eine Gemeinde',
    flexible: 'eine Adresse, wenn die Rolle eine verlangt',
    restrictive: 'eine Rolle; eine Adresse, wenn die Rolle eine verlangt',
  },
  type: { text: 'als Text', picker: 'aus den Adressen' },
  requiredAddresses: {
    location: 'Ort',
    promoter: 'Veranstalter',
    both: 'Ort und Veranstalter',
    either: 'Ort oder Veranstalter',
    none: 'keine',
  },
  eventAppointmentType: { free: 'einzelne Termine', series: 'Reihen', both: 'beides' },
  review: { none: 'nichts', new: 'Neues', all: 'Neues und Geändertes' },
  requiredMediaFields: {
    agency: 'Agentur',
    author: 'Urheber',
    copyright: 'Rechte',
    description: 'Beschreibung',
    location: 'Ort',
    title: 'Titel',
  },
  shownIn: {
    list: 'in der Liste',
    teaser: 'auf Titelseiten',
    detail: 'bei einer Veranstaltung',
    article: 'in einem Artikel',
  },
  richText: {
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    bulletList: 'Aufzählung',
    orderedList: 'Nummerierte Liste',
    link: 'Link',
    heading: 'Zwischenüberschrift',
    blockquote: 'Zitat',
  },
};

/** A step of an order; all steps have the same settings. */
const STEP_PREFIX = /^advertSettings\.\w+\.(?=\w)/;

const pathEndsOf = (path: string): string[] => {
  const keys = path.replace(STEP_PREFIX, 'step.').split('.');
  return keys.map((_, index) => keys.slice(index).join('.'));
};

/** Returns the end of a path that has a text. */
export const textKeyOf = (path: string): string | undefined =>
  pathEndsOf(path).find((end) => Object.hasOwn(TEXTS, end));

/** All ends of paths with a text. */
export const textKeys: readonly string[] = Object.keys(TEXTS);

const textOf = (path: string): SettingText => TEXTS[textKeyOf(path) ?? ''] ?? [path, ''];

/** Returns the label of a setting. */
export const labelOf = (path: string): string => textOf(path)[0];

/** Returns the help of a setting. */
export const helpOf = (path: string): string => textOf(path)[1];

/** Checks whether the text of a setting is HTML. */
export const isHtml = (path: string): boolean => textOf(path)[2] === 'html';

/** Returns the German label of a setting's word; a word without a label stays as it is. */
export function valueLabelOf(path: string, value: string): string {
  const labels = VALUE_LABELS[path.slice(path.lastIndexOf('.') + 1)];
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
