// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectRoute, showRoute } from '../../../src/iframe/mirror-route';
import { isPublicRoute, routeReports } from '../../../src/iframe/report-route';
import { type RouteMessage, readRouteMessage } from '../../../src/iframe/route-message';

const HOST = 'https://www.stadt.example';
const message = (route: string | null, title?: string): RouteMessage => ({
  type: 'route-iframe',
  id: 'termine',
  route,
  ...(title !== undefined && { title }),
});

beforeEach(() => {
  window.history.replaceState(null, '', '/seite');
  document.body.replaceChildren();
});

describe('a message with a route', () => {
  it('is read with its parts', () => {
    expect(readRouteMessage({ ...message('/events/7', 'Konzert'), more: 1 })).toEqual(message('/events/7', 'Konzert'));
    expect(readRouteMessage(message(null))).toEqual(message(null, ''));
  });

  it.each([
    ['no path', message('events')],
    ['a script', message('javascript:alert(1)')],
    ['another host', message('//evil.example/events')],
    ['another host behind a backslash', message('/\\evil.example')],
    ['a number', { ...message('/'), route: 7 }],
    ['no route', { type: 'route-iframe', id: '' }],
    ['no id', { type: 'route-iframe', route: '/' }],
    ['a title that is no text', { ...message('/'), title: ['x'] }],
    ['a very long route', message(`/events?q=${'x'.repeat(2_000)}`)],
    ['another type', { ...message('/'), type: 'resize-iframe' }],
    ['nothing', null],
  ])('is refused with %s', (_, data) => {
    expect(readRouteMessage(data)).toBeUndefined();
  });

  it('keeps the beginning of a very long title', () => {
    expect(readRouteMessage(message('/events', 'x'.repeat(5_000)))?.title).toHaveLength(300);
  });
});

