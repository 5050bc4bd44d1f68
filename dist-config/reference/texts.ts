import type { Language } from '../../demo/docs/.vitepress/languages';

/** The words of the generated pages. */
type ReferenceTexts = {
  attributes: string;
  moreAttributes: string;
  noAttributes: string;
  allowed: string;
  byDefault: string;
  none: string;
  property: string;
  methods: string;
  events: string;
  detail: string;
  styling: string;
  styled: string;
  common: string;
  aboutProperties: string;
  parts: string;
  part: string;
  css: string;
  cssDefault: string;
  meaning: string;
  element: string;
  anyText: string;
  nameText: string;
  dayText: string;
  objectText: string;
  flagText: string;
  number: (min: number | undefined, max: number | undefined) => string;
  type: string;
  section: string;
  byLanguage: string;
  without: string;
  with: string;
  effect: string;
};

export const REFERENCE_TEXTS: Record<Language, ReferenceTexts> = {
  de: {
    attributes: 'Attribute',
    moreAttributes: 'Dazu kommen die Attribute aller Elemente:',
    noAttributes: 'Das Element hat keine eigenen Attribute.',
    allowed: 'Erlaubt',
    byDefault: 'Standard',
    none: 'keiner',
    property: 'Eigenschaft',
    methods: 'Methoden',
    events: 'DOM-Ereignisse',
    detail: 'Angaben in `detail`',
    styling: 'Teile und CSS-Eigenschaften',
    styled:
      'Alle Elemente haben dieselben [CSS-Eigenschaften](index.md#css-eigenschaften) und [Teile](index.md#teile); welche Teile es gibt, hängt von der Ansicht ab:',
    common: 'Attribute aller Elemente',
    aboutProperties:
      'Eine gleichnamige Eigenschaft in camelCase bewirkt dasselbe; `settings` nimmt dort ein Objekt. Änderungen wirken sofort. Ein falscher Wert wird in der Konsole gemeldet, und der Standard gilt.',
    parts: 'Teile',
    part: 'Teil',
    css: 'CSS-Eigenschaften',
    cssDefault: 'Der Standard ist der Wert ohne eigene Farben auf einer Seite, deren Hintergrund unbekannt ist.',
    meaning: 'Bedeutung',
    element: 'Element',
    anyText: 'beliebiger Text',
    nameText: 'Buchstaben, Ziffern, - und _',
    dayText: 'ein Tag wie 2026-12-24',
    objectText: 'ein JSON-Objekt',
    flagText: 'ohne Wert, true oder false',
    number: (min, max) => `eine ganze Zahl von ${min} bis ${max}`,
    type: 'Art',
    section: 'Abschnitt der Spezifikation',
    byLanguage: 'je Sprache',
    without: 'Ohne',
    with: 'Mit',
    effect: 'Wirkung',
  },
  en: {
    attributes: 'Attributes',
    moreAttributes: 'It also has the attributes of every element:',
    noAttributes: 'The element has no attributes of its own.',
    allowed: 'Allowed',
    byDefault: 'Default',
    none: 'none',
    property: 'Property',
    methods: 'Methods',
    events: 'DOM events',
    detail: 'Data in `detail`',
    styling: 'Parts and CSS properties',
    styled:
      'All elements have the same [CSS properties](index.md#css-properties) and [parts](index.md#parts); which parts there are depends on the screen:',
    common: 'Attributes of every element',
    aboutProperties:
      'A property of the same name in camelCase does the same; `settings` takes an object there. Changes take effect at once. An invalid value is reported in the console, and the default is used.',
    parts: 'Parts',
    part: 'Part',
    css: 'CSS properties',
    cssDefault: 'The default is the value without a theme, on a page whose background is unknown.',
    meaning: 'Meaning',
    element: 'Element',
    anyText: 'any text',
    nameText: 'letters, digits, - and _',
    dayText: 'a day as in 2026-12-24',
    objectText: 'a JSON object',
    flagText: 'no value, true or false',
    number: (min, max) => `a whole number from ${min} to ${max}`,
    type: 'Type',
    section: 'Section of the specification',
    byLanguage: 'by language',
    without: 'Without',
    with: 'With',
    effect: 'Effect',
  },
};
