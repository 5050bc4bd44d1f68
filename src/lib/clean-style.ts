/** Matches functions that compute a value and load nothing. */
const HARMLESS_FUNCTION = /(?:rgba?|hsla?|calc|min|max|clamp|(?:linear|radial)-gradient)\(/g;

/** Matches the allowed properties: appearance and size of an element, but no animation and no position. */
const STYLES = new RegExp(
  [
    '^(?:color|opacity|display|float|clear|position|top|right|bottom|left|vertical-align|white-space|direction)$',
    '^(?:min-|max-)?(?:width|height|inline-size|block-size)$|^aspect-ratio$|^box-(?:sizing|shadow)$|^object-',
    '^(?:background|border|margin|padding|font|text|list-style|line|letter|word|overflow|column|row|flex|grid|order)(?:-|$)',
    '^(?:align|justify|place)-|^(?:hyphens|caption-side|empty-cells|table-layout|outline-(?:color|style|width|offset))$',
  ].join('|'),
);

/**
 * Removes declarations that load something or move the element elsewhere. It reads them as the browser has parsed them.
 */
export function cleanStyle(element: Element): void {
  const { style } = element as HTMLElement;
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property).toLowerCase();
    const canFetch = value.replace(HARMLESS_FUNCTION, '').includes('(') || value.includes('\\');
    const leavesPlace = property === 'position' && !/^(?:static|relative|absolute)$/.test(value);
    // A property has no value of its own yet if its shorthand contains var().
    if (value === '' || canFetch || leavesPlace || !STYLES.test(property)) style.removeProperty(property);
  }
  if (style.cssText) element.setAttribute('style', style.cssText);
  else element.removeAttribute('style');
}
