import DOMPurify, { type Config } from 'dompurify';
import { cleanStyle } from './clean-style';
import { onSite } from './site-address';
import { absoluteUrl, safeHref } from './urls';

/** Sanitized markup for dangerouslySetInnerHTML: TrustedHTML if the browser supports it, else a string. */
export type CleanHtml = string | TrustedHTML;

/** The allowed sources of pictures in sanitized HTML. */
export type Pictures = {
  /** The server of the HTML: its pictures are allowed, and relative paths of pictures resolve against it. */
  base: string;
  /** The names of other hosts whose pictures are allowed. */
  hosts: readonly string[];
  /** The client's site, against which relative links resolve; without it they stay unchanged. */
  site?: string;
};

/** The sanitizer of HTML with two lists of allowed elements. Sanitizing its result again changes nothing. */
export type Cleaner = {
  /**
   * Sanitizes texts of visitors and organisers: paragraphs, emphasis, lists, h3, h4, quotes and links to http, https,
   * mailto and tel; external links open in a new tab.
   *
   * @param site for texts of the client its own site, against which relative links resolve; without it they are removed
   */
  content: (html: string, site?: string) => CleanHtml;
  /**
   * Sanitizes HTML of the client's operator (spec section 1, scaffoldTemplate). It also allows boxes, headings, tables,
   * classes, styles that load nothing, and pictures of allowed hosts; any other picture is replaced with its text. No
   * scripts, forms, ids or names. The result may still be larger than its container: the component that shows it must
   * clip it.
   */
  scaffold: (html: string, pictures: Pictures) => CleanHtml;
  /**
   * Adds a script element with JSON-LD, `script[data-event-portal]`, to the head of a page. Trusted Types block every
   * other way to create one. A script element that was parsed from markup never runs, even if text is added to it
   * later. Returns null if nothing could be added.
   *
   * @param json JSON without '<'
   */
  addDataScript: (head: HTMLElement, json: string) => HTMLScriptElement | null;
  /** The style of the box that must contain the markup of a page template. */
  scaffoldBox: typeof SCAFFOLD_BOX;
  /** Inserts sanitized markup into an empty box outside of components. */
  fill: (box: Element, markup: CleanHtml) => void;
};

/** The allowed markup of visitors and organisers. */
const CONTENT: Config = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** The allowed markup of a client's operator around the portal. */
const SCAFFOLD: Config = {
  ALLOWED_TAGS: [
    ...(CONTENT.ALLOWED_TAGS as string[]),
    ...['div', 'span', 'section', 'article', 'aside', 'header', 'footer', 'nav', 'main', 'address', 'hr', 'small'],
    ...['h2', 'h5', 'h6', 'img', 'figure', 'figcaption', 'dl', 'dt', 'dd', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'width', 'height', 'class', 'style', 'title', 'lang', 'dir', 'aria-label'],
    ...['colspan', 'rowspan', 'scope'],
  ],
  // The hook below checks addresses; this allows plain values of the other attributes.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

/**
 * The box around the markup of a page template. Nothing leaves it, whatever size, position or class the markup has:
 * margins end in it, and content beyond its edges is clipped and gets no pointer events. The padding leaves room for a
 * focus ring above and below. It is as wide as the portal's content. Lengths have the form that both React and the
 * painter accept.
 */
const SCAFFOLD_BOX = {
  display: 'flow-root',
  position: 'relative',
  zIndex: 0,
  maxWidth: 'var(--width-page)',
  padding: '4px 0',
  contain: 'layout paint',
  overflow: 'clip',
} as const;

/** The script element for JSON-LD: browsers run no script of this type. */
const DATA_SCRIPT: Config = { ALLOWED_TAGS: ['script'], ALLOWED_ATTR: ['type', 'data-event-portal'], FORCE_BODY: true };

const COMMON: Config = { ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false, RETURN_TRUSTED_TYPE: true };

/**
 * The maximum number of passes. A pass may uncover markup that takes effect only after serialising and parsing again.
 * HTML that still changes after them is treated as hostile.
 */
const MAX_PASSES = 6;

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Matches a route of the portal, which is internal on every page. */
const IS_ROUTE = /^#\//;

/** Returns an allowed address of the page template. A relative one resolves against the host page. */
function allowedAddress(url: string): string | undefined {
  const text = url.trim();
  if (HAS_SCHEME.test(text) || /^[\\/]{2}/.test(text)) return safeHref(text.startsWith('//') ? `https:${text}` : text);
  // Parsers drop control characters and convert backslashes: both could hide the target of an address.
  return /[\p{Cc}\\]/u.test(text) ? undefined : text;
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** The base of relative links in the HTML that is being sanitized; DOMPurify passes only the element to its hooks. */
let site: string | undefined;

function linkUrl(address: string): string | undefined {
  const href = allowedAddress(address);
  if (href === undefined || site === undefined || HAS_SCHEME.test(href) || IS_ROUTE.test(href)) return href;
  return href === '' ? undefined : onSite(href, site);
}

function cleanLink(element: Element) {
  const href = linkUrl(element.getAttribute('href') ?? '');
  setOrRemove(element, 'href', href);
  const external = /^https?:/.test(href ?? '');
  setOrRemove(element, 'target', external ? '_blank' : undefined);
  setOrRemove(element, 'rel', external ? 'noopener noreferrer' : undefined);
}

/** Returns the host of an address, also of a host alone; undefined without one. */
function hostOf(url: string): string | undefined {
  try {
    return new URL(/^https?:/i.test(url) ? url : `https://${url}`).host;
  } catch {
    return undefined;
  }
}

/**
 * The allowed sources of pictures in the HTML that is being sanitized; DOMPurify passes only the element to its hooks.
 */
let pictures: Pictures | undefined;

/** Returns the address of an allowed picture, never resolved against the page, whose base may be anywhere. */
function pictureUrl(src: string): string | undefined {
  const path = allowedAddress(src);
  if (!path || !pictures) return undefined;
  const url = HAS_SCHEME.test(path) ? path : absoluteUrl(path, pictures.base);
  const allowedHosts = [pictures.base, ...pictures.hosts].map(hostOf);
  return /^https?:/.test(url) && allowedHosts.includes(hostOf(url)) ? url : undefined;
}

function cleanImage(element: Element) {
  const url = pictureUrl(element.getAttribute('src') ?? '');
  if (url) element.setAttribute('src', url);
  else element.replaceWith(element.getAttribute('alt') ?? '');
}

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') cleanLink(element);
  if (element.nodeName === 'IMG') cleanImage(element);
  if (element.hasAttribute('style')) cleanStyle(element);
});

