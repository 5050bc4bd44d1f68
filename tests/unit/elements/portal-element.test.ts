// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withElementMethods } from '../../../src/elements/portal-element';

/** Stands for the element that r2wc makes. */
class Base extends HTMLElement {
  readonly happened: string[] = [];
  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }
  connectedCallback() {
    this.happened.push('mount');
  }
  disconnectedCallback() {
    this.happened.push('unmount');
  }
}

type Made = Base &
  Record<string, unknown> & {
    input: Record<string, unknown>;
    navigate(target: string, params?: Record<string, string>): void;
    setFilter(filter: object | null): void;
  };

const prepared: { signal: AbortSignal; finish(): void }[] = [];
const release = vi.fn();
const navigate = vi.fn();
const setFilter = vi.fn();
let isPatient = false;

customElements.define(
  'made-list',
  withElementMethods(Base, {
    tag: 'event-list',
    prepare: (_, signal) =>
      new Promise<void>((resolve) => {
        prepared.push({ signal, finish: resolve });
        if (!isPatient) resolve();
      }),
    release,
    navigate,
    setFilter,
  }),
);

const make = () => document.createElement('made-list') as Made;
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  document.body.replaceChildren();
  await settle();
  prepared.length = 0;
  release.mockClear();
  isPatient = false;
});

describe('attributes and properties', () => {
  it('take effect at once, and are reset by their removal', () => {
    const element = make();
    element.setAttribute('limit', '4');
    expect(element.input.limit).toBe(4);
    element.setAttribute('limit', '8');
    expect(element.limit).toBe(8);
    element.removeAttribute('limit');
    expect(element.limit).toBeUndefined();
  });

  it('read a property like its attribute', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = make();
    element.limit = 4;
    element.q = 'Blues';
    element.tag = 'Jazz';
    expect(element.input).toMatchObject({ limit: 4, q: 'Blues', tag: 'Jazz' });
    element.limit = 'many';
    expect(element.limit).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('go back to the attribute when a property is given nothing', () => {
    const element = make();
    element.setAttribute('limit', '4');
    element.limit = 8;
    element.limit = undefined;
    expect(element.limit).toBe(4);
    element.limit = null;
    expect(element.limit).toBe(4);
  });

  it('keep an object as it is, and never show it in the document', () => {
    const element = make();
    const settings = { secret: { deep: 1 } };
    element.settings = settings;
    expect(element.settings).toBe(settings);
    expect(element.outerHTML).toBe('<made-list></made-list>');
  });

  it.each([[{}], [[]], [Symbol('x')], [() => 1]])('never throw: q = %s', (value) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = make();
    expect(() => {
      element.limit = value;
      element.from = value;
    }).not.toThrow();
    expect(element.limit).toBeUndefined();
  });

  it('count when they were set before the definition', () => {
    const element = document.createElement('made-late') as Made;
    element.limit = 4;
    element.tag = 'Jazz';
    document.body.append(element);
    customElements.define(
      'made-late',
      withElementMethods(class extends Base {}, {
        tag: 'event-list',
        prepare: async () => {},
        release,
        navigate,
        setFilter,
      }),
    );
    customElements.upgrade(element);
    expect(element.input).toMatchObject({ limit: 4, tag: 'Jazz' });
    element.limit = 5;
    expect(element.input.limit).toBe(5);
  });

  it('have no unknown names', () => {
    expect({ ...make().input }).toEqual({});
  });
});

describe('the life of an element', () => {
  it('begins when it is put into the page, and ends when it is taken out', async () => {
    const element = make();
    await settle();
    expect(prepared).toHaveLength(0);
    document.body.append(element);
    await settle();
    expect(element.happened).toEqual(['mount']);
    element.remove();
    await settle();
    expect(element.happened).toEqual(['mount', 'unmount']);
    expect(release).toHaveBeenCalledTimes(1);
    expect(prepared[0]?.signal.aborted).toBe(true);
  });

  it('goes on when it is moved', async () => {
    const element = make();
    const other = document.createElement('div');
    document.body.append(element, other);
    await settle();
    other.append(element);
    element.remove();
    document.body.prepend(element);
    await settle();
    expect(element.happened).toEqual(['mount']);
    expect(release).not.toHaveBeenCalled();
  });

  it('begins again when it comes back', async () => {
    const element = make();
    document.body.append(element);
    await settle();
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect(element.happened).toEqual(['mount', 'unmount', 'mount']);
  });

  it('that ends before its start shows nothing and frees its resources', async () => {
    isPatient = true;
    const element = make();
    document.body.append(element);
    element.remove();
    await settle();
    prepared[0]?.finish();
    await settle();
    expect(prepared[0]?.signal.aborted).toBe(true);
    expect(element.happened).not.toContain('mount');
    expect(release).toHaveBeenCalledTimes(1);
  });

  it('is not shown by a preparation that was given up', async () => {
    isPatient = true;
    const element = make();
    document.body.append(element);
    element.remove();
    await settle();
    document.body.append(element);
    prepared[0]?.finish();
    await settle();
    expect(element.happened).not.toContain('mount');
    prepared[1]?.finish();
    await settle();
    expect(element.happened.filter((what) => what === 'mount')).toHaveLength(1);
  });

  it('gets its sheets back after another document took them', async () => {
    const element = make();
    document.body.append(element);
    await settle();
    const root = element.shadowRoot as ShadowRoot;
    const before = [...root.adoptedStyleSheets];
    expect(before.length).toBeGreaterThan(0);
    root.adoptedStyleSheets = [];
    document.body.appendChild(document.createElement('div')).append(element);
    expect([...root.adoptedStyleSheets]).toEqual(before);
  });
});

describe('navigate()', () => {
  it.each([
    ['/events?q=jazz', {}, '/events?q=jazz'],
    ['events-eventId___en', { eventId: '7' }, '/en/events/7'],
    ['events___default', {}, '/events'],
  ])('of %s leads to its route', (target, params, route) => {
    const element = make();
    element.navigate(target, params);
    expect(navigate).toHaveBeenLastCalledWith(element, route);
  });

  it('reports an unknown route', () => {
    expect(() => make().navigate('nowhere___en')).toThrow(RangeError);
  });
});

it('setFilter() exists on elements with a list', () => {
  customElements.define(
    'made-detail',
    withElementMethods(class extends Base {}, {
      tag: 'event-detail',
      prepare: async () => {},
      release,
      navigate,
      setFilter,
    }),
  );
  expect('setFilter' in document.createElement('made-detail')).toBe(false);
  const element = make();
  element.setFilter({ q: 'jazz' });
  expect(setFilter).toHaveBeenLastCalledWith(element, { q: 'jazz' });
  element.setFilter(null);
  expect(setFilter).toHaveBeenLastCalledWith(element, {});
});
