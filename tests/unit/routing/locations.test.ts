// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { elementRouter } from '../../../src/routing/element-router';
import { hashLocation } from '../../../src/routing/hash-location';
import { pathLocation } from '../../../src/routing/path-location';
import { memoryLocation, type PortalLocation } from '../../../src/routing/portal-location';

beforeEach(() => {
  window.history.replaceState(null, '', '/seite');
});

const goTo = (address: string) => {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
};

describe.each<[string, () => PortalLocation, string]>([
  ['memory', memoryLocation, '#/events/7'],
  ['the hash', () => hashLocation(undefined), '#/events/7'],
  ['a slot of the hash', () => hashLocation('a'), '#a=/events/7'],
  ['the path', () => pathLocation('/seite'), '/seite/events/7'],
])('a location in %s', (name, open, href) => {
  it('has no route at first, navigates, and notifies', () => {
    const location = open();
    expect(location.current()).toBe(name === 'the path' ? '/' : undefined);
    const listener = vi.fn();
    const end = location.subscribe(listener);
    location.navigate('/events/7');
    expect(location.current()).toBe('/events/7');
    expect(listener).toHaveBeenCalled();
    end();
    listener.mockClear();
    location.navigate('/events');
    expect(listener).not.toHaveBeenCalled();
  });

  it('replaces without a step in the history', () => {
    const location = open();
    location.navigate('/events');
    const { length } = window.history;
    location.navigate('/events?q=a', { replace: true });
    expect(location.current()).toBe('/events?q=a');
    expect(window.history.length).toBe(length);
  });

  it('returns addresses for links', () => {
    expect(open().hrefOf('/events/7')).toBe(href);
  });
});

describe('a location in the hash', () => {
  it('leaves the host its own hashes', () => {
    goTo('#kontakt');
    expect(hashLocation(undefined).current()).toBeNull();
    expect(hashLocation('a').current()).toBeNull();
  });

  it('leaves the query of the page alone', () => {
    window.history.replaceState(null, '', '/seite?id=3');
    hashLocation(undefined).navigate('/events?q=a');
    expect(window.location.search).toBe('?id=3');
    expect(window.location.hash).toBe('#/events?q=a');
  });

  it('notifies the host like a link', () => {
    const heard = vi.fn();
    window.addEventListener('hashchange', heard);
    hashLocation(undefined).navigate('/events');
    window.removeEventListener('hashchange', heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not notify without a change', () => {
    const location = hashLocation(undefined);
    location.navigate('/events');
    const listener = vi.fn();
    const end = location.subscribe(listener);
    location.navigate('/events');
    end();
    expect(listener).not.toHaveBeenCalled();
  });
});

it('a location in the path knows no route outside of its base', () => {
  window.history.replaceState(null, '', '/seitenweise');
  expect(pathLocation('/seite').current()).toBeUndefined();
});

describe('the router of an element', () => {
  const routerOn = (location: PortalLocation, start = '/events') =>
    elementRouter(
      location,
      () => start,
      () => 'de',
    );

  it('starts at the route of the element', () => {
    expect(routerOn(memoryLocation(), '/events/7').route()).toBe('/events/7');
  });

  it('puts the aim of a redirect into the address, without a step in the history', () => {
    goTo('#/auth');
    const { length } = window.history;
    expect(routerOn(hashLocation(undefined)).route()).toBe('/auth/login');
    expect(window.location.hash).toBe('#/auth/login');
    expect(window.history.length).toBe(length);
  });

  it('keeps its route while the hash is the host’s', () => {
    const router = routerOn(hashLocation(undefined));
    router.navigate('/events/7');
    goTo('#kontakt');
    expect(router.route()).toBe('/events/7');
  });

  it.each(['#', '#top', '#!/kontakt'])('keeps its route over %s of the host, without notification', (hash) => {
    for (const [location, own] of [
      [hashLocation(undefined), '#/events/7'],
      [hashLocation('a'), '#b=/x&a=/events/7'],
    ] as const) {
      const router = routerOn(location);
      const heard = vi.fn();
      const end = router.subscribe(heard);
      goTo(own);
      heard.mockClear();
      goTo(hash);
      expect([router.route(), router.isAddressed()]).toEqual(['/events/7', false]);
      expect(heard).not.toHaveBeenCalled();
      goTo(own);
      goTo('/seite');
      expect(router.route()).toBe('/events');
      end();
    }
  });

  it('keeps its route while the host writes an address without an event', () => {
    const router = routerOn(hashLocation(undefined));
    const end = router.subscribe(() => undefined);
    router.navigate('/events/7');
    window.history.pushState(null, '', '/seite?karte=2');
    expect(router.route()).toBe('/events/7');
    end();
  });

  it('keeps its route while another slot is written after a hash of the host', () => {
    const [one, other] = [routerOn(hashLocation('one')), routerOn(hashLocation('other'))];
    const ends = [one, other].map((router) => router.subscribe(() => undefined));
    one.navigate('/events/7');
    goTo('#');
    other.navigate('/events/8');
    expect([one.route(), other.route()]).toEqual(['/events/7', '/events/8']);
    for (const end of ends) end();
  });

  it('goes back to its start when the hash becomes empty', () => {
    const router = routerOn(hashLocation(undefined));
    router.navigate('/events/7');
    goTo('/seite');
    expect(router.route()).toBe('/events');
  });

  it('distinguishes its own navigation from Back and Forward', () => {
    const router = routerOn(hashLocation(undefined));
    const end = router.subscribe(() => undefined);
    router.navigate('/events/7');
    expect(router.isForward()).toBe(true);
    goTo('#/events');
    expect(router.isForward()).toBe(false);
    end();
  });

  it('notifies all listeners together, and stops after the last is removed', () => {
    const location = hashLocation(undefined);
    const subscribe = vi.spyOn(location, 'subscribe');
    const router = routerOn(location);
    const heard = vi.fn();
    const ends = [router.subscribe(() => heard()), router.subscribe(() => heard())];
    router.navigate('/events/7');
    expect(subscribe).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(2);
    for (const end of ends) end();
    router.navigate('/events');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('follows redirects of its own steps', () => {
    const router = routerOn(memoryLocation());
    router.navigate('/en/');
    expect(router.route()).toBe('/en/events');
  });

  it('ignores navigation of another slot', () => {
    const one = routerOn(hashLocation('one'));
    const other = routerOn(hashLocation('other'));
    one.navigate('/events/1');
    other.navigate('/en/events/2');
    expect([one.route(), other.route()]).toEqual(['/events/1', '/en/events/2']);
  });
});
