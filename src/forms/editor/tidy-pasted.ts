import { foldWordLists, styleOf } from './word-lists';

/** Returns a pattern for a style declaration, except Word's for complex scripts: 'mso-bidi-font-weight'. */
const declares = (property: string, values: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*(?:${values})`, 'i');

/** The style declarations with the elements that they stand for. */
const STYLE_TAGS: [look: RegExp, tag: string][] = [
  [declares('font-weight', 'bold|[6-9]00'), 'strong'],
  [declares('font-style', 'italic|oblique'), 'em'],
  [declares('text-decoration(?:-line)?', '[^;]*underline'), 'u'],
];
/** The elements whose format their style cancels. */
const CANCELLING_STYLES: [tags: string, look: RegExp][] = [
  ['b, strong', declares('font-weight', 'normal|[1-5]00')],
  ['i, em', declares('font-style', 'normal')],
  ['u', declares('text-decoration(?:-line)?', 'none')],
];
const HIDDEN = /(?:^|[;\s])(?:display:\s*none|mso-hide:\s*all)/i;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Unwraps elements whose style cancels their format: Google Docs wraps a whole text in a `<b>` that is not bold. */
function unwrapCancelled(body: ParentNode) {
  for (const [tags, style] of CANCELLING_STYLES)
    for (const element of body.querySelectorAll(tags)) if (style.test(styleOf(element))) unwrap(element);
}

/** Converts style declarations to elements, because Word and Google Docs use styles in place of elements. */
function convertStyles(body: ParentNode) {
  for (const span of body.querySelectorAll('span[style]')) {
    for (const [style, tag] of STYLE_TAGS) {
      // Links are underlined anyway, and headings bold.
      const isRedundant = span.closest(tag === 'u' ? 'a' : tag === 'strong' ? 'h1, h2, h3, h4, h5, h6' : tag);
      if (isRedundant || !style.test(styleOf(span))) continue;
      const element = document.createElement(tag);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

/** Converts each row of a table to a line, with dashes between the cells. */
function convertTables(body: ParentNode) {
  for (const cell of body.querySelectorAll('td + td, td + th, th + td, th + th')) cell.prepend(' – ');
  for (const block of body.querySelectorAll(':is(td, th) :is(p, div, h1, h2, h3, h4, h5, h6)')) {
    if (block.nextElementSibling) block.append(document.createElement('br'));
    unwrap(block);
  }
  for (const row of body.querySelectorAll('tr')) {
    const paragraph = document.createElement('p');
    paragraph.append(...row.childNodes);
    row.replaceWith(paragraph);
  }
}

/** Removes names and ids, because an element named like a property of a form hides that property from code. */
function removeNames(body: ParentNode) {
  for (const element of body.querySelectorAll('[name], [id]')) {
    if (element instanceof HTMLFormElement) continue;
    element.removeAttribute('name');
    element.removeAttribute('id');
  }
}

/**
 * Prepares pasted HTML from word processors and websites for the schema. Styles become elements, Word's paragraphs
 * lists, and rows of tables lines. Hidden parts are removed.
 */
export function tidyPasted(body: ParentNode): void {
  removeNames(body);
  for (const element of body.querySelectorAll('[style]')) if (HIDDEN.test(styleOf(element))) element.remove();
  for (const bold of body.querySelectorAll(':is(h1, h2) :is(b, strong)')) unwrap(bold);
  foldWordLists(body);
  unwrapCancelled(body);
  convertStyles(body);
  convertTables(body);
}
