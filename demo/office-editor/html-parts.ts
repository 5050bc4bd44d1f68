import { DOMSerializer, type Node } from 'prosemirror-model';
import { allowedHref } from '../../src/lib/link-address';

/** The names of elements that an editor shows by another one. */
const SAME: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', H1: 'H3', H2: 'H3', H5: 'H4', H6: 'H4' };

/** Elements that hold text as it is, without being a part of it. */
const LINES = new Set(['P']);

/** Returns what an HTML consists of: the elements besides paragraphs, the addresses of links, and the text. */
function partsOf(box: ParentNode): string {
  const elements = [...box.querySelectorAll('*')].filter(({ tagName }) => !LINES.has(tagName));
  const names = elements.map(({ tagName }) => SAME[tagName] ?? tagName).sort();
  const addresses = elements
    .map((element) => element.getAttribute('href') ?? '')
    .map((href) => allowedHref(href) ?? href);
  const others = elements.flatMap((element) =>
    ['style', 'class', 'src', 'title'].flatMap((name) => (element.hasAttribute(name) ? [name] : [])),
  );
  return JSON.stringify([names, addresses, others, (box.textContent ?? '').replace(/\s+/g, '')]);
}

/** Checks whether the editor can hold a text without losing a part of it. */
export function canHold(html: string, doc: Node): boolean {
  const stored = new DOMParser().parseFromString(html, 'text/html').body;
  const held = document.createElement('div');
  held.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  return partsOf(stored) === partsOf(held);
}
