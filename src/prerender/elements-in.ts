import { decodeEntities, endOfMarkup } from '../lib/plain-text';

/** One element of the product in the HTML of a page. */
export type ElementInPage = {
  tag: string;
  /** The decoded values by name in lower case; '' for an attribute without a value. */
  attributes: ReadonlyMap<string, string>;
  /** The end of its start tag, without the '>'. */
  tagEnd: number;
  /** The start of its content; `contentEnd` is its end. */
  contentStart: number;
  contentEnd: number;
};

const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const END = /\s*\/?>/y;

/** Reads the attributes of a start tag. @returns undefined if the tag has no end or another one begins inside it */
function readTag(html: string, start: number) {
  const attributes = new Map<string, string>();
  let position = start;
  for (;;) {
    ATTRIBUTE.lastIndex = position;
    const [matched, name, ...values] = ATTRIBUTE.exec(html) ?? [];
    if (matched === undefined || name === undefined) break;
    const value = values.find((one) => one !== undefined) ?? '';
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), decodeEntities(value));
    position += matched.length;
  }
  END.lastIndex = position;
  const [end] = END.exec(html) ?? [];
  return end === undefined ? undefined : { attributes, tagEnd: position, contentStart: position + end.length };
}

/** Finds elements by their tags, in order, except unclosed ones and those in comments, scripts, templates and so on. */
export function elementsIn(html: string, tags: readonly string[]): ElementInPage[] {
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const elements: ElementInPage[] = [];
  const opening = new RegExp(`<(${tags.join('|')})(?=[\\s/>])`, 'y');
  for (let open = html.indexOf('<'), from = 0; open >= 0; open = html.indexOf('<', from)) {
    opening.lastIndex = open;
    const [matched, tag] = opening.exec(lowered) ?? [];
    const startTag = matched && tag ? readTag(html, open + matched.length) : undefined;
    const contentEnd = startTag ? lowered.indexOf(`</${tag}`, startTag.contentStart) : -1;
    if (startTag && tag && contentEnd >= 0) elements.push({ tag, ...startTag, contentEnd });
    from = startTag && contentEnd >= 0 ? contentEnd : Math.max(endOfMarkup(html, lowered, open), open + 1);
  }
  return elements;
}
