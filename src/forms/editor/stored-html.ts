import { DOMSerializer, type Node, DOMParser as Parser, type Schema } from 'prosemirror-model';
import type { Cleaner } from '../../lib/html-cleaner';

/** The part of the sanitizer that the editor needs. */
export type ContentCleaner = Pick<Cleaner, 'content'>;

/** Removes empty blocks at both ends. */
function trimEmpty(box: Element) {
  for (const end of ['firstElementChild', 'lastElementChild'] as const)
    while (box[end] && box[end].textContent?.trim() === '') box[end].remove();
}

/** Unwraps the paragraphs in items of a single line, which would only add space. */
function unwrapItems(box: Element) {
  for (const paragraph of box.querySelectorAll('li > p'))
    if (paragraph.parentElement?.querySelectorAll(':scope > p').length === 1)
      paragraph.replaceWith(...paragraph.childNodes);
}

/** Converts the document to HTML that the cleaner leaves unchanged; '' for an empty text. */
export function storedHtmlOf(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  trimEmpty(box);
  unwrapItems(box);
  return box.innerHTML;
}

/** Parses a stored text to a document. Formats outside of the schema are removed and their text stays. */
export function docOf(html: string, schema: Schema, cleaner: ContentCleaner): Node {
  // The cleaner's output satisfies Trusted Types here, which TypeScript's DOM types do not know.
  const parsed = new DOMParser().parseFromString(cleaner.content(html) as string, 'text/html');
  return Parser.fromSchema(schema).parse(parsed.body);
}
