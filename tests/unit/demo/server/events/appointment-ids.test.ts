import { describe, expect, it } from 'vitest';
import { withPreviousIds } from '../../../../../demo/server/events/appointment-ids';
import { appointmentRows } from '../../../../../demo/server/events/public-event';
import { contentWithIds } from '../../../../../demo/server/records/record-input';
import type { EventContent } from '../../../../../src/model/records/event-content';
import { contentOf, emptyContent } from '../../../../../src/model/records/event-from-payload';
import { eventPayload } from '../../../../../src/model/records/event-to-payload';
import { changeDay, divideSeries } from '../../../../../src/model/series/change-series';
import { seriesDays } from '../../../../../src/model/series/series';
import { itForAll } from '../../../../support/it-for-all';
import { aSeries } from '../../../../support/series-builder';

type Stored = { content: EventContent; lastRow: number };
type Published = { stored: Stored; rows: ReturnType<typeof appointmentRows> };

/** Saves an event as the form sends it, and publishes it. */
function publish(content: EventContent, earlier?: Published): Published {
  const stored = contentWithIds(contentOf, eventPayload(content, 'published'), earlier?.stored);
  const rows = appointmentRows('e1', stored.content);
  return { stored, rows: earlier ? withPreviousIds(rows, earlier.rows) : rows };
}

const idsOf = ({ rows }: Published) =>
  Object.fromEntries(rows.map(({ id, date, time_from }) => [`${date} ${time_from}`, id]));

const times = [
  { id: '+a', from: '19:30', until: '' },
  { id: '+b', from: '22:00', until: '' },
];
const first = publish({ ...emptyContent(), series: [aSeries({ id: '+1', count: 4, fullDay: false, times })] });
const [series = aSeries()] = first.stored.content.series;
const [, second] = seriesDays(series);
const withSeries = (...all: (typeof series)[]) => ({ ...first.stored.content, series: all });

describe('ids of dates are stable', () => {
  itForAll([
    ['what somebody else has changed', withSeries(series)],
    [
      'one that is cancelled',
      withSeries(second ? changeDay(series, second.day, { ...second.date, status: 'cancelled' }) : series),
    ],
    [
      'a series that is divided',
      withSeries(...divideSeries(series, second?.day ?? '', '+2').flatMap((one) => one ?? [])),
    ],
    [
      'dates that are typed anew, one by one',
      {
        ...first.stored.content,
        series: [],
        dates: seriesDays(series).map(({ date }, index) => ({
          ...date,
          id: `+${index}`,
          times: date.times.map((time) => ({ ...time, id: `+${index}${time.from}` })),
        })),
      },
    ],
  ])('with %s', (_, content) => {
    const after = publish(content, first);
    expect(Object.keys(idsOf(first))).toHaveLength(8);
    expect(idsOf(after)).toEqual(idsOf(first));
    // And once more: what was taken over is kept.
    expect(idsOf(publish(after.stored.content, after))).toEqual(idsOf(first));
  });

  it('with other times, and never move to another day', () => {
    const later = series.times.map((time) => ({ ...time, from: time.from === '19:30' ? '20:00' : time.from }));
    const after = idsOf(publish(withSeries({ ...series, times: later }), first));
    for (const [key, id] of Object.entries(idsOf(first))) expect(after[key.replace('19:30', '20:00')]).toBe(id);
    const moved = publish(withSeries({ ...series, id: '+9', start: '2027-04-01' }), first);
    const names = new Set(Object.values(idsOf(first)));
    for (const [key, id] of Object.entries(idsOf(moved))) expect(names.has(id)).toBe(key in idsOf(first));
  });
});
