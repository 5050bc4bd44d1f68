import type { Plugin } from 'vite';

/** How Leaflet asks at its start whether the browser knows SVG in HTML, and VML. */
const QUESTIONS: [from: RegExp, to: string][] = [
  [/var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\n\}\)\(\);/, 'var inlineSvg = true;'],
  [/var vml = !svg\$1 && \(function \(\) \{[\s\S]*?\n\}\(\)\);/, 'var vml = false;'],
];

/** Leaflet without the two lines that write HTML while it is loaded. */
const withoutQuestions = (code: string): string =>
  QUESTIONS.reduce((rest, [from, to]) => {
    if (!from.test(rest)) throw new Error(`Leaflet is written in a way that is not known: ${from}`);
    return rest.replace(from, to);
  }, code);

/** Lets Leaflet start where a page forbids HTML as text (Trusted Types); every browser that we run in knows SVG. */
export function plainLeaflet(): Plugin {
  return {
    name: 'portal-plain-leaflet',
    transform: {
      filter: { id: /leaflet\/dist\/leaflet-src\.esm\.js$/ },
      handler: (code) => ({ code: withoutQuestions(code), map: null }),
    },
  };
}
