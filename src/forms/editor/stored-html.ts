import { DOMSerializer, type Node, DOMParser as Parser, type Schema } from 'prosemirror-model';
import type { Cleaner } from '../../lib/html-cleaner';

/** Removes empty blocks at both ends. */
function trimEmpty(box: Element) {
  for (const end of ['firstElementChild', 'lastElementChild'] as const)
    while (box[end] && box[end].textContent?.trim() === '') box[end].remove();
}

/** Removes the paragraphs in a list whose items are one line each: they would only add space between the items. */
function unwrapItems(box: Element) {
  for (const paragraph of box.querySelectorAll('li > p'))
    if (paragraph.parentElement?.querySelectorAll(':scope > p').length === 1)
      paragraph.replaceWith(...paragraph.childNodes);
}

/** The text as it is stored: HTML that the cleaner would not change; '' for an empty text. */
export function htmlOf(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  trimEmpty(box);
  unwrapItems(box);
  return box.innerHTML;
}

/** A stored text as the editor's document. Formats that the schema does not know are dropped, their words stay. */
export function docOf(html: string, schema: Schema, cleaner: Cleaner): Node {
  // Trusted Types accept the output of the cleaner here, which TypeScript's DOM types do not know.
  const parsed = new DOMParser().parseFromString(cleaner.content(html) as string, 'text/html');
  return Parser.fromSchema(schema).parse(parsed.body);
}
