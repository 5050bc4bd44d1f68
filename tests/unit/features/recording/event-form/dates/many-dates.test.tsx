import { expect, it, vi } from 'vitest';
import { newDate } from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { click, type, withReact } from '../../../../forms/saving/harness';
import { showDates } from './harness';

const counted = vi.hoisted(() => ({ lines: 0, fields: 0 }));
vi.mock('../../../../../../src/features/recording/event-form/dates/date-words', async (original) => {
  const actual =
    await original<typeof import('../../../../../../src/features/recording/event-form/dates/date-words')>();
  return {
    ...actual,
    dateLabel(...given: Parameters<typeof actual.dateLabel>) {
      counted.lines += 1;
      return actual.dateLabel(...given);
    },
  };
});
vi.mock('../../../../../../src/forms/fields/field-frame', async (original) => {
  const frame = await original<typeof import('../../../../../../src/forms/fields/field-frame')>();
  return {
    ...frame,
    FieldFrame(props: Parameters<typeof frame.FieldFrame>[0]) {
      counted.fields += 1;
      return frame.FieldFrame(props);
    },
  };
});

withReact();

it('of a hundred dates only the field that is typed into is drawn again', async () => {
  const dates = Array.from({ length: 100 }, (_, index) => ({
    ...newDate(),
    id: index + 1,
    date: `2027-0${1 + (index % 9)}-${10 + (index % 18)}`,
    times: [{ id: index + 1000, from: '19:30', until: '' }],
  }));
  const { place } = await showDates({ dates });
  expect(counted.lines).toBe(100);
  await click(place, '[aria-label="Termin 50 bearbeiten"]');
  await click(place, '[aria-label="Termin 51 bearbeiten"]');
  Object.assign(counted, { lines: 0, fields: 0 });
  await type(place, 'input[name="dates.50.times.1049.until"]', '22:00');
  expect(counted.lines).toBe(0);
  // Once for its text, once for its value.
  expect(counted.fields).toBeGreaterThan(0);
  expect(counted.fields).toBeLessThanOrEqual(2);
});