/** The `is` of an element stays serialised even without its attribute, so a copy without it replaces the element. */
DOMPurify.addHook('beforeSanitizeElements', (node) => {
  // Forms are removed anyway, and a field named like a method of the form would hide that method.
  if (!(node instanceof Element) || node instanceof HTMLFormElement || !node.hasAttribute('is')) return;
  const copy = node.ownerDocument.createElement(node.localName);
  for (const { name, value } of Array.from(node.attributes)) {
    if (name !== 'is' && /^[a-z-]+$/.test(name)) copy.setAttribute(name, value);
  }
  copy.append(...Array.from(node.childNodes));
  node.replaceWith(copy);
});

/** The same for texts of the client, whose relative links resolve against its site. */
const SITE_CONTENT: Config = { ...CONTENT, ALLOWED_URI_REGEXP: SCAFFOLD.ALLOWED_URI_REGEXP };

/** Sanitizes until another pass changes nothing, so that stored HTML stays the same each time. */
function clean(html: string, list: Config): CleanHtml {
  let text = html;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const cleaned = DOMPurify.sanitize(text, { ...COMMON, ...list }) as CleanHtml;
    if (String(cleaned) === text) return cleaned;
    text = String(cleaned);
  }
  return DOMPurify.sanitize('', { ...COMMON, ...list }) as CleanHtml;
}

function withSite(linkBase: string | undefined, html: string, list: Config): CleanHtml {
  site = linkBase;
  try {
    return clean(html, list);
  } finally {
    site = undefined;
  }
}

function addDataScript(head: HTMLElement, json: string): HTMLScriptElement | null {
  const html = DOMPurify.sanitize('<script type="application/ld+json" data-event-portal=""></script>', {
    ...COMMON,
    ...DATA_SCRIPT,
  });
  // The DOM's types do not know that TrustedHTML is accepted here.
  head.insertAdjacentHTML('beforeend', html as unknown as string);
  const script = head.querySelector<HTMLScriptElement>('script[data-event-portal]:last-child');
  script?.append(json);
  return script;
}

/** The sanitizer of this page, in a module of its own so that its bytes load only when needed. */
export const cleaner: Cleaner = {
  content: (html, known) => (known === undefined ? clean(html, CONTENT) : withSite(known, html, SITE_CONTENT)),
  scaffold(html, known) {
    pictures = known;
    try {
      return withSite(known.site, html, SCAFFOLD);
    } finally {
      pictures = undefined;
    }
  },
  addDataScript,
  scaffoldBox: SCAFFOLD_BOX,
  // The DOM's types do not know that TrustedHTML is accepted here.
  fill: (box, markup) => box.insertAdjacentHTML('beforeend', markup as string),
};
