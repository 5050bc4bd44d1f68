import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextEnd, useNextEnd } from '../../../../src/features/events/use-next-end';
import { berlinTime } from '../../../../src/lib/berlin-time';
import type { AppointmentTimes } from '../../../../src/model/end-time';

const DAY = '2026-11-21';
const at = (clock: string, day = DAY) => Date.parse(berlinTime(day, clock));
const on = (from: string, until: string, date = DAY): AppointmentTimes => ({ date, from, until, fullDay: false });

const SHOWN = [on('14:00', '17:00'), on('20:00', '22:30'), on('22:00', '02:00'), on('10:00', '11:00', '2026-12-24')];

it.each([
  ['00:10', '17:00'],
  ['16:59', '17:00'],
  ['17:00', '22:30'],
  ['22:30', '24:00'],
])('at %s the next end is at %s', (clock, next) => {
  expect(nextEnd(SHOWN, at(clock))).toBe(at(next));
});

it('on the day when the clock goes back, the day ends an hour later', () => {
  const noon = at('12:00', '2026-10-25');
  expect(nextEnd([], at('00:00', '2026-10-25'))).toBe(noon + 12 * 3_600_000);
  expect(noon - at('00:00', '2026-10-25')).toBe(13 * 3_600_000);
});

describe('a page that stays open', () => {
  const acted = vi.fn();
  let isHidden = false;
  /** By how much the device's clock is behind the server's. */
  let behindMs = 0;
  const root = createRoot(document.createElement('div'));
  const Page = ({ shown }: { shown: readonly AppointmentTimes[] }) => {
    useNextEnd(shown, () => Date.now() + behindMs, acted);
    return null;
  };
  const show = (shown: readonly AppointmentTimes[]) => act(async () => root.render(<Page shown={shown} />));
  const wait = (minutes: number) => act(async () => vi.advanceTimersByTime(minutes * 60_000));
  const setHidden = (hidden: boolean) =>
    act(async () => {
      isHidden = hidden;
      document.dispatchEvent(new Event('visibilitychange'));
    });

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.useFakeTimers({ now: at('16:00') });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    acted.mockClear();
    behindMs = 0;
  });
  afterEach(async () => {
    await act(async () => root.render(null));
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('refreshes once at each end, with or without changes', async () => {
    await show(SHOWN);
    await wait(59);
    expect(acted).toHaveBeenCalledTimes(0);
    await wait(1);
    expect(acted).toHaveBeenCalledTimes(1);
    await wait(329);
    expect(acted).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(acted).toHaveBeenCalledTimes(2);
  });

  it('refreshes once for all ends in a hidden tab, when it becomes visible', async () => {
    await show(SHOWN);
    await setHidden(true);
    await wait(7 * 60);
    expect(acted).toHaveBeenCalledTimes(0);
    await setHidden(false);
    expect(acted).toHaveBeenCalledTimes(1);
    await setHidden(true);
    await setHidden(false);
    expect(acted).toHaveBeenCalledTimes(1);
  });

  it('goes by the clock of the server', async () => {
    behindMs = 5 * 3_600_000;
    await show(SHOWN);
    await wait(89);
    expect(acted).toHaveBeenCalledTimes(0);
    await wait(1);
    expect(acted).toHaveBeenCalledTimes(1);
  });

  it('does nothing after its removal', async () => {
    await show(SHOWN);
    await act(async () => root.render(null));
    await wait(24 * 60);
    expect(acted).not.toHaveBeenCalled();
  });
});
