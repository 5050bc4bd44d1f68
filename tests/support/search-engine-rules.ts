/*
 * What the large search engines ask of structured data, as their guides for event, article, breadcrumb
 * and carousel name it. Written down from knowledge of these guides: whoever changes a rule compares it with the guide of
 * that day. A path such as 'location.address' leads through objects and lists.
 */

type Rule = {
  /** Without one of them there is no result with details. */
  required: readonly string[];
  /** Wanted where they are known; what we never know is not named here. */
  recommended: readonly string[];
  /** Every other property that may stand there. */
  more: readonly string[];
};

const PLACE = ['location.name', 'location.address', 'location.geo', 'location.amenityFeature'] as const;

/** Rules by type. */
export const RULES: Readonly<Record<string, Rule>> = {
  Event: {
    required: ['name', 'startDate', 'location', 'location.address'],
    recommended: [
      ...[
        'description',
        'endDate',
        'eventStatus',
        'image',
        'location.name',
        'organizer',
        'organizer.name',
        'organizer.url',
      ],
      ...['offers', 'offers.availability', 'offers.price', 'offers.priceCurrency', 'offers.url'],
    ],
    more: ['url', 'eventAttendanceMode', 'previousStartDate', 'isAccessibleForFree', ...PLACE],
  },
  Article: {
    required: [],
    recommended: ['author', 'author.name', 'dateModified', 'datePublished', 'headline', 'image'],
    more: ['author.url', 'inLanguage', 'url', 'description', 'keywords', 'creditText', 'about'],
  },
  BreadcrumbList: {
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name'],
    recommended: [],
    more: ['itemListElement.item'],
  },
  ItemList: {
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.url'],
    recommended: [],
    more: ['itemListElement.name', 'name', 'numberOfItems'],
  },
};

/** Values that a property may have, where the engines name them all. */
export const VALUES: Readonly<Record<string, RegExp>> = {
  startDate: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/,
  endDate: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/,
  previousStartDate: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/,
  eventStatus: /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)$/,
  eventAttendanceMode: /^https:\/\/schema\.org\/(?:Offline|Online|Mixed)EventAttendanceMode$/,
  'offers.availability': /^https:\/\/schema\.org\/(?:InStock|SoldOut|PreOrder)$/,
  'offers.price': /^\d+\.\d{2}$/,
  'offers.priceCurrency': /^[A-Z]{3}$/,
  'offers.url': /^https?:\/\//,
  image: /^https?:\/\//,
  url: /^https?:\/\//,
  'itemListElement.url': /^https?:\/\//,
  'itemListElement.item': /^https?:\/\//,
};

type Node = Readonly<Record<string, unknown>>;

/** The values at a path, through objects and lists. */
function valuesAt(node: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesAt(one, step === undefined ? [] : [step, ...rest]));
  if (step === undefined) return [node];
  if (typeof node !== 'object' || node === null || !(step in node)) return [];
  return valuesAt((node as Node)[step], rest);
}

const at = (node: Node, path: string) => valuesAt(node, path.split('.'));

/** What a search engine would say of a node: '' where all is well. */
export function complaintsOf(node: Node): string[] {
  const type = String(node['@type']);
  const rule = RULES[type];
  if (!rule) return [`unknown type ${type}`];
  const missing = rule.required.filter((path) => at(node, path).every((value) => value === '' || value === undefined));
  const known = new Set([...rule.required, ...rule.recommended, ...rule.more].map((path) => path.split('.')[0]));
  const unknown = Object.keys(node).filter((name) => !name.startsWith('@') && !known.has(name));
  const wrong = Object.entries(VALUES).flatMap(([path, pattern]) =>
    at(node, path).some((value) => typeof value !== 'string' || !pattern.test(value)) ? [path] : [],
  );
  return [
    ...missing.map((path) => `${type} lacks ${path}`),
    ...unknown.map((name) => `${type} has ${name}`),
    ...wrong.map((path) => `${type} has a wrong ${path}`),
  ];
}

/** Which recommended properties a node lacks. */
export const lackedBy = (node: Node): string[] =>
  (RULES[String(node['@type'])]?.recommended ?? []).filter((path) => at(node, path).length === 0);
