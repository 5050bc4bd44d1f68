/*
 * The requirements of the large search engines on structured data, as in their guides for event, article, breadcrumb
 * and carousel. Written from knowledge of these guides: compare a changed rule with the current guide. A path such as
 * 'location.address' leads through objects and lists.
 */

type Rule = {
  /** The properties without which there is no rich result. */
  required: readonly string[];
  /** The properties that are recommended if known; those that we never have are left out. */
  recommended: readonly string[];
  /** Every other allowed property. */
  more: readonly string[];
};

const PLACE = ['location.name', 'location.address', 'location.geo', 'location.amenityFeature'] as const;

/** The rules by type. */
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

/** The allowed values of a property, if the engines list them. */
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

/** Returns the values at a path, through objects and lists. */
function valuesAt(node: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesAt(one, step === undefined ? [] : [step, ...rest]));
  if (step === undefined) return [node];
  if (typeof node !== 'object' || node === null || !(step in node)) return [];
  return valuesAt((node as Node)[step], rest);
}

const at = (node: Node, path: string) => valuesAt(node, path.split('.'));

/** Returns the complaints of a search engine about a node; an empty list if all is well. */
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

/** Returns the recommended properties that a node lacks. */
export const lackedBy = (node: Node): string[] =>
  (RULES[String(node['@type'])]?.recommended ?? []).filter((path) => at(node, path).length === 0);
