import type { EventDetail, LinkKind } from '../../../model/answers/event-detail';

type Link = EventDetail['links'][number];

/** The links of one kind. */
export type LinkGroup = { kind: LinkKind; links: Link[] };

/** The order of link kinds. Tickets are shown elsewhere. */
const KINDS = ['event', 'artist', 'location', 'promoter'] as const;

const linksOfKind = (links: readonly Link[], requestedKind: LinkKind) =>
  links.filter(
    ({ kind, url }, index) =>
      kind === requestedKind && links.findIndex((other) => other.kind === requestedKind && other.url === url) === index,
  );

/** Returns the links that sell tickets, each address once. */
export const ticketLinks = (links: readonly Link[]): Link[] => linksOfKind(links, 'ticket');

/** Groups all other links by kind, each address once per kind, without empty kinds. */
export const linkGroups = (links: readonly Link[]): LinkGroup[] =>
  KINDS.map((kind) => ({ kind, links: linksOfKind(links, kind) })).filter((group) => group.links.length > 0);
