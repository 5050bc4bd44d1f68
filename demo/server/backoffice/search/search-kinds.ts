import type { OperatorRole } from '../operators/roles';
import { mayDo } from '../operators/route-roles';
import { pageOf } from '../page/addresses';
import type { IconName } from '../ui/icons';

/** The kinds of things that the search finds, in their order, with their labels and the page of one of them. */
export const searchKinds = {
  event: { label: 'Veranstaltungen', sign: 'calendar', route: 'GET /:client/events/:id', hrefOf: pageOf.event },
  article: { label: 'Artikel', sign: 'text', route: 'GET /:client/articles/:id', hrefOf: pageOf.article },
  order: { label: 'Aufträge', sign: 'megaphone', route: 'GET /:client/orders/:number', hrefOf: pageOf.order },
  invoice: { label: 'Rechnungen', sign: 'invoice', route: 'GET /:client/invoices/:number', hrefOf: pageOf.invoice },
  person: {
    ...{ label: 'Personen', sign: 'person', route: 'GET /:client/persons/:id' },
    hrefOf: (client, id) => pageOf.person(client, Number(id)),
  },
  organisation: {
    ...{ label: 'Organisationen und Orte', sign: 'organisation', route: 'GET /:client/organisations/:id' },
    hrefOf: (client, id) => pageOf.organisation(client, Number(id)),
  },
} as const satisfies Record<
  string,
  { label: string; sign: IconName; route: string; hrefOf(client: string, id: string): string }
>;

/** A kind of things that the search finds. */
export type SearchKind = keyof typeof searchKinds;

/** Returns the kinds that a role may open. */
export const kindsFor = (role: OperatorRole): SearchKind[] =>
  (Object.keys(searchKinds) as SearchKind[]).filter((kind) => mayDo(role, searchKinds[kind].route));
