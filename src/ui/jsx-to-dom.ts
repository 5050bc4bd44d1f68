/*
 * JSX without React: creates DOM nodes once, without hooks or updates, and of handlers only clicks. The painter draws
 * the views it shares with React through this, see shared-view-runtime.ts.
 */

type Child = Node | string | number | boolean | null | undefined | readonly Child[];
type Props = { children?: Child } & Readonly<Record<string, unknown>>;
type Component = (props: Props) => Child;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_TAGS = /^(?:svg|path|circle|rect|g)$/;
/** React's other names differ from HTML in case only, which HTML ignores. */
const ATTRIBUTE_NAMES: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value' };

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function append(parent: Node, child: Child): void {
  if (Array.isArray(child)) for (const item of child) append(parent, item);
  else if (child instanceof Node) parent.appendChild(child);
  else if (typeof child === 'string' || typeof child === 'number')
    parent.appendChild(document.createTextNode(String(child)));
}

function setStyle(element: HTMLElement | SVGElement, style: object) {
  for (const [name, value] of Object.entries(style)) {
    element.style.setProperty(name.startsWith('--') ? name : hyphenated(name), String(value));
  }
}

function setAttribute(element: HTMLElement | SVGElement, name: string, value: unknown) {
  if (value === undefined || value === null) return;
  if (typeof value === 'function') {
    if (name === 'onClick') element.addEventListener('click', value as EventListener);
    return;
  }
  if (name === 'style' && typeof value === 'object') return setStyle(element, value);
  const hasText = /^(?:aria|data)-/.test(name) || typeof value !== 'boolean';
  if (!hasText && !value) return;
  const isOutline = element instanceof SVGElement && name.startsWith('stroke');
  element.setAttribute(ATTRIBUTE_NAMES[name] ?? (isOutline ? hyphenated(name) : name), hasText ? String(value) : '');
}

/**
 * Creates the nodes of one JSX expression.
 *
 * @param type a tag, a component without hooks, or a symbol for a fragment
 */
export function toNodes(type: string | symbol | Component, props: Props): Child {
  if (typeof type === 'function') return type(props);
  if (typeof type === 'symbol') return props.children;
  const element: HTMLElement | SVGElement = SVG_TAGS.test(type)
    ? document.createElementNS(SVG, type as 'svg')
    : document.createElement(type);
  for (const name in props) {
    if (name !== 'children' && name !== 'key' && name !== 'ref') setAttribute(element, name, props[name]);
  }
  append(element, props.children);
  return element;
}

/**
 * Returns the result of JSX as one node that can be inserted into the page.
 *
 * @param drawn result of a JSX expression; its type is React's, as the views are written for both
 */
export function fragmentOf(drawn: unknown): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, drawn as Child);
  return fragment;
}
