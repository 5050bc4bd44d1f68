import { foldWordLists, styleOf } from './word-lists';

/** Matches a declaration of a style, but not Word's for other scripts: 'mso-bidi-font-weight'. */
const declares = (property: string, values: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*(?:${values})`, 'i');

/** Declarations in styles, and the elements that mean the same to the schema. */
const LOOKS: [look: RegExp, tag: string][] = [
  [declares('font-weight', 'bold|[6-9]00'), 'strong'],
  [declares('font-style', 'italic|oblique'), 'em'],
  [declares('text-decoration(?:-line)?', '[^;]*underline'), 'u'],
];
/** Elements whose own style cancels their format. */
const UNDONE: [tags: string, look: RegExp][] = [
  ['b, strong', declares('font-weight', 'normal|[1-5]00')],
  ['i, em', declares('font-style', 'normal')],
  ['u', declares('text-decoration(?:-line)?', 'none')],
];
const HIDDEN = /(?:^|[;\s])(?:display:\s*none|mso-hide:\s*all)/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/**
 * Google's editor wraps a whole text in a `<b>` that is not bold; other programs cancel an element by its style, too.
 */
function dropUndone(body: ParentNode) {
  for (const [tags, look] of UNDONE)
    for (const element of body.querySelectorAll(tags)) if (look.test(styleOf(element))) unwrap(element);
}

/** Turns styles into elements: Word and Google use styles where HTML has elements. */
function readLooks(body: ParentNode) {
  for (const span of body.querySelectorAll('span[style]')) {
    for (const [look, tag] of LOOKS) {
      // Links are underlined anyway, and headings bold.
      const isGiven = span.closest(tag === 'u' ? 'a' : tag === 'strong' ? 'h1, h2, h3, h4, h5, h6' : tag);
      if (isGiven || !look.test(styleOf(span))) continue;
      const element = document.createElement(tag);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

/** Turns each row of a table into a line, with dashes between the cells. */
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

/** Removes names: a form field named like a property of its form hides that property from code that reads it. */
function dropNames(body: ParentNode) {
  for (const element of body.querySelectorAll('[name], [id]')) {
    if (element instanceof HTMLFormElement) continue;
    element.removeAttribute('name');
    element.removeAttribute('id');
  }
}

/**
 * Turns the clipboard's HTML from word processors and websites into what the schema can read: styles become elements,
 * Word's paragraphs lists, rows of tables lines. Hidden parts are removed.
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
