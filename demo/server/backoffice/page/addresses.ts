import type { QueueKind } from '../queue/queue-kinds';

const below = (client: string, ...segments: readonly (string | number)[]): string =>
  `/backoffice/${[client, ...segments].map(encodeURIComponent).join('/')}`;

/** The addresses of the pages of a client. */
export const pageOf = {
  queue: (client: string) => below(client),
  review: (client: string, kind: QueueKind, id: number) => below(client, 'queue', kind, id),
  events: (client: string) => below(client, 'events'),
  event: (client: string, id: string) => below(client, 'events', id),
  articles: (client: string) => below(client, 'articles'),
  article: (client: string, id: string) => below(client, 'articles', id),
  orders: (client: string) => below(client, 'adverts'),
  order: (client: string, number: string) => below(client, 'orders', number),
  invoices: (client: string) => below(client, 'invoices'),
  invoice: (client: string, number: string) => below(client, 'invoices', number),
  months: (client: string) => below(client, 'invoices', 'months'),
  /** The page of a month, 'YYYY-MM'. */
  month: (client: string, month: string) => below(client, 'invoices', 'months', month),
  statements: (client: string) => below(client, 'invoices', 'statements'),
  statement: (client: string, id: number) => below(client, 'invoices', 'statements', id),
  bookings: (client: string) => below(client, 'adverts', 'calendar'),
  place: (client: string, slotId: string) => below(client, 'adverts', 'places', slotId),
  vouchers: (client: string) => below(client, 'adverts', 'vouchers'),
  persons: (client: string) => below(client, 'persons'),
  person: (client: string, id: number) => below(client, 'persons', id),
  organisations: (client: string) => below(client, 'organisations'),
  organisation: (client: string, id: number) => below(client, 'organisations', id),
  search: (client: string, words = '') => `${below(client, 'search')}${words && `?q=${encodeURIComponent(words)}`}`,
} as const;
