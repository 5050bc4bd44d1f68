import '../ui/react-runtime';

/* Renders views without hooks as HTML, the same as React and the painter. Parts that need a script are inert. */

type Props = { children?: unknown } & Readonly<Record<string, unknown>>;
type ViewNode = { type: string | symbol | ((props: Props) => unknown); props: Props };

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const NEEDS_SCRIPT = /^(?:button|input|select|textarea)$/;
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value' };
/** Matches values that can neither end a rule nor a style element, nor load anything. */
const PLAIN_VALUE = /^(?:[\w\s#%.,-]|var\(--[\w-]+\)){1,100}$/;

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Escapes a text for HTML, between tags and in a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The styles of single elements, as classes: a content security policy may refuse the attribute. */
export type OwnStyles = {
  /** Returns the class for some declarations. */
  classOf(style: object): string;
  /** Returns the rules of all classes so far. */
  rules(): string;
};

export function newOwnStyles(): OwnStyles {
  const classes = new Map<string, string>();
  return {
    classOf(style) {
      const declarations = Object.entries(style)
        .filter(([, value]) => PLAIN_VALUE.test(String(value)))
        .map(([name, value]) => `${name.startsWith('--') ? name : hyphenated(name)}:${value}`)
        .join(';');
      if (!declarations) return '';
      const name = classes.get(declarations) ?? `own-${classes.size + 1}`;
      classes.set(declarations, name);
      return name;
    },
    rules: () => [...classes].map(([declarations, name]) => `.portal .${name}{${declarations}}`).join(''),
  };
}

function attribute(tag: string, name: string, value: unknown): string {
  if (value === undefined || value === null || typeof value === 'function') return '';
  const hasText = /^(?:aria|data)-/.test(name) || typeof value !== 'boolean';
  if (!hasText && !value) return '';
  const isOutline = /^(?:svg|path)$/.test(tag) && name.startsWith('stroke');
  const attributeName = NAMES[name] ?? (isOutline ? hyphenated(name) : name === 'viewBox' ? name : name.toLowerCase());
  return hasText ? ` ${attributeName}="${escaped(String(value))}"` : ` ${attributeName}`;
}

function tagOf(tag: string, { style, className, children, ...props }: Props, ownStyles: OwnStyles): string {
  const isStyled = typeof style === 'object' && style !== null;
  const classes = [className, isStyled && ownStyles.classOf(style)].filter(Boolean).join(' ');
  const attributes = Object.entries({ className: classes || undefined, ...props })
    .filter(([name]) => name !== 'ref')
    .map(([name, value]) => attribute(tag, name, value));
  const open = `<${tag}${attributes.join('')}${NEEDS_SCRIPT.test(tag) ? ' inert' : ''}>`;
  return VOID.test(tag) ? open : `${open}${htmlOf(children, ownStyles)}</${tag}>`;
}

const isViewNode = (node: unknown): node is ViewNode => typeof node === 'object' && node !== null && 'props' in node;

/** Renders the result of a JSX expression as HTML. @param ownStyles collects the styles of single elements */
export function htmlOf(node: unknown, ownStyles: OwnStyles): string {
  if (Array.isArray(node)) return node.map((one) => htmlOf(one, ownStyles)).join('');
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (!isViewNode(node)) return '';
  const { type, props } = node;
  if (typeof type === 'function') return htmlOf(type(props), ownStyles);
  return typeof type === 'string' ? tagOf(type, props, ownStyles) : htmlOf(props.children, ownStyles);
}
