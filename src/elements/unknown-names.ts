import { attributesOf, type ElementTag, TAGS } from './registry';

/*
 * Finds names that are not ours, cheaply, on every page. Only for these the code loads that knows what is meant.
 */

/** Attributes of HTML and marks of frameworks, which any element may have. */
const FOREIGN =
  /^(?:class|id|style|slot|title|lang|dir|hidden|role|tabindex|part|exportparts|is|nonce|inert|draggable|translate|popover|accesskey|contenteditable|spellcheck|autofocus|elementtiming|key|ref|on.*|item.*|(?:data|aria|v|x|ng|wp|hx|_ng\w*|astro|svelte)-.*|.*[^\w-].*|_.*)$/;

/** Lists the attributes of an element that neither we nor HTML nor the usual frameworks know. */
export function unknownAttributes(tag: ElementTag, element: Element): string[] {
  const known = attributesOf(tag);
  return element.getAttributeNames().filter((name) => !Object.hasOwn(known, name) && !FOREIGN.test(name));
}

/** Matches names that share a word with one of our tags. */
const WORDS = new RegExp(TAGS.join('|').replaceAll('-', '|'));

const isUnknown = (element: Element) =>
  element instanceof HTMLUnknownElement || (element.localName.includes('-') && !customElements.get(element.localName));

/** Our own tags are right, also before their code has defined them. */
const isOwn = (name: string) => (TAGS as readonly string[]).includes(name);

/**
 * Lists the tags below and at a node that nobody has defined and that share a word with one of ours, but are none.
 *
 * @param seen tags that were listed or excluded before; it is extended
 */
export function unknownTags(root: Element, seen: Set<string>): string[] {
  const unknown: string[] = [];
  for (const element of [root, ...root.getElementsByTagName('*')]) {
    const { localName } = element;
    if (seen.has(localName)) continue;
    seen.add(localName);
    if (WORDS.test(localName) && !isOwn(localName) && isUnknown(element)) unknown.push(localName);
  }
  return unknown;
}
