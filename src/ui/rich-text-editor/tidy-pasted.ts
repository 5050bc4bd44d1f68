import { foldWordLists, styleOf } from './word-lists';

/** Not what Word says of other writings: 'mso-bidi-font-weight'. */
const declares = (property: string, values: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*(?:${values})`, 'i');

/** Looks that stand in styles, and the elements that the schema knows them by. */
const LOOKS: [look: RegExp, tag: string][] = [
  [declares('font-weight', 'bold|[6-9]00'), 'strong'],
  [declares('font-style', 'italic|oblique'), 'em'],
  [declares('text-decoration(?:-line)?', '[^;]*underline'), 'u'],
];
/** Elements whose style takes back what they are for. */
const UNDONE: [tags: string, look: RegExp][] = [
  ['b, strong', declares('font-weight', 'normal|[1-5]00')],
  ['i, em', declares('font-style', 'normal')],
  ['u', declares('text-decoration(?:-line)?', 'none')],
];
const HIDDEN = /(?:^|[;\s])(?:display:\s*none|mso-hide:\s*all)/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Google's editor puts all of a text into bold that is none; others undo an element by its style. */
function dropUndone(body: ParentNode) {
  for (const [tags, look] of UNDONE)
    for (const element of body.querySelectorAll(tags)) if (look.test(styleOf(element))) unwrap(element);
}

/** Word and Google say in styles what HTML has elements for. */
function readLooks(body: ParentNode) {
  for (const span of body.querySelectorAll('span[style]')) {
    for (const [look, tag] of LOOKS) {
      // Links are underlined by themselves, and headings bold.
      const isGiven = span.closest(tag === 'u' ? 'a' : tag === 'strong' ? 'h1, h2, h3, h4, h5, h6' : tag);
      if (isGiven || !look.test(styleOf(span))) continue;
      const element = document.createElement(tag);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

/** A row of a table becomes a line, its cells parted by a dash. */
function readTables(body: ParentNode) {
  for (const cell of body.querySelectorAll('td + td, td + th, th + td, th + th')) cell.prepend(' – ');
  for (const block of body.querySelectorAll(':is(td, th) :is(p, div, h1, h2, h3, h4, h5, h6)')) {
    if (block.nextElementSibling) block.append(document.createElement('br'));
    unwrap(block);
  }
  for (const row of body.querySelectorAll('tr')) {
    const line = document.createElement('p');
    line.append(...row.childNodes);
    row.replaceWith(line);
  }
}

/** Fields of a form may pose as its own properties, which its readers then cannot use. */
function dropNames(body: ParentNode) {
  for (const element of body.querySelectorAll('[name], [id]')) {
    if (element instanceof HTMLFormElement) continue;
    element.removeAttribute('name');
    element.removeAttribute('id');
  }
}

/**
 * Makes of what word processors and websites put on the clipboard what the schema can read: looks become elements, lists
 * of Word lists, rows of tables lines. What is hidden goes.
 */
export function tidyPasted(body: ParentNode): void {
  dropNames(body);
  for (const element of body.querySelectorAll('[style]')) if (HIDDEN.test(styleOf(element))) element.remove();
  for (const bold of body.querySelectorAll(':is(h1, h2) :is(b, strong)')) unwrap(bold);
  foldWordLists(body);
  dropUndone(body);
  readLooks(body);
  readTables(body);
}
