import { isRecord } from '../../../../model/payloads/payload-fields';

/** A thing of schema.org, by its names there. */
export type Node = Readonly<Record<string, unknown>>;

/** What is looked at of one file: a page has hundreds, a hostile one millions. */
const MOST_NODES = 200_000;
const OPENING = /<script\b[^>]{0,300}>/gi;

/** The JSON of a page for search engines, and how much of it could not be read; of a JSON file all of it. */
export function jsonOf(text: string): { values: unknown[]; broken: number } {
  const isPage = /^\s*</.test(text.slice(0, 2000));
  const blocks = isPage ? blocksOf(text) : [text];
  const values = blocks.flatMap((block) => {
    try {
      // What is in the comments that some pages put around it is the same.
      return [JSON.parse(block.replace(/^\s*(?:<!--|\/\*.{0,40}\*\/|<!\[CDATA\[)|(?:-->|\]\]>)\s*$/g, '')) as unknown];
    } catch {
      return [];
    }
  });
  return { values, broken: blocks.length - values.length };
}

/** The blocks of a page. Each is looked for behind the one before, so that a page is read once. */
function blocksOf(page: string): string[] {
  const blocks: string[] = [];
  const opening = new RegExp(OPENING);
  const closing = /<\/script/gi;
  for (let tag = opening.exec(page); tag; tag = opening.exec(page)) {
    if (!/\btype\s*=\s*["']?application\/ld\+json/i.test(tag[0])) continue;
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(page)?.index ?? page.length;
    blocks.push(page.slice(opening.lastIndex, end));
    opening.lastIndex = end;
  }
  return blocks;
}

/** Every event in JSON-LD, wherever it stands; dates that belong to another event are part of that one. */
export function eventNodes(values: readonly unknown[]): { events: Node[]; byId: ReadonlyMap<string, Node> } {
  const events: Node[] = [];
  const byId = new Map<string, Node>();
  const waiting: unknown[] = [...values].reverse();
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) {
      for (let place = value.length - 1; place >= 0; place -= 1) waiting.push(value[place]);
    } else if (isRecord(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value);
      if (isEvent(value)) events.push(value);
      waiting.push(
        ...Object.values(value)
          .filter(isNested)
          .filter((one) => !isEvent(value) || !isPartOf(value, one))
          .reverse(),
      );
    }
  }
  return { events, byId };
}

const isNested = (value: unknown) => typeof value === 'object' && value !== null;
const isPartOf = (event: Node, value: unknown) => value === event.subEvent || value === event.superEvent;

/** The types of a thing without the address of schema.org. */
export const typesOf = (node: Node): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []));

const isEvent = (node: Node) =>
  typesOf(node).some((type) => /Event$|^(?:Festival|EventSeries|CourseInstance|Hackathon)$/.test(type));
