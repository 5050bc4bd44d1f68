import type { Texts } from './texts';

const ratio = (value: number) => value.toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const de: Texts = {
  presets: 'Womit möchten Sie anfangen?',
  preset: {
    portal: 'Ganzes Portal',
    front: 'Teaser für die Startseite',
    sidebar: 'Wochenende in der Seitenleiste',
    music: 'Nur Musik',
    calendar: 'Monatskalender',
    search: 'Suchfeld im Kopf der Seite',
  },
  reset: 'Zurücksetzen',
  notes: (names) => `In der Adresse war etwas nicht erlaubt und gilt nicht: ${names.join(', ')}.`,
  steps: {
    element: 'Element',
    client: 'Portal',
    filters: 'Filter',
    attributes: 'Anzeige',
    theme: 'Farben und Schrift',
    language: 'Sprache',
    routing: 'Adressen',
    size: 'Größe',
  },
  element: 'Element',
  elements: {
    'event-portal': 'Ganzes Portal',
    'event-list': 'Liste der Veranstaltungen',
    'event-detail': 'Eine Veranstaltung',
    'advert-order': 'Anzeige buchen',
    'advert-slot': 'Gebuchte Anzeigen',
    'article-list': 'Artikel',
    'event-recording': 'Veranstaltung eintragen',
    'article-recording': 'Artikel schreiben',
    'portal-account': 'Anmeldung und Konto',
    'event-search': 'Suchfeld',
    'event-teaser': 'Teaser',
  },
  client: 'Portal',
  ownClient: 'Eigene Adresse',
  host: 'Adresse des Portals',
  hostHint: 'Zum Beispiel https://events.example/clients/stadt. Dort wird {Adresse}/api/… aufgerufen.',
  base: 'Adresse der Skripte',
  baseHint: 'Der Ordner mit event-portal.js. Leer: der Ordner dieser Dokumentation.',
  asking: 'Das Portal wird gefragt …',
  found: (name) => `„${name}“ antwortet.`,
  rubrics: 'Rubriken',
  tags: 'Häufige Schlagworte',
  noFilters: 'Dieses Element hat keine Filter.',
  communityHint: 'Tippen Sie die ersten Buchstaben und wählen Sie einen Vorschlag.',
  communityNone: 'Diesen Ort gibt es bei diesem Portal nicht. Wählen Sie einen Vorschlag.',
  rare: 'Weitere Angaben',
  standard: 'Standard',
  attribute: {
    locale: 'Sprache',
    history: 'Ort der Adresse',
    'hash-key': 'Schlüssel im Fragment',
    'heading-level': 'Ebene der ersten Überschrift',
    start: 'Erste Ansicht',
    q: 'Suchwort',
    rubric: 'Rubriken',
    tag: 'Schlagworte',
    community: 'Gemeinde',
    near: 'Im Umkreis von (Ort oder Postleitzahl)',
    radius: 'Umkreis in Kilometern',
    when: 'Tage',
    from: 'Erster Tag',
    to: 'Letzter Tag',
    view: 'Ansicht',
    limit: 'Anzahl',
    filter: 'Suche und Filter',
    'detail-url': 'Adresse der Einzelseite',
    'recording-url': 'Adresse des Formulars',
    'event-id': 'Nummer der Veranstaltung',
    'article-id': 'Nummer des Artikels',
    product: 'Nummer des Werbeplatzes',
    place: 'Platz',
    count: 'Anzahl der Anzeigen',
    compact: 'Nur ein Knopf für den Kopf der Seite',
    'account-url': 'Adresse der Kontoseite',
    for: 'Id der Liste auf dieser Seite',
    'results-url': 'Adresse der Trefferseite',
    ids: 'Nummern der Veranstaltungen',
    layout: 'Anordnung',
    empty: 'Wenn es nichts gibt',
  },
  choice: {
    today: 'heute',
    tomorrow: 'morgen',
    weekend: 'Wochenende',
    'when week': 'nächste 7 Tage',
    'when month': 'nächste 30 Tage',
    list: 'Liste',
    calendar: 'Monat',
    week: 'Woche',
    map: 'Karte',
    on: 'anzeigen',
    off: 'ausblenden',
    cards: 'Karten',
    lines: 'Zeilen',
    carousel: 'Karussell',
    line: 'eine Zeile',
    hidden: 'nichts anzeigen',
    teaser: 'Teaser',
    detail: 'Einzelansicht',
    article: 'Artikel',
    hash: 'im Fragment der Seite (#)',
    memory: 'nicht in der Adresse',
    de: 'Deutsch',
    en: 'Englisch',
  },
  color: {
    primary: 'Hauptfarbe',
    secondary: 'Zweitfarbe',
    background: 'Hintergrund',
    text_on_primary: 'Schrift auf der Hauptfarbe',
    error: 'Fehler',
    warning: 'Warnung',
    success: 'Erfolg',
    info: 'Hinweis',
  },
  pick: (color) => `${color} auswählen`,
  rareColors: 'Farben der Meldungen',
  leads: (address) => `Auf Ihrer Seite führt dieser Link zu ${address}.`,
  font: 'Schrift',
  fontHint: 'Zum Beispiel Georgia, serif. Leer: die Schrift Ihrer Seite.',
  colorHint: 'Leer: die Farben des Portals.',
  wrongColor: 'Schreiben Sie eine Farbe wie #0b4f7d.',
  wrongFont: 'Schreiben Sie Namen von Schriften, mit Kommas getrennt.',
  page: 'Seite in der Vorschau',
  pages: { light: 'hell', dark: 'dunkel' },
  reserve: 'Höhe freihalten (Pixel)',
  reserveHint:
    'So verschiebt sich nichts, wenn das Element erscheint. Mit einer Content-Security-Policy gehört die Regel in Ihr Stylesheet.',
  width: 'Breite der Vorschau',
  widths: { phone: 'Telefon, 360', sidebar: 'Seitenleiste, 300', full: 'Volle Breite' },
  preview: 'Vorschau',
  previewTitle: 'Vorschau des Elements',
  previewMissing: 'Die Vorschau läuft in der Demo: Starten Sie „npm start“ und öffnen Sie dort /docs/configurator.',
  previewFailed: 'Das Skript lässt sich nicht laden. Prüfen Sie die Adresse der Skripte.',
  doubtful: (host) => `Die Vorschau würde ${host} aufrufen. Diese Adresse stand im Link. Kennen Sie sie?`,
  confirm: 'Vorschau laden',
  code: 'Code für Ihre Seite',
  target: 'Art der Seite',
  targets: {
    html: 'HTML',
    wordpress: 'WordPress',
    typo3: 'TYPO3',
    joomla: 'Joomla',
    contao: 'Contao',
    react: 'React',
    vue: 'Vue',
    frame: 'Frame',
  },
  places: {
    html: {
      title: 'HTML',
      where:
        'Fügen Sie die Zeilen dort in die Seite ein, wo das Element erscheinen soll. Skriptzeilen, die schon auf der Seite stehen, brauchen Sie nur einmal.',
    },
    wordpressHost: {
      title: 'Einmal: das Plugin',
      where:
        'Installieren Sie das Plugin „Veranstaltungsportal“. Tragen Sie unter „Einstellungen › Veranstaltungsportal“ im Feld für das Veranstaltungssystem diese Adresse ein; andere lehnt das Plugin ab.',
    },
    wordpressSettings: {
      title: 'Einmal: Farben und Schrift',
      where: 'Auf derselben Seite, im Feld für die Einstellungen der Elemente. Sie gelten für die ganze Website.',
    },
    wordpressBlock: {
      title: 'Block',
      where:
        'Fügen Sie diese Zeile im Block-Editor in der Ansicht „Code-Editor“ ein, oder wählen Sie dort den Block „Veranstaltungsportal“ und dieselben Angaben.',
    },
    wordpressShortcode: {
      title: 'Shortcode',
      where:
        'Für den klassischen Editor und für Widgets. Fügen Sie ihn in den Text ein; das Skript bringt das Plugin mit.',
    },
    typo3Setup: {
      title: 'TypoScript',
      where:
        'Fügen Sie die Zeilen in das TypoScript der Seite ein („Setup“). Im Template steht das Element dann an der Stelle von <f:cObject typoscriptObjectPath="lib.eventPortal" />.',
    },
    typo3Html: {
      title: 'Inhaltselement „HTML“',
      where:
        'Ohne TypoScript: Legen Sie auf der Seite das Inhaltselement „HTML“ an und fügen Sie die Zeilen dort ein. Mit der Erweiterung event_portal wählen Sie stattdessen das Inhaltselement „Veranstaltungsportal“.',
    },
    joomla: {
      title: 'Modul „Eigenes HTML“',
      where:
        'Legen Sie ein Modul „Eigenes HTML“ an und schalten Sie den Editor auf „Keiner“. Der Textfilter Ihrer Gruppe muss auf „Keine Filterung“ stehen.',
    },
    contao: {
      title: 'Inhaltselement „HTML ohne Filter“',
      where:
        'Legen Sie im Artikel ein Inhaltselement der Art „HTML ohne Filter“ an und fügen Sie die Zeilen dort ein. Ihre Gruppe braucht das Recht dafür.',
    },
    react: {
      title: 'Komponente (React 19)',
      where:
        'Installieren Sie das Paket mit „npm install event-portal“ und legen Sie die Komponente in Ihre Anwendung. Skriptzeilen brauchen Sie nicht.',
    },
    vue: {
      title: 'Komponente',
      where:
        'Installieren Sie das Paket mit „npm install event-portal“ und legen Sie die Komponente in Ihre Anwendung. Skriptzeilen brauchen Sie nicht.',
    },
    vueConfig: {
      title: 'vite.config.js',
      where:
        'Vue muss wissen, dass die Elemente keine Komponenten von Vue sind. Nehmen Sie die Zeilen in Ihre Konfiguration auf.',
    },
    frame: {
      title: 'Frame mit Hilfsskript',
      where:
        'Für Seiten, die keine fremden Elemente erlauben. Das Hilfsskript passt die Höhe an; ohne das Skript bleibt es bei der Höhe im Code.',
    },
  },
  frameTitle: 'Veranstaltungen',
  advice: 'Vor dem Einbauen',
  noAdvice: 'An dieser Auswahl gibt es nichts auszusetzen.',
  warning: {
    contrast: ({ color, from, to, ratio: value }) =>
      `${de.color[color]} ${from} hat als Schrift zu wenig Kontrast (${ratio(value)} : 1). Für Schrift und Knöpfe wird ${to} verwendet.`,
    narrow: ({ width, needed }) =>
      `Für ${width} Pixel ist das eng: Ab ${needed} Pixeln lässt sich das Element gut bedienen. Nehmen Sie hier die Liste oder den Teaser.`,
    value: ({ attribute, value }) =>
      `„${value}“ ist für „${de.attribute[attribute] ?? attribute}“ nicht erlaubt und steht nicht im Code.`,
    placeholder: ({ attribute, placeholder }) =>
      `In „${de.attribute[attribute] ?? attribute}“ fehlt ${placeholder}. Sonst führen alle Links auf dieselbe Seite.`,
    address: ({ name, value }) =>
      `„${value}“ ist keine Adresse. Bei „${de[name]}“ steht etwas wie https://events.example/….`,
    insecure: ({ address }) =>
      `${address} beginnt mit http. Auf einer Seite mit https lädt der Browser nichts davon: Nehmen Sie https.`,
    loopback: ({ address }) =>
      `${address} gibt es nur auf diesem Rechner. Tragen Sie für Ihre Website die öffentliche Adresse ein.`,
    unreachable: ({ host }) =>
      `${host} antwortet nicht. Die Adresse ist falsch, der Server ist nicht erreichbar, oder er erlaubt diese Website nicht (CORS).`,
    refused: ({ host, status }) => `${host}/api/clientSettings antwortet mit dem Status ${status}. Gibt es das Portal?`,
    foreign: ({ host, type }) =>
      `${host}/api/clientSettings antwortet, aber nicht mit Einstellungen${type ? ` (es kam ${type})` : ''}. Ist es die Adresse einer Website?`,
    switchedOff: ({ setting }) =>
      `Das Portal hat applicationSettings.${setting} nicht eingeschaltet. Das Element zeigt deshalb nichts an.`,
  },
  replace: 'Diese Farbe nehmen',
  policy: 'Content-Security-Policy',
  policyHint: 'Nur wenn Ihre Seite eine Content-Security-Policy hat, muss sie das erlauben:',
  frameHint:
    'Wer die Frame-Seite betreibt, trägt das Portal in iframe/hosts.json ein und, wenn die Liste nicht leer ist, Ihre Seite in iframe/frame-ancestors.json.',
  consent: 'Einwilligung',
  noTiles: 'Das Element ruft nur Ihr Portal auf. Fremde Dienste, die eine Einwilligung brauchen, lädt es nicht.',
  tiles: (origin) =>
    `Die Karte lädt Bilder von ${origin}. Das geschieht erst, wenn der Gast die Karte öffnet. Mit dem Ereignis portal-consent fragen Sie vorher Ihr Einwilligungswerkzeug.`,
  more: (name) => `Mehr zu ${name}`,
  policyPage: 'Mehr zu Content-Security-Policy und Einwilligung',
  privacyPage: 'Was im Browser gespeichert wird',
};
