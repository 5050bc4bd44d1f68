import type { Plugin } from 'vite';

/** What r2wc does for the props of an element: where it begins in its source, and what follows it. */
const OF_PROPS: [from: string, to: string][] = [
  // How each kind of prop is read from an attribute and written to one.
  ['  string: E,', '\n}, b ='],
  // A property for each of them.
  ['  for (const r of n) {\n    const s = d[r], l = a[r];', '  return v;'],
  // Their attributes; our layer has this callback itself.
  ['    attributeChangedCallback(s, l, o) {', '    [b]() {'],
];

/** r2wc without what it does for props. */
export const withoutProps = (code: string): string =>
  OF_PROPS.reduce((rest, [from, to]) => {
    const start = rest.indexOf(from);
    const end = rest.indexOf(to, start);
    if (start < 0 || end < 0) throw new Error(`r2wc is written in a way that is not known: ${from}`);
    return rest.slice(0, start) + rest.slice(end);
  }, code);

/**
 * Leaves out what r2wc does for props: our elements have none (src/elements/portal-element.ts), they read their
 * attributes themselves.
 */
export function bareElements(): Plugin {
  return {
    name: 'portal-bare-elements',
    transform: {
      filter: { id: /@r2wc\/core\/dist\/core\.js$/ },
      handler: (code) => ({ code: withoutProps(code), map: null }),
    },
  };
}
