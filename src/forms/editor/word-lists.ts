const ITEM = /mso-list:\s*l\d+ level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

type Item = { paragraph: Element; level: number; tag: 'ol' | 'ul' };

/** Returns the text of the style attribute, which the browser does not parse under a strict content security policy. */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

const markersOf = (paragraph: Element) =>
  [...paragraph.querySelectorAll('[style]')].filter((element) => MARKER.test(styleOf(element)));

function itemOf(paragraph: Element): Item | undefined {
  const level = ITEM.exec(styleOf(paragraph))?.[1];
  if (level === undefined) return undefined;
  const marker = markersOf(paragraph)[0]?.textContent ?? '';
  return { paragraph, level: Number(level), tag: NUMBER.test(marker) ? 'ol' : 'ul' };
}

/** Converts the paragraphs with levels that Word puts on the clipboard to lists. */
export function foldWordLists(body: ParentNode): void {
  /** The open lists at the current line, from the outermost to the innermost. */
  let open: { level: number; list: Element }[] = [];
  let lastList: Element | undefined;

  for (const paragraph of body.querySelectorAll('p[style], h1[style], h2[style], h3[style]')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== lastList) open = [];
    open = open.filter(({ level }) => level <= item.level);
    const inner = open.at(-1);
    const isSame = inner?.level === item.level && inner.list.localName === item.tag;
    if (!isSame && inner?.level === item.level) open.pop();
    const list = isSame ? inner.list : openList(item, open.at(-1)?.list);
    if (!isSame) open.push({ level: item.level, list });
    // Word writes bullets, numbers and indentation into the text of an item.
    for (const marker of markersOf(paragraph)) marker.remove();
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
    lastList = open[0]?.list;
  }
}

/** Inserts a new list in the last entry of the surrounding list, or in place of the line. */
function openList({ paragraph, tag }: Item, outerList: Element | undefined): Element {
  const list = document.createElement(tag);
  if (outerList) (outerList.lastElementChild ?? outerList).append(list);
  else paragraph.before(list);
  return list;
}
