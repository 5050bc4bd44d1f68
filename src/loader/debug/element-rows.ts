import { apiHost } from '../../app/api-host';
import { attributeAdvice, tagAdvice } from '../../elements/name-advice';
import { type ElementTag, TAGS } from '../../elements/registry';
import { unknownAttributes, unknownTags } from '../../elements/unknown-names';
import { splitRoute } from '../../routing/redirects';
import { isObject } from '../../settings/own-property';
import { initialState } from '../first-screen';
import { type Row, row } from './row';

/** An element of the page with its tag. */
export type Found = { element: Element; tag: ElementTag };

/** Lists the elements of the page. */
export const elementsOfPage = (): Found[] =>
  TAGS.flatMap((tag) => [...document.querySelectorAll(tag)].map((element) => ({ element, tag })));

/** Returns the attributes and properties of an element, also of one whose code has not loaded. */
export function inputOf({ element, tag }: Found): { readonly host?: unknown; readonly settings?: unknown } {
  const input: unknown = Reflect.get(element, 'input');
  return isObject(input) ? input : initialState(element, tag).first.input;
}

/** Returns the base address that an element asks first. */
export const askedHostOf = (found: Found): string => apiHost(inputOf(found)) ?? window.location.origin;

const missing = (tag: string) =>
  [`the code of <${tag}> has not loaded`, 'Look for refused requests in the network panel.'] as const;

const SEE_HOST = 'See the rows of its host.';

/** Describes what a visitor sees of an element, with advice. */
function stateOf({ element, tag }: Found, hasAnswer: boolean): readonly [state: string, advice: string] {
  const root = element.shadowRoot;
  if (element.querySelector('iframe[data-event-portal]')) return ['shown in a frame', ''];
  if (!customElements.get(tag)) return missing(tag);
  if (!root || root.childElementCount === 0) return ['empty', ''];
  if (element.getBoundingClientRect().height === 0)
    return ['has no height', 'A style of the page hides it, or it has nothing to show (empty="hidden", no adverts).'];
  if (root.querySelector('[part~="notice"][role="alert"], [part~="notice"].is-error'))
    return ['shows an error', SEE_HOST];
  if (!hasAnswer && !root.querySelector('[part~="card"]')) return ['waits for its host', SEE_HOST];
  return [root.querySelector('[aria-busy="true"]') ? 'waits for data' : 'shown', ''];
}

/**
 * Describes each element: host, language, route and state. The query of a route is left out: it may hold a key.
 *
 * @param hasAnswer tells whether a host has sent settings
 */
export function elementRows(found: readonly Found[], hasAnswer: (host: string) => boolean): Row[] {
  if (found.length === 0) {
    const advice = `Write one of ${TAGS.map((tag) => `<${tag}>`).join(', ')}, with an end tag.`;
    return [row('element', 'none', 'the page has none of our elements', advice)];
  }
  return found.map(({ element, tag }) => {
    const { first } = initialState(element, tag);
    const host = askedHostOf({ element, tag });
    const [state, advice] = stateOf({ element, tag }, hasAnswer(host));
    const [path] = splitRoute(first.route);
    return row('element', `<${tag}>`, `${state}; host ${host}; language ${first.locale}; route ${path}`, advice);
  });
}

/** Lists attributes and tags that nobody knows. */
export function nameRows(found: readonly Found[]): Row[] {
  const attributes = found.flatMap(({ element, tag }) =>
    unknownAttributes(tag, element).map((name) =>
      row('name', `<${tag} ${name}>`, 'unknown attribute', attributeAdvice(tag, name) ?? 'Ignored.'),
    ),
  );
  const tags = unknownTags(document.documentElement, new Set()).flatMap((name) => {
    const advice = tagAdvice(name);
    return advice ? [row('name', `<${name}>`, 'unknown element', advice)] : [];
  });
  return [...attributes, ...tags];
}
