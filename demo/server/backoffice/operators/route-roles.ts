import type { OperatorRole, SessionOperator } from './roles';

const BOTH = ['editing', 'billing'] as const;
const EDITING = ['editing'] as const;
const BILLING = ['billing'] as const;
const NOBODY_ELSE = [] as const;

/**
 * The roles that may call a route, besides `all`, by method and path below /backoffice. Each route has a row; without
 * one it is for `all` alone. The table of the documentation (dist-config/reference/role-pages.ts) describes the rows.
 */
export const routeRoles: Readonly<Record<string, readonly OperatorRole[]>> = {
  // The start, the log-out and the own account
  'GET /': BOTH,
  'POST /logout': BOTH,
  // The second factor of one's own account
  'GET /account/second-factor': BOTH,
  'POST /account/second-factor': BOTH,
  'GET /account/second-factor/change': BOTH,
  'POST /account/second-factor/change': BOTH,
  'GET /account': BOTH,
  'POST /account/name': BOTH,
  'POST /account/password': BOTH,
  'POST /account/sessions': BOTH,
  // To decide
  'GET /:client': BOTH,
  'GET /:client/queue/:kind/:id': BOTH,
  'POST /:client/queue': BOTH,
  'POST /:client/decisions/:id': BOTH,
  'GET /:client/reviews/event/:id/preview': EDITING,
  'POST /:client/reviews/event/:id': EDITING,
  'GET /:client/reviews/event/:id/correction': EDITING,
  'POST /:client/reviews/event/:id/correction': EDITING,
  'GET /:client/reviews/article/:id/preview': EDITING,
  'POST /:client/reviews/article/:id': EDITING,
  'GET /:client/reviews/article/:id/correction': EDITING,
  'POST /:client/reviews/article/:id/correction': EDITING,
  'POST /:client/adverts/:id': BILLING,
  // Search
  'GET /:client/search': BOTH,
  'GET /:client/search/suggestions': BOTH,
  // Notes for colleagues
  'POST /:client/notes': BOTH,
  // Events and articles
  'GET /:client/events': BOTH,
  'GET /:client/events/:id': BOTH,
  'GET /:client/events/:id/preview': BOTH,
  'POST /:client/events/:id': EDITING,
  'GET /:client/events/:id/edit': EDITING,
  'POST /:client/events/:id/edit': EDITING,
  'GET /:client/articles': EDITING,
  'GET /:client/articles/:id': EDITING,
  'GET /:client/articles/:id/preview': EDITING,
  'POST /:client/articles/:id': EDITING,
  'GET /:client/articles/:id/edit': EDITING,
  'POST /:client/articles/:id/edit': EDITING,
  // Persons and addresses
  'GET /:client/persons': BOTH,
  'GET /:client/persons/:id': BOTH,
  'POST /:client/persons/:id': EDITING,
  'POST /:client/persons/:id/records': EDITING,
  'POST /:client/persons/:id/export': EDITING,
  'GET /:client/persons/:id/deletion': EDITING,
  'POST /:client/persons/:id/deletion': EDITING,
  'POST /:client/persons/:id/confirmation': EDITING,
  'POST /:client/persons/:id/sessions': EDITING,
  'POST /:client/persons/:id/requests': EDITING,
  'POST /:client/persons/:id/requests/:request': EDITING,
  'GET /:client/organisations': BOTH,
  'GET /:client/organisations/:id': BOTH,
  'POST /:client/persons/:id/relations/:relation': EDITING,
  'GET /:client/addresses': EDITING,
  'POST /:client/addresses/:id': EDITING,
  // Adverts and invoices
  'GET /:client/adverts': BILLING,
  // The occupancy, and the days that are closed
  'GET /:client/adverts/calendar': BILLING,
  'GET /:client/adverts/calendar/close': BILLING,
  'POST /:client/adverts/calendar/close': BILLING,
  'GET /:client/adverts/calendar/open': BILLING,
  'POST /:client/adverts/calendar/open': BILLING,
  // The catalogue: sellers, media, slots, prices, vouchers
  'GET /:client/adverts/catalogue': BILLING,
  'GET /:client/adverts/catalogue/:kind/:id': BILLING,
  'POST /:client/adverts/catalogue/:kind/:id': BILLING,
  'GET /:client/adverts/catalogue/:kind{slot}/:id/picture': BILLING,
  'POST /:client/adverts/catalogue/:kind{slot}/:id/picture': BILLING,
  'POST /:client/adverts/catalogue/changes/:id': BILLING,
  'GET /:client/adverts/catalogue/seller': BILLING,
  'POST /:client/adverts/catalogue/seller': BILLING,
  // Places and vouchers
  'GET /:client/adverts/places/:id': BILLING,
  'GET /:client/adverts/places/:id/preview': BILLING,
  'GET /:client/adverts/vouchers': BILLING,
  'GET /:client/adverts/vouchers/several': BILLING,
  'POST /:client/adverts/vouchers/several': BILLING,
  'GET /:client/adverts/vouchers/:code': BILLING,
  'POST /:client/adverts/vouchers/:code': BILLING,
  // Orders and invoices
  'GET /:client/orders/:number': BILLING,
  'GET /:client/orders/:number/stop': BILLING,
  'POST /:client/orders/:number/stop': BILLING,
  'GET /:client/orders/:number/credit': BILLING,
  'POST /:client/orders/:number/credit': BILLING,
  'GET /:client/orders/:number/move': BILLING,
  'POST /:client/orders/:number/move': BILLING,
  'POST /:client/orders/:number/mails/:id': BILLING,
  'GET /:client/orders/:number/print.pdf': BILLING,
  'GET /:client/orders/:number/picture': BILLING,
  'GET /:client/invoices': BILLING,
  'POST /:client/invoices': BILLING,
  'GET /:client/invoices.csv': BILLING,
  'GET /:client/invoices/:number': BILLING,
  'POST /:client/invoices/:number': BILLING,
  'GET /:client/invoices/:number/pdf': BILLING,
  'GET /:client/invoices/:number/pay': BILLING,
  'GET /:client/invoices/:number/refund': BILLING,
  'GET /:client/invoices/:number/unpay': BILLING,
  // Statements of the bank
  'GET /:client/invoices/statements': BILLING,
  'POST /:client/invoices/statements': BILLING,
  'GET /:client/invoices/statements/:id': BILLING,
  'POST /:client/invoices/statements/:id': BILLING,
  'GET /:client/invoices/statements/:id/ignore': BILLING,
  'POST /:client/invoices/statements/:id/ignore': BILLING,
  // The months of the books, and their files
  'GET /:client/invoices/months': BILLING,
  'GET /:client/invoices/months/:month': BILLING,
  'POST /:client/invoices/months/:month': BILLING,
  'GET /:client/invoices/months/:month/close': BILLING,
  'GET /:client/invoices/months/:month/datev.csv': BILLING,
  'GET /:client/invoices/months/:month/entries.csv': BILLING,
  'GET /:client/invoices/months/:month/documents.zip': BILLING,
  'GET /:client/invoices/months/:month/ec-sales': BILLING,
  'GET /:client/invoices/months/:month/ec-sales.csv': BILLING,
  // Texts
  'GET /:client/texts': EDITING,
  'GET /:client/texts/table.csv': EDITING,
  'GET /:client/texts/text.txt': EDITING,
  'GET /:client/texts/templates': EDITING,
  'GET /:client/texts/templates/:id': EDITING,
  'POST /:client/texts/templates/:id': EDITING,
  'POST /:client/texts/templates/:id/removal': EDITING,
  // History and mails
  'GET /:client/history': BOTH,
  'GET /:client/mails': BOTH,
  'GET /:client/mails/:id': BOTH,
  'POST /:client/mails/:id/again': BOTH,
  'POST /:client/mails/:id': BOTH,
  // Settings
  'GET /:client/settings': NOBODY_ELSE,
  'POST /:client/settings': NOBODY_ELSE,
  'POST /:client/settings/approval': NOBODY_ELSE,
  'POST /:client/settings/draft': NOBODY_ELSE,
  'GET /:client/settings/json': NOBODY_ELSE,
  'POST /:client/settings/json': NOBODY_ELSE,
  'GET /:client/settings/preview': NOBODY_ELSE,
  'GET /:client/settings/versions': NOBODY_ELSE,
  'GET /:client/settings/versions/:id': NOBODY_ELSE,
  'POST /:client/settings/versions/:id': NOBODY_ELSE,
  'GET /:client/settings/versions/compare': NOBODY_ELSE,
  // The accounts of operators
  'GET /operators': NOBODY_ELSE,
  'GET /operators/invite': NOBODY_ELSE,
  'POST /operators/invite': NOBODY_ELSE,
  'GET /operators/:id': NOBODY_ELSE,
  'POST /operators/:id': NOBODY_ELSE,
  'POST /operators/:id/invite': NOBODY_ELSE,
  'POST /operators/:id/block': NOBODY_ELSE,
  'POST /operators/:id/unblock': NOBODY_ELSE,
  'POST /operators/:id/sessions': NOBODY_ELSE,
  'POST /operators/:id/factor': NOBODY_ELSE,
};

