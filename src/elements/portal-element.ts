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
import { attributesOf, type ElementTag, LIST_TAGS } from './registry';
import { checkBackground } from './watch-background';

/** Styles that are not needed before the application has loaded. */
const APPLICATION_STYLES = kitCss + appCss;

/** The element as the application sees it. */
export type PortalHost = HTMLElement & {
  /** The current attributes and properties by property name; a valtio proxy. */
  readonly input: InputOf<ElementTag>;
};

/** The same element with writable input: parsed values by property name. */
type WritableHost = PortalHost & { readonly input: Record<string, unknown> };

/** The element class that r2wc creates. */
export type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

type ElementActions = {
  tag: ElementTag;
  /**
   * Loads the prerequisites of the first render. Never rejects.
   *
   * @param signal aborted when the element is removed
   */
  prepare(element: PortalHost, signal: AbortSignal): Promise<void>;
  /** Releases an element's global resources. */
  release(element: PortalHost): void;
  /** Navigates to a route, locale prefix included, unless the page cancels it. */
  navigate(element: PortalHost, route: string): void;
  /** Shows the list with a filter, in the page's form of attributes. */
  setFilter(element: PortalHost, filter: object): void;
};

/**
 * Extends the r2wc element. Attributes and properties act live and never throw; a removed attribute restores its
 * default; a property set before the definition counts. Objects are never reflected. A move keeps everything; a removal
 * releases everything.
 *
 * @param Base element of r2wc, without properties of its own
 */
export function withElementMethods(Base: new () => R2wcElement, actions: ElementActions): CustomElementConstructor {
  const { tag, prepare, release } = actions;
  const attributes = Object.keys(attributesOf(tag));

  class PortalElement extends Base implements WritableHost {
    static get observedAttributes() {
      return attributes;
    }

    readonly input: WritableHost['input'] = proxy({});
    /** Aborted by a removal; undefined while the element is disconnected. */
    #stay: AbortController | undefined;

    constructor() {
      super();
      Object.assign(this.input, readAttributes(tag, this));
      for (const property of attributes.map(propertyOf)) this.#takeEarlyProperty(property);
    }

    /** The painter may have drawn the first screen already: its root is reused. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    #takeEarlyProperty(property: string) {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }

    attributeChangedCallback(name: string, oldValue: string | null, value: string | null) {
      if (oldValue !== value) this.input[propertyOf(name)] = readAttribute(tag, name, value);
    }

    override connectedCallback() {
      if (this.shadowRoot) {
        adoptSheet(this.shadowRoot, plainSheet(), themeSheetOf(this.shadowRoot));
        adoptStyleText(this.shadowRoot, APPLICATION_STYLES);
      }
      if (this.#stay) return checkBackground(this);
      this.#stay = new AbortController();
      const { signal } = this.#stay;
      // Runs after the microtask in which a removed element releases its part of the address, since this one may
      // replace it.
      void Promise.resolve()
        .then(() => (signal.aborted ? undefined : prepare(this, signal)))
        .then(() => {
          // In a transition React renders in slices, so that the page stays responsive.
          if (!this.isConnected || signal.aborted) return;
          replacedElements.add(this);
          startTransition(() => super.connectedCallback());
        });
    }

    /** A move disconnects and reconnects the element at once; only a lasting disconnection is a removal. */
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
      actions.navigate(this, target.startsWith('/') ? target : routeByName(target, params));
    }

    /** Its presence tells the browser that `moveBefore()` needs no removal. */
    connectedMoveCallback() {
      checkBackground(this);
    }
  }

  addProperties(PortalElement, tag);
  if (LIST_TAGS.includes(tag)) addListMethods(PortalElement, actions);
  return PortalElement;
}

/** Adds the methods of LIST_METHODS, see the registry. */
function addListMethods(Element: new () => PortalHost, { setFilter }: ElementActions): void {
  Object.defineProperty(Element.prototype, 'setFilter', {
    value(this: PortalHost, filter: object | null | undefined) {
      setFilter(this, filter ?? {});
    },
  });
}

/** Adds a property for each attribute. */
function addProperties(Element: new () => WritableHost, tag: ElementTag): void {
  for (const property of Object.keys(attributesOf(tag)).map(propertyOf)) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: WritableHost) {
        return this.input[property];
      },
      set(this: WritableHost, value: unknown) {
        this.input[property] = valueOfProperty(tag, this, property, value);
      },
    });
  }
}

/** Parses the value of a property. Objects are never reflected; null and undefined fall back to the attribute. */
function valueOfProperty(tag: ElementTag, element: Element, property: string, value: unknown): unknown {
  const attribute = attributeOf(property);
  if (value === undefined || value === null) return readAttribute(tag, attribute, element.getAttribute(attribute));
  if (typeof value !== 'object') return readAttribute(tag, attribute, String(value));
  if (isObjectAttribute(tag, attribute)) return ref(value);
  // Not converted to a string: that would run the object's own code.
  warnOnce(`<${tag}>: the property ${property} takes no object.`);
  return undefined;
}
