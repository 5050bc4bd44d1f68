import type { Language } from '../../demo/docs/.vitepress/languages';

type CssText = Record<Language, string>;

const SHADES = {
  primary: { de: 'für alles, was man anklicken kann oder was gewählt ist', en: 'of what is clickable or selected' },
  error: { de: 'für Fehler', en: 'of errors' },
  warning: { de: 'für Warnungen', en: 'of warnings' },
  success: { de: 'für Erfolg', en: 'of success' },
  info: { de: 'für Hinweise', en: 'of hints' },
} satisfies Record<string, CssText>;

/** The three properties of a colour of the theme. */
const shadesOf = ([name, { de, en }]: [string, CssText]): [string, CssText][] => [
  [`--portal-color-${name}`, { de: `Farbe ${de}, wie sie gesetzt ist.`, en: `Colour ${en}, as it is set.` }],
  [`--portal-color-${name}-soft`, { de: `Blasser Hintergrund ${de}.`, en: `Pale background ${en}.` }],
  [`--portal-color-${name}-text`, { de: `Lesbarer Ton als Schrift ${de}.`, en: `Readable shade as text ${en}.` }],
];

/** The meaning of every CSS property. */
export const CSS_TEXTS: Readonly<Record<string, CssText>> = {
  '--portal-font': { de: 'Schriftart.', en: 'Font.' },
  '--portal-radius': { de: 'Rundung von Karten und Kästen.', en: 'Radius of cards and boxes.' },
  '--portal-radius-small': { de: 'Rundung von Feldern und Schaltflächen.', en: 'Radius of fields and buttons.' },
  '--portal-space': { de: 'Grundmaß der Abstände.', en: 'Unit of spaces.' },
  '--portal-color-background': {
    de: 'Hintergrund der Seite, von dem die anderen Farben abgeleitet werden.',
    en: 'Background of the page, from which the other colours are derived.',
  },
  '--portal-ground': {
    de: 'Hintergrund, den das Element selbst malt; `transparent`, wenn der der Seite bekannt ist.',
    en: 'Background that the element paints itself; `transparent` if that of the page is known.',
  },
  '--portal-ground-space': {
    de: 'Abstand zum Rand eines Hintergrunds, den das Element selbst malt.',
    en: 'Padding within a background that the element paints itself.',
  },
  '--portal-scheme': {
    de: '`light` oder `dark`, für Felder des Browsers.',
    en: '`light` or `dark`, for fields of the browser.',
  },
  '--portal-color-surface': { de: 'Getönte Flächen.', en: 'Tinted surfaces.' },
  '--portal-color-card': { de: 'Hintergrund der Karten.', en: 'Background of cards.' },
  ...Object.fromEntries(Object.entries(SHADES).flatMap(shadesOf)),
  '--portal-color-text-on-primary': { de: 'Schrift auf gefüllten Schaltflächen.', en: 'Text on filled buttons.' },
  '--portal-color-text': { de: 'Schrift.', en: 'Text.' },
  '--portal-color-text-soft': { de: 'Schrift, die zurücktritt.', en: 'Less prominent text.' },
  '--portal-color-line': { de: 'Feine Linien.', en: 'Fine lines.' },
  '--portal-color-line-strong': { de: 'Kräftigere Linien.', en: 'Stronger lines.' },
  '--portal-color-control-line': { de: 'Rand von Feldern.', en: 'Border of fields.' },
  '--portal-color-focus': { de: 'Rahmen des Elements mit dem Tastaturfokus.', en: 'Outline of the focused element.' },
  '--portal-color-secondary': { de: 'Kleine Hervorhebungen.', en: 'Small highlights.' },
  '--portal-color-secondary-text': { de: 'Schrift auf kleinen Hervorhebungen.', en: 'Text on small highlights.' },
};
