import { DOMSerializer, type Node, DOMParser as Parser, type Schema } from 'prosemirror-model';
import type { Cleaner } from '../../lib/html-cleaner';

/** Blocks without words at either end, which nobody sees. */
function trimEmpty(box: Element) {
  for (const end of ['firstElementChild', 'lastElementChild'] as const)
    while (box[end] && box[end].textContent?.trim() === '') box[end].remove();
}

/** In a list whose items are one line each the paragraphs would only set them apart. */
function unwrapItems(box: Element) {
  for (const paragraph of box.querySelectorAll('li > p'))
    if (paragraph.parentElement?.querySelectorAll(':scope > p').length === 1)
      paragraph.replaceWith(...paragraph.childNodes);
}

/** A text as it is stored: what the cleaner of formatted texts would not change; '' for one without words. */
export function htmlOf(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  trimEmpty(box);
  unwrapItems(box);
  return box.innerHTML;
}

/** A stored text for the editor. What the schema does not know keeps its words. */
export function docOf(html: string, schema: Schema, cleaner: Cleaner): Node {
  // Trusted Types let a page parse what its cleaner gives; the DOM's types do not know.
  const parsed = new DOMParser().parseFromString(cleaner.content(html) as string, 'text/html');
  return Parser.fromSchema(schema).parse(parsed.body);
}
