import type { EventDetail, LinkKind } from '../../../model/answers/event-detail';

type Link = EventDetail['links'][number];

/** The links of one kind. */
export type LinkGroup = { kind: LinkKind; links: Link[] };

/** The order of link kinds. Tickets are shown elsewhere. */
const KINDS = ['event', 'artist', 'location', 'promoter'] as const;

const ofKind = (links: readonly Link[], wanted: LinkKind) =>
  links.filter(
    ({ kind, url }, index) =>
      kind === wanted && links.findIndex((other) => other.kind === wanted && other.url === url) === index,
  );

/** Returns the links that sell tickets, each address once. */
export const ticketLinks = (links: readonly Link[]): Link[] => ofKind(links, 'ticket');

/** Groups all other links by kind, each address once per kind, without empty kinds. */
export const linkGroups = (links: readonly Link[]): LinkGroup[] =>
  KINDS.map((kind) => ({ kind, links: ofKind(links, kind) })).filter((group) => group.links.length > 0);
