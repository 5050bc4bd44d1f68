import {
  attributeOf,
  isObjectAttribute,
  propertyOf,
  readAttribute,
  readAttributes,
} from '../../elements/read-attributes';
import { attributesOf, type Tag } from '../../elements/registry';
import { VERSION } from '../../elements/version';
import { warnOnce } from '../../lib/warn';

/** An element that is drawn without the application. */
export type LightElement = HTMLElement & {
  /** Attributes and properties as they are now, by property name. */
  readonly input: Readonly<Record<string, unknown>>;
};

type Parts = {
  tag: Tag;
  /** Called once for each stay on the page. @param signal says that the element was removed */
  begin(element: LightElement, signal: AbortSignal): void;
  /** Draws the element; called again when something has changed that it is told. */
  show(element: LightElement, signal: AbortSignal): void;
};

/** Sends an event that leaves the shadow tree. @returns false when the page cancelled it */
export const tell = (element: Element, type: string, detail: unknown): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'portal-navigate' }),
  );

/** Says that the element shows its first screen. */
export const tellReady = (element: Element): boolean => tell(element, 'portal-ready', { version: VERSION });

function valueOfProperty(tag: Tag, element: Element, property: string, value: unknown): unknown {
  const attribute = attributeOf(property);
  if (value === undefined || value === null) return readAttribute(tag, attribute, element.getAttribute(attribute));
  if (typeof value !== 'object') return readAttribute(tag, attribute, String(value));
  if (isObjectAttribute(tag, attribute)) return value;
  // Not turned into text: that would run the object's own code.
  warnOnce(`<${tag}>: the property ${property} takes no object.`);
  return undefined;
}

/**
 * Defines a tag without React: attributes and properties act live, a property set before the definition counts, a move
 * keeps everything, and a removal ends what the element has begun.
 */
export function defineLight({ tag, begin, show }: Parts): void {
  if (customElements.get(tag)) {
    warnOnce(`<${tag}> is defined already.`);
    return;
  }
  const names = Object.keys(attributesOf(tag));

  class Element extends HTMLElement implements LightElement {
    static observedAttributes = names;
    readonly input: Record<string, unknown> = {};
    /** Aborted by a removal; undefined while the element is nowhere. */
    #stay: AbortController | undefined;
    #isAsked = false;

    constructor() {
      super();
      Object.assign(this.input, readAttributes(tag, this));
      for (const property of names.map(propertyOf)) this.#takeEarlyProperty(property);
    }

    #takeEarlyProperty(property: string) {
      if (!Object.hasOwn(this, property)) return;
      const value: unknown = Reflect.get(this, property);
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, value);
    }

    attributeChangedCallback(name: string, before: string | null, value: string | null) {
      if (before !== value) this.take(propertyOf(name), readAttribute(tag, name, value));
    }

    connectedCallback() {
      if (this.#stay) return;
      this.#stay = new AbortController();
      begin(this, this.#stay.signal);
      this.#ask();
    }

    /** A move takes the element out and puts it in again at once; only what stays out is removed. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#stay?.abort();
        this.#stay = undefined;
      });
    }

    take(property: string, value: unknown) {
      this.input[property] = value;
      this.#ask();
    }

    /** Several changes at once are drawn once. */
    #ask() {
      if (this.#isAsked) return;
      this.#isAsked = true;
      queueMicrotask(() => {
        this.#isAsked = false;
        if (this.#stay) show(this, this.#stay.signal);
      });
    }
  }

  for (const property of names.map(propertyOf)) {
    Object.defineProperty(Element.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return this.input[property];
      },
      set(this: Element, value: unknown) {
        this.take(property, valueOfProperty(tag, this, property, value));
      },
    });
  }
  customElements.define(tag, Element);
}
