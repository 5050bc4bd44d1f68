/** A statement about accessibility, with the tests that fail when it is no longer true. */
export type Claim = {
  /** Success criteria of WCAG 2.2. */
  criteria: readonly string[];
  de: string;
  en: string;
  /** Each test by its file below tests/ and its title, or the beginning of it. */
  tests: readonly (readonly [file: string, title: string])[];
};

/** The statements of the documentation about accessibility (`npm run reference`). */
export const CLAIMS: readonly Claim[] = [
  {
    criteria: ['1.1.1', '1.3.1', '1.4.3', '4.1.2'],
    de: 'Alle Seiten für Gäste und Mitglieder bestehen die automatische Prüfung mit axe nach WCAG 2.2 AA, auf hellem und dunklem Grund. Auf Deutsch und Englisch überdeckt sich nichts.',
    en: 'All screens for guests and members pass the automatic check with axe for WCAG 2.2 AA, on light and dark backgrounds. Nothing overlaps in German or English.',
    tests: [
      ['e2e/a11y.spec.ts', 'screens of guests pass axe'],
      ['e2e/a11y.spec.ts', 'screens of members pass axe'],
      ['e2e/account-a11y.spec.ts', 'every dialog passes axe, takes the focus and returns it'],
      ['e2e/recording-a11y.spec.ts', 'the form passes axe and fits every width'],
      ['e2e/a11y.spec.ts', 'the layout check and axe find planted faults: the control'],
    ],
  },
  {
    criteria: ['1.3.1', '1.3.2', '2.4.3', '2.4.6', '4.1.2', '4.1.3'],
    de: 'Veranstaltung finden, Konto anlegen, Veranstaltung eintragen und Anzeige bestellen: Diese Wege gelingen allein mit dem, was der Browser an Hilfsmittel übergibt, also mit Namen, Rollen, Zuständen, Reihenfolge und Meldungen.',
    en: 'Finding an event, creating an account, adding an event and ordering an advert work with nothing but what the browser passes to assistive technology: names, roles, states, order and messages.',
    tests: [
      ['e2e/screen-reader.spec.ts', 'a visitor finds an event by the accessibility tree alone'],
      ['e2e/screen-reader.spec.ts', 'a newcomer signs up and sends an event by the accessibility tree alone'],
      ['e2e/screen-reader.spec.ts', 'an advertiser orders by the accessibility tree alone'],
    ],
  },
  {
    criteria: ['2.1.1', '2.1.2', '2.4.7'],
    de: 'Alles lässt sich mit der Tastatur bedienen: Suche und Filter, Karte, Formulare mit Textformaten und Bildern, Bestellung und Stornierung.',
    en: 'Everything works with the keyboard: search and filters, map, forms with formatted text and pictures, order and cancellation.',
    tests: [
      ['e2e/recording-journeys.spec.ts', 'an event is written and published by keyboard alone'],
      ['e2e/article-form.spec.ts', 'an article is written, previewed, published and found by keyboard alone'],
      ['e2e/order.spec.ts', 'an existing event with a voucher, by keyboard alone'],
      [
        'e2e/map.spec.ts',
        'the map of the own host loads at once, and shows the events of a venue and of a section, also by keyboard',
      ],
      ['e2e/rich-text.spec.ts', 'a text is written, formatted and linked by keyboard alone'],
    ],
  },
  {
    criteria: ['2.4.3', '2.4.11', '3.2.1'],
    de: 'Der Fokus geht nie verloren, weder beim Wechsel der Seite noch nach Dialogen oder beim Abmelden.',
    en: 'The focus is never lost: not between screens, after dialogs or at log-out.',
    tests: [
      ['e2e/account-focus.spec.ts', 'members never lose the focus between screens'],
      ['e2e/account-focus.spec.ts', 'guests never lose the focus from log-in to sign-up'],
      ['e2e/account-focus.spec.ts', 'the check finds lost focus: the control'],
      ['e2e/phone-layout.spec.ts', 'the sheet has every filter, shows the number of results, and returns the focus'],
    ],
  },
  {
    criteria: ['1.4.4', '1.4.10', '1.4.12'],
    de: 'Bei 320 Pixeln Breite, das entspricht 400 % Zoom, und mit größeren Textabständen passt der Inhalt ohne seitliches Blättern. Ausgenommen sind Karten und Tabellen.',
    en: 'At a width of 320 pixels, which equals 400 % zoom, and with wider text spacing the content fits without sideways scrolling, except for maps and tables.',
    tests: [
      ['e2e/a11y.spec.ts', 'screens of guests pass axe without overlaps'],
      ['e2e/a11y.spec.ts', 'list and event allow wider text spacing'],
    ],
  },
  {
    criteria: ['1.4.3', '1.4.11'],
    de: 'Farben eines Portals, die für Text zu schwach sind, werden um das kleinste nötige Maß verändert.',
    en: 'Colours of a portal that are too weak for text are changed by the smallest sufficient amount.',
    tests: [
      ['unit/theme/theme-properties.test.ts', 'is readable with any colours'],
      ['unit/theme/contrast.test.ts', 'goes no further than it has to'],
    ],
  },
  {
    criteria: ['3.3.1', '3.3.2', '3.3.3', '3.3.7'],
    de: 'Formulare nennen Fehler beim Feld und in einer Übersicht und sagen, wie man sie behebt. Nach einem Fehler oder dem Ende der Sitzung bleibt alles Eingegebene stehen.',
    en: 'Forms name errors at the field and in a summary, and say how to correct them. After an error or the end of a session all input remains.',
    tests: [
      [
        'e2e/sign-up.spec.ts',
        'asks for whom somebody records, by keyboard, and lists missing fields and the password rule',
      ],
      ['e2e/recording-faults.spec.ts', 'every fault of a save is reported without loss, and a second press saves'],
      ['e2e/drafts.spec.ts', 'all input except passwords is restored, however the page has ended'],
    ],
  },
  {
    criteria: ['2.2.1'],
    de: 'Das Ende einer Sitzung wird zwei Minuten vorher angekündigt. Sie lässt sich verlängern.',
    en: 'The end of a session is announced two minutes before. It can be extended.',
    tests: [['e2e/session.spec.ts', 'the end of a session is announced; it is continued, ended or expires']],
  },
  {
    criteria: ['2.5.7', '2.5.8'],
    de: 'Was sich ziehen lässt, hat auch Tasten: Bilder ordnen und zuschneiden, einen Ort auf der Karte setzen. Ziele sind mindestens 24 Pixel groß.',
    en: 'Whatever can be dragged also has keys: sorting and cropping pictures, placing a venue on the map. Targets measure at least 24 pixels.',
    tests: [
      ['e2e/upload.spec.ts', 'pictures are chosen, dropped, pasted and uploaded, and sorted by keyboard'],
      ['e2e/event-place-map.spec.ts', 'a venue is placed on the map by pointer, keyboard and coordinates'],
    ],
  },
  {
    criteria: ['1.3.1', '2.4.1', '2.4.6', '3.1.1', '3.1.2'],
    de: 'Die Elemente fügen sich in Ihre Seite: keine eigenen Bereiche (Landmarken), Überschriften ab der Stufe, die Sie angeben, und die Sprache an der Wurzel.',
    en: 'The elements fit into your page: no landmarks of their own, headings from the level that you set, and the language at their root.',
    tests: [
      [
        'e2e/a11y.spec.ts',
        'it has no landmark, no h1 and no fixed layer, and its headings have the level that the page sets',
      ],
      ['e2e/stand-alone-page.spec.ts', 'the stand-alone page has a main landmark, an h1, and a skip link'],
    ],
  },
];
