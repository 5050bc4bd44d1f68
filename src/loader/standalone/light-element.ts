import {
  attributeOf,
  isObjectAttribute,
  propertyOf,
  readAttribute,
  readAttributes,
} from '../../elements/read-attributes';
import { attributesOf, type ElementTag } from '../../elements/registry';
import { VERSION } from '../../elements/version';
import { warnOnce } from '../../lib/warn';

/** An element that is drawn without the application. */
export type LightElement = HTMLElement & {
  /** The current attributes and properties, by property name. */
  readonly input: Readonly<Record<string, unknown>>;
};

type LightDefinition = {
  tag: ElementTag;
  /** Called each time the element is connected. @param signal aborted when the element is removed */
  start(element: LightElement, signal: AbortSignal): void;
  /** Draws the element; called again after each change of its input. */
  show(element: LightElement, signal: AbortSignal): void;
};

/** Dispatches an event that leaves the shadow tree. @returns false if the page cancelled it */
export const dispatch = (element: Element, type: string, detail: unknown): boolean =>
  element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'portal-navigate' }),
  );

/** Dispatches `portal-ready`: the element shows its first screen. */
export const dispatchReady = (element: Element): boolean => dispatch(element, 'portal-ready', { version: VERSION });

function valueOfProperty(tag: ElementTag, element: Element, property: string, value: unknown): unknown {
  const attribute = attributeOf(property);
  if (value === undefined || value === null) return readAttribute(tag, attribute, element.getAttribute(attribute));
  if (typeof value !== 'object') return readAttribute(tag, attribute, String(value));
  if (isObjectAttribute(tag, attribute)) return value;
  // Not converted to a string: that would run the object's own code.
  warnOnce(`<${tag}>: the property ${property} takes no object.`);
  return undefined;
}

/**
 * Defines a tag without React. Attributes and properties act live, and a property set before the definition counts. A
 * move keeps everything; a removal aborts the element's work.
 */
export function defineLight({ tag, start, show }: LightDefinition): void {
  if (customElements.get(tag)) {
    warnOnce(`<${tag}> is defined already.`);
    return;
  }
  const names = Object.keys(attributesOf(tag));

  class Element extends HTMLElement implements LightElement {
    static observedAttributes = names;
    readonly input: Record<string, unknown> = {};
    /** Aborted by a removal; undefined while the element is disconnected. */
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

    attributeChangedCallback(name: string, oldValue: string | null, value: string | null) {
      if (oldValue !== value) this.take(propertyOf(name), readAttribute(tag, name, value));
    }

    connectedCallback() {
      if (this.#stay) return;
      this.#stay = new AbortController();
      start(this, this.#stay.signal);
      this.#ask();
    }

    /** A move disconnects and reconnects the element at once; only a lasting disconnection is a removal. */
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

    /** Batches simultaneous changes into one drawing. */
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