describe('the frame page', () => {
  function connected(route = '') {
    document.body.innerHTML = '<div id="client"><event-list history="hash"></event-list></div>';
    const client = document.body.firstElementChild as HTMLElement;
    const shadow = client.firstElementChild?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<h2 part="heading"> Termine </h2>';
    window.history.replaceState(null, '', `/frame${route && `#${route}`}`);
    const host = { postMessage: vi.fn() };
    return { ...routeReports(client, host), sent: host.postMessage.mock.calls };
  }

  it('reports nothing before the host has asked', () => {
    const { report, sent } = connected('/events');
    report();
    expect(sent).toEqual([]);
  });

  it('reports its route and title to the origin that has asked, once each', () => {
    const { receive, report, sent } = connected('/events');
    receive(message(null), HOST);
    report();
    expect(sent).toEqual([[message('/events', 'Termine'), HOST]]);
    window.location.hash = '#/events/7';
    report();
    report();
    expect(sent.slice(1)).toEqual([[message('/events/7', 'Termine'), HOST]]);
  });

  it('follows the route of the host, and returns to its own when the host names none any more', () => {
    const { receive, sent } = connected();
    receive(message('/events/7'), HOST);
    expect(window.location.hash).toBe('#/events/7');
    receive(message(null), HOST);
    expect(window.location.hash).toBe('');
    expect(sent.map(([{ route }]) => route)).toEqual(['/events/7', null]);
  });

  it('follows the route of a host that asks before the element is there', () => {
    const { receive, report, sent } = connected();
    const element = document.querySelector('event-list');
    const client = element?.parentElement;
    element?.remove();
    receive(message('/events/7'), HOST);
    report();
    expect(sent).toEqual([]);
    if (element) client?.append(element);
    report();
    expect(window.location.hash).toBe('#/events/7');
    expect(sent.map(([{ route }]) => route)).toEqual(['/events/7']);
  });

  it('keeps the route of its own address when the host names none', () => {
    const { receive, sent } = connected('/events/7');
    receive(message(null), HOST);
    expect(sent.map(([{ route }]) => route)).toEqual(['/events/7']);
  });

  it.each(['/secure/profile', '/auth/confirm?key=secret', '/en/auth/magic?key=secret', '/secure', '/nowhere', '/auth'])(
    'neither sends nor follows %s',
    (route) => {
      expect(isPublicRoute(route)).toBe(false);
      const { receive, report, sent } = connected(route);
      receive(message(null), HOST);
      report();
      expect(sent).toEqual([]);
      window.location.hash = '#/events';
      receive(message(route), HOST);
      expect(window.location.hash).toBe('#/events');
    },
  );

  it('does not send the title of a screen of the account with the next public route', () => {
    const { receive, report, sent } = connected('/secure');
    const heading = document.querySelector('event-list')?.shadowRoot?.firstElementChild as Element;
    heading.textContent = 'Hallo, Anna';
    receive(message(null), HOST);
    window.location.hash = '#/events';
    report();
    heading.textContent = 'Termine';
    report();
    expect(sent.map(([one]) => one)).toEqual([message('/events', ''), message('/events', 'Termine')]);
  });

  it('takes part only with its route in the hash', () => {
    const { receive, report, sent } = connected('/events');
    document.querySelector('event-list')?.setAttribute('history', 'memory');
    receive(message('/events/7'), HOST);
    report();
    expect(sent).toEqual([]);
    expect(window.location.hash).toBe('#/events');
  });
});

describe('the host page', () => {
  function newFrame(attributes: Record<string, string> = { 'data-history': 'hash' }) {
    // A real frame would load a page.
    const frame = document.createElement('div') as unknown as HTMLIFrameElement;
    frame.id = 'termine';
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    document.body.append(frame);
    const sent: RouteMessage[] = [];
    return { frame, sent, connect: () => connectRoute(frame, (one) => sent.push(one)) };
  }

  it('sends the route in its address, at first and when it changes, but not the one that the frame reported', () => {
    window.location.hash = '#/events/7';
    const { frame, sent, connect } = newFrame();
    connect();
    expect(sent).toEqual([message('/events/7')]);
    showRoute(frame, message('/events/8'));
    expect(window.location.hash).toBe('#/events/8');
    expect(sent).toHaveLength(1);
    window.location.hash = '#/events/9';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(sent.slice(1)).toEqual([message('/events/9')]);
  });

  it('leaves its address alone until the visitor goes somewhere, and adds no entry to the history', () => {
    const { frame, connect } = newFrame();
    const entries = window.history.length;
    connect();
    showRoute(frame, message(null));
    expect(window.location.hash).toBe('');
    showRoute(frame, message('/events/7'));
    expect(window.location.hash).toBe('#/events/7');
    showRoute(frame, message(null));
    expect(window.location.href).not.toContain('#');
    expect(window.history.length).toBe(entries);
  });

  it('leaves the hash of the page to the page', () => {
    window.location.hash = '#kontakt';
    const { frame, sent, connect } = newFrame();
    connect();
    window.location.hash = '#anfahrt';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    showRoute(frame, message(null));
    expect(window.location.hash).toBe('#anfahrt');
    expect(sent).toEqual([message(null)]);
  });

  it('shares the hash among frames with a key', () => {
    window.location.hash = '#kurse=/events/3';
    const { frame, connect } = newFrame({ 'data-history': 'hash', 'data-hash-key': 'termine' });
    connect();
    showRoute(frame, message('/events/7'));
    expect(window.location.hash).toBe('#kurse=/events/3&termine=/events/7');
    showRoute(frame, message(null));
    expect(window.location.hash).toBe('#kurse=/events/3');
  });

  it('gives the hash to the first of two frames, and to the next one when that is gone', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const first = newFrame();
    first.connect();
    const second = newFrame();
    second.connect();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('data-hash-key'));
    showRoute(second.frame, message('/events/2'));
    expect(window.location.hash).toBe('');
    document.body.replaceChildren();
    const third = newFrame();
    third.connect();
    showRoute(third.frame, message('/events/4'));
    expect(window.location.hash).toBe('#/events/4');
    warn.mockRestore();
  });

  it.each(['a&b', 'a=b', '#', 'ä ö', '/'])('ignores the key %s, for which a hash has no place', (key) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { frame, connect } = newFrame({ 'data-history': 'hash', 'data-hash-key': key });
    connect();
    for (const id of [7, 8, 9]) showRoute(frame, message(`/events/${id}`));
    expect([window.location.hash, warn.mock.calls]).toEqual([
      '',
      [[expect.stringContaining(`data-hash-key="${key}"`)]],
    ]);
    warn.mockRestore();
  });

  it('names the frame itself in the event, whatever a message says', () => {
    const { frame, connect } = newFrame({});
    const heard = vi.fn();
    document.addEventListener('portal-frame-route', heard, { once: true });
    connect();
    const forged = { ...message('/events/7'), id: 'another' };
    showRoute(frame, forged);
    expect(heard.mock.calls[0]?.[0].detail.id).toBe('termine');
  });

  it('without attributes changes neither address nor title, but dispatches the event', () => {
    document.title = 'Stadt';
    const { frame, sent, connect } = newFrame({});
    const heard = vi.fn();
    document.addEventListener('portal-frame-route', heard, { once: true });
    connect();
    showRoute(frame, message('/events/7', 'Konzert'));
    expect([window.location.hash, document.title]).toEqual(['', 'Stadt']);
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ id: 'termine', route: '/events/7', title: 'Konzert' });
    expect(sent).toEqual([message(null)]);
  });

  it('shows the title of the frame before its own if asked', () => {
    document.title = 'Stadt';
    const { frame, connect } = newFrame({ 'data-owns-title': '' });
    connect();
    showRoute(frame, message('/events/7', 'Konzert'));
    expect(document.title).toBe('Konzert – Stadt');
    showRoute(frame, message('/events', 'Termine'));
    expect(document.title).toBe('Termine – Stadt');
  });
});
