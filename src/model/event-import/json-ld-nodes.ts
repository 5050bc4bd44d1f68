import { isRecord } from '../payloads/payload-fields';
import type { JsonBlock } from './json-blocks';

/** A node of schema.org, by property name. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** An event with the line of the file on which its JSON begins. */
export type EventNode = { node: JsonLdNode; line: number };

/** All events of a file, all nodes by id, and the number of nodes beyond the limit. */
export type EventNodes = { events: EventNode[]; byId: ReadonlyMap<string, JsonLdNode>; omittedCount: number };

/** The maximum number of nodes read of one file: a page has hundreds, a malicious one millions. */
const MAX_NODES = 2_000_000;

/** Collects the events of JSON-LD at any depth; dates of another event are part of that one. */
export function createEventCollector(maxEvents: number) {
  const result = { events: [] as EventNode[], byId: new Map<string, JsonLdNode>(), omittedCount: 0 };
  let visitedCount = 0;
  return {
    found: result as EventNodes,
    collect({ value: root, line }: JsonBlock) {
      const stack: unknown[] = [root];
      for (; stack.length > 0 && visitedCount < MAX_NODES; visitedCount += 1) {
        const value = stack.pop();
        if (Array.isArray(value)) {
          for (let index = value.length - 1; index >= 0; index -= 1) stack.push(value[index]);
        } else if (isRecord(value)) {
          const id = value['@id'];
          if (typeof id === 'string' && Object.keys(value).length > 1) result.byId.set(id, value);
          if (isEvent(value) && result.events.length < maxEvents) result.events.push({ node: value, line });
          else if (isEvent(value)) result.omittedCount += 1;
          stack.push(
            ...Object.values(value)
              .filter(isNested)
              .filter((one) => !isEvent(value) || !isPartOf(value, one))
              .reverse(),
          );
        }
      }
      if (stack.length > 0) result.omittedCount += 1;
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
