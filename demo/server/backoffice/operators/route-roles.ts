import type { OperatorRole } from './roles';

const BOTH = ['editing', 'billing'] as const;
const EDITING = ['editing'] as const;
const BILLING = ['billing'] as const;

/**
 * The roles that may call a route, besides `all`, by method and path below /backoffice. A route without a row is for
 * `all` alone.
 */
export const routeRoles: Readonly<Record<string, readonly OperatorRole[]>> = {
  // The start and the log-out
  'GET /': BOTH,
  'POST /logout': BOTH,
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
  // Persons and addresses
  'GET /:client/persons': BOTH,
  'GET /:client/persons/:id': BOTH,
  'POST /:client/persons/:id': EDITING,
  'POST /:client/persons/:id/records': EDITING,
  'POST /:client/persons/:id/relations/:relation': EDITING,
  'GET /:client/addresses': EDITING,
  'POST /:client/addresses/:id': EDITING,
  'GET /:client/addresses/:id/members': EDITING,
  // Adverts and invoices
  'GET /:client/adverts': BILLING,
  'GET /:client/adverts/calendar': BILLING,
  'GET /:client/adverts/catalogue': BILLING,
  // Texts
  'GET /:client/texts': EDITING,
  'GET /:client/texts/templates': EDITING,
  'GET /:client/texts/templates/:id': EDITING,
  // History and mails
  'GET /:client/history': BOTH,
  'GET /:client/mails': BOTH,
  'POST /:client/mails/:id': BOTH,
};

/** Checks whether a role may call a route. @param route its method and path, as in {@link routeRoles} */
export const mayDo = (role: OperatorRole, route: string): boolean =>
  role === 'all' || (Object.hasOwn(routeRoles, route) && (routeRoles[route] ?? []).includes(role));
