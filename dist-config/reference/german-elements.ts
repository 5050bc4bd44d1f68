import type { filterAttributes } from '../../src/elements/filter-attributes';
import type {
  commonAttributes,
  ElementAttributes,
  ElementTag,
  LIST_METHODS,
  METHODS,
  PARTS,
  PortalEvents,
} from '../../src/elements/registry';

/*
 * The German counterpart of the doc comments in src/elements/registry.ts and filter-attributes.ts. The types demand a
 * text for every name there. A default stands in a sentence of its own, "Standard: …", in the words of the English one.
 */

/** The elements. */
export const GERMAN_ELEMENTS: Record<ElementTag, string> = {
  'event-portal': 'Das ganze Portal mit allen Seiten.',
  'event-list': 'Liste mit Filtern; eine Veranstaltung öffnet sich an Ort und Stelle oder auf `detail-url`.',
  'event-detail': 'Eine Veranstaltung.',
  'advert-order': 'Die Buchung einer Anzeige, mit der Anmeldung.',
  'advert-slot':
    'Anzeigen, die für eine Platzierung gebucht sind und heute laufen, an jeder Stelle einer Seite; jede ist als Anzeige gekennzeichnet. Halten Sie mit `min-height` Platz für sie frei, damit nichts springt, wenn sie erscheinen. Läuft keine, oder bietet das Portal keine Anzeigen an (`applicationSettings.activateAdverts`), dann bleibt der Inhalt des Elements stehen. Auf einer Seite mit einem `advert-slot` für Teaser stehen keine Anzeigen zwischen den Karten einer `event-list` ohne Filter.',
  'article-list':
    'Artikel als Karten, die neuesten zuerst; einer öffnet sich an Ort und Stelle oder auf `detail-url`. Zeigt nichts, wenn das Portal keine Artikel hat (`applicationSettings.activateArticles`).',
  'event-recording':
    'Das Formular für eine Veranstaltung und die Liste der eigenen Veranstaltungen, mit der Anmeldung.',
  'article-recording': 'Das Formular für einen Artikel und die Liste der eigenen Artikel, mit der Anmeldung.',
  'portal-account':
    'Anmeldung, Registrierung, Profil und alle Seiten des Kontos; mit `compact` ein Knopf für den Kopf der Seite.',
  'event-search':
    'Nur das Suchfeld, mit Vorschlägen. Es filtert eine Liste auf der Seite oder führt zu einer auf einer anderen Seite.',
  'event-teaser':
    'Einige Veranstaltungen, die auf eine andere Seite führen. Das Skript ist klein; die Anwendung lädt nur, wenn sich eine Veranstaltung an Ort und Stelle öffnet.',
};

/** The attributes of every element. */
export const GERMAN_COMMON_ATTRIBUTES: Record<keyof typeof commonAttributes, string> = {
  host: 'Basisadresse des Veranstaltungssystems; Anfragen gehen an `{host}/api/…`. Standard: die Herkunft der Seite.',
  locale:
    'Sprache. Standard: die Sprache, die der Browser sich gemerkt hat; sonst, auf der ersten Seite, die des Browsers; sonst Deutsch.',
  history:
    'Wo die Adresse innerhalb des Portals steht. Standard: `hash` bei event-portal, `memory` bei den anderen. `path` geht nur auf der Frame-Seite und auf der eigenständigen Seite; anderswo gilt der Standard.',
  'hash-key':
    'Schlüssel dieses Elements im Fragment der Adresse, damit sich mehrere Elemente das Fragment teilen: `#events=/events/7&more=/events`.',
  settings:
    'Einstellungen des Portals als JSON; als Eigenschaft ein Objekt. Sie gehen denen des Servers und denen in `window.eventPortalSettings` vor.',
  'heading-level': 'Ebene der ersten Überschrift, damit sie zur Gliederung Ihrer Seite passt. Standard: 2.',
};

const FILTERS: Record<keyof typeof filterAttributes, string> = {
  q: 'Gesuchter Text.',
  rubric: 'Nummer einer Rubrik, oder mehrere mit Kommas.',
  tag: 'Name eines Schlagworts, oder mehrere mit Kommas.',
  community: 'Nummer einer Gemeinde.',
  near: 'Ort oder Postleitzahl, um die herum gesucht wird.',
  radius: 'Umkreis um `near` in Kilometern. Standard: 15.',
  when: 'Tage, die mit dem Kalender wandern; `week` sind die nächsten 7 Tage, `month` die nächsten 30. Geht `from` und `to` vor. Standard: alle kommenden Tage.',
  from: 'Erster Tag, etwa 2026-12-24. Standard: keiner; Vergangenes bleibt weg.',
  to: 'Letzter Tag. Standard: keiner.',
};

