/** Functions that compute a value and fetch nothing. */
const HARMLESS_FUNCTION = /(?:rgba?|hsla?|calc|min|max|clamp|(?:linear|radial)-gradient)\(/g;

/**
 * The properties that a style may set: the look and the size of an element, but no animation and nothing that moves it
 * elsewhere.
 */
const STYLES = new RegExp(
  [
    '^(?:color|opacity|display|float|clear|position|top|right|bottom|left|vertical-align|white-space|direction)$',
    '^(?:min-|max-)?(?:width|height|inline-size|block-size)$|^aspect-ratio$|^box-(?:sizing|shadow)$|^object-',
    '^(?:background|border|margin|padding|font|text|list-style|line|letter|word|overflow|column|row|flex|grid|order)(?:-|$)',
    '^(?:align|justify|place)-|^(?:hyphens|caption-side|empty-cells|table-layout|outline-(?:color|style|width|offset))$',
  ].join('|'),
);

/**
 * Removes declarations that load something or take the element out of its place. It reads them as the browser has
 * parsed them.
 */
export function cleanStyle(element: Element): void {
  const { style } = element as HTMLElement;
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property).toLowerCase();
    const fetches = value.replace(HARMLESS_FUNCTION, '').includes('(') || value.includes('\\');
    const leaves = property === 'position' && !/^(?:static|relative|absolute)$/.test(value);
    // A property has no value of its own yet where its shorthand holds var().
    if (value === '' || fetches || leaves || !STYLES.test(property)) style.removeProperty(property);
  }
  if (style.cssText) element.setAttribute('style', style.cssText);
  else element.removeAttribute('style');
}