/** Returns the roles that may call a route. */
export const rolesOf = (route: string): OperatorRole[] => [
  'all',
  ...(Object.hasOwn(routeRoles, route) ? (routeRoles[route] ?? []) : []),
];

/** Checks whether a role may call a route. @param route its method and path, as in {@link routeRoles} */
export const mayDo = (role: OperatorRole, route: string): boolean => rolesOf(route).includes(role);

/** Checks whether an operator may manage the accounts of all: one who is limited to some clients may not. */
export const managesOperators = ({ role, clients }: Pick<SessionOperator, 'role' | 'clients'>): boolean =>
  clients === null && mayDo(role, 'GET /operators');

/** The routes before the log-in, which nobody needs a role for. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /assets/:name',
  'GET /login',
  'POST /login',
  'GET /login/factor',
  'POST /login/factor',
  'GET /logout',
  'GET /first-account',
  'POST /first-account',
  'GET /forgotten',
  'POST /forgotten',
  'GET /invitation/:key',
  'POST /invitation/:key',
  'GET /reset/:key',
  'POST /reset/:key',
  'GET /openid/start',
  'POST /openid/start',
  'GET /openid/callback',
]);

/** The words with which an address below /backoffice leads to another page than that of a client. */
export const officeWords: ReadonlySet<string> = new Set(
  [...Object.keys(routeRoles), ...publicRoutes]
    .map((route) => route.split(/[ /]+/)[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':')),
);

/** Returns the routes of the pages behind the log-in, as in {@link routeRoles}. @param routes all registered handlers */
export const routesBehindLogIn = (routes: readonly { method: string; path: string }[]): string[] =>
  [
    ...new Set(
      routes
        .filter(({ method }) => method === 'GET' || method === 'POST')
        .map(({ method, path }) => `${method} ${path.replace(/^\/backoffice/, '') || '/'}`),
    ),
  ]
    .filter((route) => !publicRoutes.has(route))
    .sort((a, b) => a.slice(a.indexOf(' ')).localeCompare(b.slice(b.indexOf(' '))) || a.localeCompare(b));
