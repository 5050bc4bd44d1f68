// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SessionPhase, watchSession } from '../../../../../src/features/auth/session/session-watch';
import { createSession } from '../../../../../src/session/session';
import { aStorage } from '../../../../support/fake-storage';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A session of two tabs that share a storage. */
function aSession() {
  const { storage } = aStorage();
  return {
    session: createSession('https://a.example', storage),
    otherTab: createSession('https://a.example', storage),
  };
}

/** The news that a listener hears, without repetitions. */
function watched(session: ReturnType<typeof createSession>) {
  const heard: SessionPhase[] = [];
  const end = watchSession(session, (phase) => heard.at(-1) !== phase && heard.push(phase));
  return { heard, end };
}

/** Lets time go by and valtio tell its listeners. */
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);

describe('a session watcher', () => {
  it('is notified two minutes before the end, and at the end', async () => {
    const { session } = aSession();
    session.open('t', at(60));
    const { heard, end } = watched(session);
    await pass(57.9);
    expect(heard).toEqual(['fine']);
    await pass(0.2);
    expect(heard).toEqual(['fine', 'ending']);
    await pass(2);
    expect(heard).toEqual(['fine', 'ending', 'none']);
    expect(session.state).toMatchObject({ token: undefined, end: 'expired' });
    end();
  });

  it('is notified of an extension', async () => {
    const { session } = aSession();
    session.open('t', at(1));
    const { heard, end } = watched(session);
    session.open('t', at(61));
    await pass(0.01);
    expect(heard).toEqual(['ending', 'fine']);
    await pass(59.5);
    expect(heard).toEqual(['ending', 'fine', 'ending']);
    end();
  });

  it('is notified of an extension in another tab', async () => {
    const { session, otherTab } = aSession();
    session.open('t', at(1));
    const { heard, end } = watched(session);
    otherTab.open('t', at(61));
    session.validToken();
    await pass(0.01);
    expect(heard).toEqual(['ending', 'fine']);
    await pass(2);
    expect(session.validToken()).toBe('t');
    end();
  });

  it('detects changes of another tab without its message', async () => {
    const { session, otherTab } = aSession();
    session.open('t', at(1));
    const { heard, end } = watched(session);
    otherTab.open('t', at(61));
    await pass(1.1);
    expect(heard).toEqual(['ending', 'fine']);
    expect(session.state.token).toBe('t');
    end();
  });

  it('goes by the server’s clock', async () => {
    const { session } = aSession();
    session.noteServerTime(NOW + 30 * MINUTE_MS);
    session.open('t', at(60));
    const { heard, end } = watched(session);
    await pass(27.9);
    expect(heard).toEqual(['fine']);
    await pass(0.2);
    expect(heard).toEqual(['fine', 'ending']);
    end();
  });

  it('is right after a sleep, as soon as the page is seen', async () => {
    const { session } = aSession();
    session.open('t', at(60));
    const { heard, end } = watched(session);
    vi.setSystemTime(NOW + 90 * MINUTE_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual(['fine', 'none']);
    end();
  });

  it('has no timer without a log-in, and none after the end', async () => {
    const { session } = aSession();
    const { end } = watched(session);
    expect(vi.getTimerCount()).toBe(0);
    session.open('t', at(60));
    await pass(0.01);
    expect(vi.getTimerCount()).toBe(1);
    session.close();
    await pass(0.01);
    expect(vi.getTimerCount()).toBe(0);
    session.open('t', at(60));
    await pass(0.01);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });
});
