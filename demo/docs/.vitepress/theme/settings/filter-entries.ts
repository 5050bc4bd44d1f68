/** An entry of a page: its heading and everything up to the next one. */
type Entry = { heading: HTMLElement; elements: HTMLElement[] };

const levelOf = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? Number.POSITIVE_INFINITY);

/** Returns the entries of a level below a parent: a heading with all elements until one of the same level or above. */
export function entriesOf(parent: Element, level: number): Entry[] {
  const entries: Entry[] = [];
  let current: Entry | undefined;
  for (const element of parent.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (levelOf(element) <= level) {
      current = levelOf(element) === level ? { heading: element, elements: [] } : undefined;
      if (current) entries.push(current);
    }
    current?.elements.push(element);
  }
  return entries;
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * Shows the entries (h3) that contain all words, and the groups (h2) that have one left. An empty text shows everything.
 *
 * @returns the number of shown entries
 */
export function filterEntries(parent: Element, query: string): number {
  const words = wordsOf(query);
  const show = (elements: readonly HTMLElement[], isShown: boolean) => {
    for (const element of elements) element.hidden = !isShown;
  };
  const entries = entriesOf(parent, 3).map((entry) => {
    const text = entry.elements
      .map((element) => element.textContent ?? '')
      .join(' ')
      .toLowerCase();
    const isMatch = words.every((word) => text.includes(word));
    show(entry.elements, isMatch);
    return { ...entry, isMatch };
  });
  for (const group of entriesOf(parent, 2)) {
    const inside = entries.filter(({ heading }) => group.elements.includes(heading));
    if (inside.length > 0)
      show(
        [group.heading],
        inside.some(({ isMatch }) => isMatch),
      );
  }
  return entries.filter(({ isMatch }) => isMatch).length;
}
