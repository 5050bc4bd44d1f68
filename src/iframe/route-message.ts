import { literal, nullable, optional, string, type } from 'superstruct';
import { hasShape } from '../lib/parse';

const MAX_ROUTE_LENGTH = 2_000;
const MAX_TITLE_LENGTH = 300;

const Message = type({
  type: literal('route-iframe'),
  id: string(),
  route: nullable(string()),
  title: optional(string()),
});

/**
 * The route of a frame: from the frame the one that it shows, with its title; from the page the one that the page's
 * address names. Null stands for the screen with which the frame begins.
 */
export type RouteMessage = {
  type: 'route-iframe';
  /** The id of the frame in the page, '' for none. */
  id: string;
  route: string | null;
  title?: string;
};

/** Reads a message with a route; undefined for any other message. */
export function readRouteMessage(message: unknown): RouteMessage | undefined {
  if (!hasShape(message, Message)) return undefined;
  const { type, id, route, title = '' } = message;
  if (route !== null && (!route.startsWith('/') || route.length > MAX_ROUTE_LENGTH)) return undefined;
  return { type, id, route, title: title.slice(0, MAX_TITLE_LENGTH) };
}