/** The own attributes of each element. */
export const GERMAN_ATTRIBUTES: { [Tag in ElementTag]: Record<keyof ElementAttributes[Tag], string> } = {
  'event-portal': {
    start: 'Erster Pfad, etwa `/events?when=weekend`. Standard: `/`.',
  },
  'event-list': {
    ...FILTERS,
    view: 'Form, in der die Veranstaltungen erscheinen; `calendar` ist der Monat. Standard: `list`.',
    limit: 'Veranstaltungen je Seite. Standard: die Einstellung `eventList.resultsPerPage`.',
    filter: 'Überschrift, Suche und Filter zeigen. Standard: `on`.',
    'detail-url':
      'Adresse einer Veranstaltung auf einer anderen Seite, mit `{eventId}` darin. Standard: die Veranstaltung öffnet sich an Ort und Stelle.',
    'recording-url':
      'Adresse der Seite mit dem Formular, für den Link über der Liste, wenn Veranstaltungen eingetragen werden können (`applicationSettings.activateEventsRecording`). Standard: kein Link.',
  },
  'event-detail': {
    'event-id': 'Nummer der Veranstaltung.',
  },
  'advert-order': {
    'event-id': 'Nummer der beworbenen Veranstaltung. Standard: wird bei der Buchung gewählt.',
    product: 'Nummer des gebuchten Werbeplatzes. Standard: wird bei der Buchung gewählt.',
  },
  'advert-slot': {
    place: 'Platzierung, für die Anzeigen gebucht sind. Standard: `teaser`.',
    count: 'Höchste Zahl der Anzeigen. Standard: 1.',
    'detail-url':
      'Adresse einer Veranstaltung auf einer anderen Seite, mit `{eventId}` darin. Standard: die Veranstaltung öffnet sich an Ort und Stelle.',
  },
  'article-list': {
    tag: 'Name eines Schlagworts, oder mehrere mit Kommas: Artikel mit wenigstens einem davon.',
    'event-id': 'Nummer einer Veranstaltung: die Artikel über sie.',
    limit:
      'Zahl der Artikel, ohne Links auf weitere Seiten. Standard: alle Artikel, auf Seiten zu `eventList.resultsPerPage`.',
    'detail-url':
      'Adresse eines Artikels auf einer anderen Seite, mit `{articleId}` darin. Standard: der Artikel öffnet sich an Ort und Stelle.',
  },
  'event-recording': {
    'event-id': 'Nummer der Veranstaltung, die bearbeitet wird. Standard: eine neue.',
    'detail-url':
      'Adresse einer Veranstaltung auf einer anderen Seite, mit `{eventId}` darin, für Links von den eigenen veröffentlichten Veranstaltungen.',
  },
  'article-recording': {
    'article-id': 'Nummer des Artikels, der bearbeitet wird. Standard: ein neuer.',
    'detail-url':
      'Adresse eines Artikels auf einer anderen Seite, mit `{articleId}` darin, für Links von den eigenen veröffentlichten Artikeln.',
  },
  'portal-account': {
    compact:
      'Nur einen Knopf zeigen: einen Link zur Anmeldung, oder die angemeldete Person mit einem Menü. Standard: false.',
    'account-url':
      'Adresse der Seite mit dem ganzen Konto, für die Links des Knopfes; `{path}` darin wird zur Adresse innerhalb des Portals, etwa `/konto/#{path}`. Standard: ein event-portal auf derselben Seite, sonst ein Dialog über der Seite.',
  },
  'event-search': {
    for: 'Id der `event-list` oder des `event-portal` auf dieser Seite, die das Ergebnis zeigen; das Element darf später hinzukommen.',
    'results-url':
      'Adresse der Seite, die das Ergebnis zeigt. `{query}` darin steht für den gesuchten Text (`/suche?q={query}`); direkt nach `?` oder `&` steht es für alle Angaben der Suche (`/termine?{query}`). Ohne `{query}` wird die Suche als Adresse des dortigen `event-portal` angehängt.',
    'detail-url':
      'Adresse einer Veranstaltung auf einer anderen Seite, mit `{eventId}` darin, für vorgeschlagene Titel. Standard: die Liste öffnet die Veranstaltung oder sucht nach dem Titel.',
  },
  'event-teaser': {
    ...FILTERS,
    ids: 'Nummern der Veranstaltungen mit Kommas, höchstens 100. Standard: die Veranstaltungen, die zu den Filtern passen.',
    limit: 'Höchste Zahl der Veranstaltungen. Standard: die Zahl der `ids`, sonst 6.',
    layout:
      'Form, in der die Veranstaltungen erscheinen; das Karussell bewegt sich nur, wenn der Gast es bewegt. Standard: `cards`.',
    empty:
      'Inhalt, wenn es keine Veranstaltungen gibt: eine Zeile, die das sagt (`line`), oder nichts (`hidden`). Standard: `line`.',
    'detail-url':
      'Adresse einer Veranstaltung auf einer anderen Seite, mit `{eventId}` darin. Standard: die Veranstaltung öffnet sich an Ort und Stelle; dafür lädt die Anwendung.',
  },
};

