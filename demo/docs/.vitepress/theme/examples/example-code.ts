/** The addresses of the bundle and of the demo's API; without them examples show their code only. */
export type Sources = { bundle: string | undefined; host: string | undefined };

/** Returns the sources with the address of another client of the same system. */
export const ofClient = ({ bundle, host }: Sources, client: string | undefined): Sources => ({
  bundle,
  host: client === undefined ? host : host?.replace(/[^/]+$/, client),
});

/** The attributes of an example. */
export type ExampleAttributes = Readonly<Record<string, string | number | boolean>>;

const escapeValue = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Returns the HTML of an element; `true` is an attribute without a value, `false` none.
 *
 * @param text content of the element, for as long as it shows nothing itself
 */
export function markupOf(tag: string, attributes: ExampleAttributes, text = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeValue(String(value))}"`));
  return `<${tag}${written.join('')}>${escapeValue(text)}</${tag}>`;
}

/** Returns the code that a reader copies: the script once, and the element with addresses that work elsewhere. */
export function snippetOf(
  tag: string,
  attributes: ExampleAttributes,
  sources: Sources,
  origin: string,
  text = '',
): string {
  const absolute = (address: string) => new URL(address, origin).href;
  const bundle = absolute(sources.bundle ?? '/dist/event-portal.js');
  const host = absolute(sources.host ?? '/clients/stadt');
  const element = markupOf(tag, { host, ...attributes }, text);
  return `<script type="module" src="${bundle}"></${'script'}>\n${element}`;
}

let loading: Promise<void> | undefined;

/** Loads the script of the elements once. @throws {Error} if it cannot be loaded */
export function loadBundle(bundle: string): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: bundle });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error(`${bundle} could not be loaded.`));
    });
    document.head.append(script);
  });
  return loading;
}
