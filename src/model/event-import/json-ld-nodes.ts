import { isRecord } from '../payloads/payload-fields';
import type { JsonBlock } from './json-blocks';

/** A node of schema.org, by property name. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** An event with the line of the file on which its JSON begins. */
export type EventNode = { node: JsonLdNode; line: number };

/** All events of a file, all nodes by id, and the number of nodes beyond the limit. */
export type EventNodes = { events: EventNode[]; byId: ReadonlyMap<string, JsonLdNode>; beyond: number };

/** The maximum number of nodes read of one file: a page has hundreds, a malicious one millions. */
const MAX_NODES = 2_000_000;

/** Collects the events of JSON-LD at any depth; dates of another event are part of that one. */
export function eventGatherer(most: number) {
  const found = { events: [] as EventNode[], byId: new Map<string, JsonLdNode>(), beyond: 0 };
  let seen = 0;
  return {
    found: found as EventNodes,
    gather({ value: whole, line }: JsonBlock) {
      const waiting: unknown[] = [whole];
      for (; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
        const value = waiting.pop();
        if (Array.isArray(value)) {
          for (let place = value.length - 1; place >= 0; place -= 1) waiting.push(value[place]);
        } else if (isRecord(value)) {
          const id = value['@id'];
          if (typeof id === 'string' && Object.keys(value).length > 1) found.byId.set(id, value);
          if (isEvent(value) && found.events.length < most) found.events.push({ node: value, line });
          else if (isEvent(value)) found.beyond += 1;
          waiting.push(
            ...Object.values(value)
              .filter(isNested)
              .filter((one) => !isEvent(value) || !isPartOf(value, one))
              .reverse(),
          );
        }
      }
      if (waiting.length > 0) found.beyond += 1;
    },
  };
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;
const isPartOf = (event: JsonLdNode, value: unknown) => value === event.subEvent || value === event.superEvent;

/** Returns the types of a node without the address of schema.org. */
export const typesOf = (node: JsonLdNode): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));

const isEvent = (node: JsonLdNode) =>
  typesOf(node).some((type) => /Event$|^(?:Festival|EventSeries|CourseInstance|Hackathon)$/.test(type));
