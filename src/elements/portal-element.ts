import { startTransition } from 'react';
import { proxy, ref } from 'valtio';
import { warnOnce } from '../lib/warn';
import { routeByName } from '../routing/route-names';
import appCss from '../shell/app.css?inline';
import { adoptSheet } from '../ui/adopt-sheet';
import kitCss from '../ui/kit.css?inline';
import { adoptStyleText } from '../ui/panel/adopt-style-text';
import { plainSheet, themeSheetOf } from './adopted-sheets';
import type { InputOf } from './element-input';
import { replacedElements } from './painter-state';
import { attributeOf, isObjectAttribute, propertyOf, readAttribute, readAttributes } from './read-attributes';
import { attributesOf, LIST_TAGS, type Tag } from './registry';
import { checkBackground } from './watch-background';

/** What nobody sees before the application is there. */
const LATER_STYLES = kitCss + appCss;

/** What the application sees of its element. */
export type PortalHost = HTMLElement & {
  /** Attributes and properties as they are now, by property name; a valtio proxy. */
  readonly input: InputOf<Tag>;
};

/** The same while it is filled: by property name, with the value that each attribute's kind reads. */
type Filled = PortalHost & { readonly input: Record<string, unknown> };

/** What r2wc gives us to build on. */
export type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

type Parts = {
  tag: Tag;
  /**
   * Loads what the first render needs. Never rejects.
   *
   * @param signal says that the element was removed and nobody waits any more
   */
  prepare(element: PortalHost, signal: AbortSignal): Promise<void>;
  /** Frees what an element holds outside of itself. */
  release(element: PortalHost): void;
  /** Goes to a route, locale prefix included, unless the page cancels it. */
  navigate(element: PortalHost, route: string): void;
  /** Shows the list with a filter, as what stands in it comes from the page. */
  setFilter(element: PortalHost, filter: object): void;
};

/**
 * Our layer over r2wc: attributes and properties act live and never throw, a removed attribute goes back to its
 * default, a property set before the definition counts, objects are never reflected, a move keeps everything, a real
 * removal frees everything.
 *
 * @param Base the element that r2wc made, without properties of its own
 */
export function portalElement(Base: new () => R2wcElement, parts: Parts): CustomElementConstructor {
  const { tag, prepare, release } = parts;
  const attributes = Object.keys(attributesOf(tag));

  class PortalElement extends Base implements Filled {
    static get observedAttributes() {
      return attributes;
    }

    readonly input: Filled['input'] = proxy({});
    /** Aborted by a removal; undefined while the element is nowhere. */
    #stay: AbortController | undefined;

    constructor() {
      super();
      Object.assign(this.input, readAttributes(tag, this));
      for (const property of attributes.map(propertyOf)) this.#takeEarlyProperty(property);
    }

    /** The painter may have drawn the first screen already: its root is taken over. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    #takeEarlyProperty(property: string) {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (before !== value) this.input[propertyOf(name)] = readAttribute(tag, name, value);
    }

    override connectedCallback() {
      if (this.shadowRoot) {
        adoptSheet(this.shadowRoot, plainSheet(), themeSheetOf(this.shadowRoot));
        adoptStyleText(this.shadowRoot, LATER_STYLES);
      }
      if (this.#stay) return checkBackground(this);
      this.#stay = new AbortController();
      const { signal } = this.#stay;
      // After the microtask in which a removed element gives up its place in the address: this one may replace it.
      void Promise.resolve()
        .then(() => (signal.aborted ? undefined : prepare(this, signal)))
        .then(() => {
          // As a transition React draws in pieces, so that the page can answer the visitor in between.
          if (!this.isConnected || signal.aborted) return;
          replacedElements.add(this);
          startTransition(() => super.connectedCallback());
        });
    }

    /** A move takes the element out and puts it in again at once; only what stays out is removed. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#stay) return;
        this.#stay.abort();
        this.#stay = undefined;
        super.disconnectedCallback();
        release(this);
      });
    }

    /** See METHODS in the registry. */
    navigate(target: string, params?: Record<string, string>) {
      parts.navigate(this, target.startsWith('/') ? target : routeByName(target, params));
    }

    /** Its presence tells the browser that `moveBefore()` needs no removal. */
    connectedMoveCallback() {
      checkBackground(this);
    }
  }

  addProperties(PortalElement, tag);
  if (LIST_TAGS.includes(tag)) addListMethods(PortalElement, parts);
  return PortalElement;
}

/** See LIST_METHODS in the registry. */
function addListMethods(Element: new () => PortalHost, { setFilter }: Parts): void {
  Object.defineProperty(Element.prototype, 'setFilter', {
    value(this: PortalHost, filter: object | null | undefined) {
      setFilter(this, filter ?? {});
    },
  });
}

/** Gives an element a property for each of its attributes. */
function addProperties(Element: new () => Filled, tag: Tag): void {
  for (const property of Object.keys(attributesOf(tag)).map(propertyOf)) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Filled) {
        return this.input[property];
      },
      set(this: Filled, value: unknown) {
        this.input[property] = valueOfProperty(tag, this, property, value);
      },
    });
  }
}

/** Objects are kept as they are and never reflected; nothing given means what the attribute says. */
function valueOfProperty(tag: Tag, element: Element, property: string, value: unknown): unknown {
  const attribute = attributeOf(property);
  if (value === undefined || value === null) return readAttribute(tag, attribute, element.getAttribute(attribute));
  if (typeof value !== 'object') return readAttribute(tag, attribute, String(value));
  if (isObjectAttribute(tag, attribute)) return ref(value);
  // Not turned into text: that would run the object's own code.
  warnOnce(`<${tag}>: the property ${property} takes no object.`);
  return undefined;
}