/** The DOM events. */
export const GERMAN_EVENTS: Record<keyof PortalEvents, string> = {
  'portal-ready': 'Das Element hat seine erste Ansicht gezeigt.',
  'portal-navigate': 'Der Gast oder eine Methode ist dabei, die Ansicht zu wechseln; `preventDefault()` verhindert es.',
  'portal-consent':
    'Das Element will gleich etwas von einem anderen Ursprung anfragen: die Bilder einer Karte (`service` ist `map`), die der Server unter `origin` liefert. `respondWith(true)` erlaubt es ohne Frage; bei `false` oder ohne Antwort fragt das Element den Besucher. Auch ein Promise ist möglich, und ein weiterer Aufruf, wenn der Besucher seine Einwilligung ändert.',
  'portal-login':
    'Jemand hat sich angemeldet, in diesem oder einem anderen Tab. Jedes Element außer event-teaser und event-search meldet es.',
  'portal-logout':
    'Die Anmeldung ist zu Ende: abgemeldet (`left`), abgelaufen (`expired`) oder vom Server abgelehnt (`refused`). Jedes Element außer event-teaser und event-search meldet es.',
  'portal-event-saved':
    'Eine eigene Veranstaltung wurde als Entwurf gespeichert, veröffentlicht, abgesagt oder wiederhergestellt.',
  'portal-event-deleted': 'Eine eigene Veranstaltung wurde gelöscht.',
  'portal-advert-ordered': 'Eine Anzeige wurde gebucht.',
  'portal-article-saved': 'Ein eigener Artikel wurde als Entwurf gespeichert, veröffentlicht oder wiederhergestellt.',
  'portal-article-deleted': 'Ein eigener Artikel wurde gelöscht.',
  'portal-error':
    'Dem Gast wurde ein Fehler gezeigt. `reason` ist `call` (eine Anfrage), `screen` (eine Ansicht) oder `code` (ein Skript, das nicht geladen werden konnte).',
};

/** The methods. */
export const GERMAN_METHODS: Record<keyof typeof METHODS | keyof typeof LIST_METHODS, string> = {
  navigate:
    "Wechselt zu einem Pfad (`/events?q=jazz`) oder zu einer Ansicht mit ihrem Namen, der auf die Sprache endet (`events-eventId___en`, `events___default`), und ihren Angaben (`{ eventId: '7' }`). Ein unbekannter Name löst einen RangeError aus. Meldet vorher `portal-navigate`, wie ein Link.",
  setFilter:
    "Zeigt die Liste mit einem Filter, dessen Schlüssel die Attribute von event-list sind: `{ q: 'jazz', rubric: [3, 4] }`. Fehlende Schlüssel behalten die Werte der Attribute; null hebt einen auf. Es entsteht ein Eintrag im Verlauf, und vorher wird `portal-navigate` gemeldet. Nur event-portal und event-list haben sie.",
};

/** The parts, by their keys in the registry. */
export const GERMAN_PARTS: Record<keyof typeof PARTS, string> = {
  root: 'Der äußerste Kasten eines Elements.',
  heading: 'Die erste Überschrift einer Ansicht.',
  list: 'Die Liste der Veranstaltungen.',
  search: 'Das Suchfeld.',
  card: 'Eine Karte der Liste.',
  cardTitle: 'Der Titel einer Karte.',
  cardLink: 'Der Link einer Karte.',
  pager: 'Die Links auf weitere Seiten einer Liste.',
  detail: 'Eine Veranstaltung mit allen Angaben.',
  notice: 'Eine Meldung, dass etwas gelungen oder misslungen ist.',
  footer: 'Die Fußzeile des Portals.',
};
