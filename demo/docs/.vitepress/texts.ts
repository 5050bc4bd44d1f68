import type { Language } from './languages';
import type { PAGES } from './pages';

/** The texts of the site around the pages. */
type SiteTexts = {
  label: string;
  description: string;
  groups: Record<keyof typeof PAGES, string>;
  outline: string;
  previous: string;
  next: string;
  top: string;
  menu: string;
  language: string;
  appearance: string;
  toLight: string;
  toDark: string;
  skip: string;
  /** The names of controls that VitePress does not translate, by their selector. */
  controls: Record<string, string>;
  permalink: string;
  copy: string;
  missing: { title: string; quote: string; label: string; link: string };
  search: {
    button: string;
    details: string;
    reset: string;
    back: string;
    none: string;
    select: string;
    selectKey: string;
    navigate: string;
    up: string;
    down: string;
    close: string;
    closeKey: string;
  };
};

export const SITE_TEXTS: Record<Language, SiteTexts> = {
  de: {
    label: 'Deutsch',
    description: 'Veranstaltungen, Artikel und Anzeigen als Web Components auf jeder Website.',
    groups: {
      start: 'Anfangen',
      pages: 'Auf Ihren Seiten',
      websites: 'In Ihrem System',
      rules: 'Regeln',
      operating: 'Betrieb',
      project: 'Projekt',
    },
    outline: 'Auf dieser Seite',
    previous: 'Zurück',
    next: 'Weiter',
    top: 'Nach oben',
    menu: 'Menü',
    language: 'Sprache wechseln',
    appearance: 'Darstellung',
    toLight: 'Zu heller Darstellung wechseln',
    toDark: 'Zu dunkler Darstellung wechseln',
    skip: 'Zum Inhalt springen',
    controls: {
      '#main-nav-aria-label': 'Hauptmenü',
      '#sidebar-aria-label': 'Seiten der Dokumentation',
      '.VPNavBarHamburger': 'Menü',
      '.VPNavBarExtra > button': 'Weiteres',
      '#doc-footer-aria-label': 'Vorige und nächste Seite',
    },
    permalink: 'Link zu diesem Abschnitt',
    copy: 'Code kopieren',
    missing: {
      title: 'Diese Seite gibt es nicht',
      quote: 'Vielleicht wurde sie verschoben. Die Suche oben findet sie.',
      label: 'Zur Startseite der Dokumentation',
      link: 'Zur Startseite',
    },
    search: {
      button: 'Suchen',
      details: 'Ausführliche Liste zeigen',
      reset: 'Suche leeren',
      back: 'Suche schließen',
      none: 'Nichts gefunden für',
      select: 'öffnen',
      selectKey: 'Eingabetaste',
      navigate: 'wählen',
      up: 'Pfeil nach oben',
      down: 'Pfeil nach unten',
      close: 'schließen',
      closeKey: 'Escape',
    },
  },
  en: {
    label: 'English',
    description: 'Events, articles and adverts as web components on any website.',
    groups: {
      start: 'Start',
      pages: 'On your pages',
      websites: 'In your system',
      rules: 'Rules',
      operating: 'Operating',
      project: 'Project',
    },
    outline: 'On this page',
    previous: 'Previous',
    next: 'Next',
    top: 'To the top',
    menu: 'Menu',
    language: 'Change language',
    appearance: 'Appearance',
    toLight: 'Change to light appearance',
    toDark: 'Change to dark appearance',
    skip: 'Skip to content',
    controls: {
      '#main-nav-aria-label': 'Main menu',
      '#sidebar-aria-label': 'Pages of the documentation',
      '.VPNavBarHamburger': 'Menu',
      '.VPNavBarExtra > button': 'More',
      '#doc-footer-aria-label': 'Previous and next page',
    },
    permalink: 'Link to this section',
    copy: 'Copy code',
    missing: {
      title: 'There is no such page',
      quote: 'It may have moved. The search above finds it.',
      label: 'To the start of the documentation',
      link: 'To the start',
    },
    search: {
      button: 'Search',
      details: 'Show detailed list',
      reset: 'Clear search',
      back: 'Close search',
      none: 'Nothing found for',
      select: 'open',
      selectKey: 'Enter',
      navigate: 'choose',
      up: 'Arrow up',
      down: 'Arrow down',
      close: 'close',
      closeKey: 'Escape',
    },
  },
};
