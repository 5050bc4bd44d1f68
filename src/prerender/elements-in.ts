import { decodeEntities, endOfMarkup } from '../lib/plain-text';

/** One element of the product in the HTML of a page. */
export type ElementInPage = {
  tag: string;
  /** The decoded values by name in lower case; '' for an attribute without a value. */
  attributes: ReadonlyMap<string, string>;
  /** The end of its start tag, without the '>'. */
  tagEnd: number;
  /** The start of its content; `to` is its end. */
  from: number;
  to: number;
};

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const END = /\s*\/?>/y;

/** Reads the attributes of a start tag. @returns undefined if the tag has no end or another one begins inside it */
function readTag(html: string, start: number) {
  const attributes = new Map<string, string>();
  let at = start;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const [whole, name, ...values] = ATTRIBUTE.exec(html) ?? [];
    if (whole === undefined || name === undefined) break;
    const value = values.find((one) => one !== undefined) ?? '';
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), decodeEntities(value));
    at += whole.length;
  }
  END.lastIndex = at;
  const [end] = END.exec(html) ?? [];
  return end === undefined ? undefined : { attributes, tagEnd: at, from: at + end.length };
}

/** Finds elements by their tags, in order, except unclosed ones and those in comments, scripts, templates and so on. */
export function elementsIn(html: string, tags: readonly string[]): ElementInPage[] {
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const found: ElementInPage[] = [];
  const opening = new RegExp(`<(${tags.join('|')})(?=[\\s/>])`, 'y');
  for (let open = html.indexOf('<'), from = 0; open >= 0; open = html.indexOf('<', from)) {
    opening.lastIndex = open;
    const [whole, tag] = opening.exec(lowered) ?? [];
    const read = whole && tag ? readTag(html, open + whole.length) : undefined;
    const to = read ? lowered.indexOf(`</${tag}`, read.from) : -1;
    if (read && tag && to >= 0) found.push({ tag, ...read, to });
    from = read && to >= 0 ? to : Math.max(endOfMarkup(html, lowered, open), open + 1);
  }
  return found;
}
