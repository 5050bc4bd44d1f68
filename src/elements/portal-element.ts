import { proxy, ref } from 'valtio';
import { adopt, plainSheet } from './adopted-sheets';
import { attributeOf, propertyOf, readAttribute, readAttributes } from './read-attributes';
import { attributesOf, type Tag } from './registry';

/** What the application sees of its element. */
export type PortalHost = HTMLElement & {
  readonly tag: Tag;
  /** Attributes and properties as they are now, by property name; a valtio proxy. */
  readonly input: Record<string, unknown>;
  /** Theme of this element alone. */
  readonly themeSheet: CSSStyleSheet;
};

/** What r2wc gives us to build on. */
export type R2wcElement = HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };

type Parts = {
  tag: Tag;
  /** Loads what the first render needs. Never rejects. */
  prepare(element: PortalHost): Promise<void>;
};

/**
 * Our layer over r2wc: attributes and properties act live and never throw, a removed attribute goes back to its
 * default, a property set before the definition counts, objects are never reflected, a move keeps everything, a real
 * removal frees everything.
 *
 * @param Base the element that r2wc made, without properties of its own
 */
export function portalElement(Base: new () => R2wcElement, { tag, prepare }: Parts): CustomElementConstructor {
  const attributes = Object.keys(attributesOf(tag));

  class PortalElement extends Base implements PortalHost {
    static get observedAttributes() {
      return attributes;
    }

    readonly tag = tag;
    readonly input: Record<string, unknown> = proxy({});
    readonly themeSheet = new CSSStyleSheet();
    #isMounted = false;

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
      if (this.shadowRoot) adopt(this.shadowRoot, plainSheet(), this.themeSheet);
      if (this.#isMounted) return;
      this.#isMounted = true;
      void prepare(this).then(() => {
        if (this.isConnected && this.#isMounted) super.connectedCallback();
      });
    }

    /** A move takes the element out and puts it in again at once; only what stays out is removed. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        super.disconnectedCallback();
      });
    }

    /** Its presence tells the browser that `moveBefore()` needs no removal. */
    connectedMoveCallback() {}
  }

  for (const property of attributes.map(propertyOf)) {
    Object.defineProperty(PortalElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: PortalHost) {
        return this.input[property];
      },
      set(this: PortalHost, value: unknown) {
        this.input[property] = valueOfProperty(this, property, value);
      },
    });
  }
  return PortalElement;
}

/** Objects are kept as they are and never reflected; nothing given means what the attribute says. */
function valueOfProperty(element: PortalHost, property: string, value: unknown): unknown {
  const attribute = attributeOf(property);
  if (value === undefined || value === null) {
    return readAttribute(element.tag, attribute, element.getAttribute(attribute));
  }
  if (typeof value === 'object') return ref(value);
  return readAttribute(element.tag, attribute, String(value));
}
