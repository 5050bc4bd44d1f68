import { describe, expect, it } from 'vitest';
import { receivedProblem } from '../../../../../demo/server/persons/requests/person-requests';
import { requestDeadline } from '../../../../../demo/server/persons/requests/request-deadline';

describe('the deadline of a request', () => {
  it.each([
    ['2026-11-26', '2026-12-26', '2027-02-26'],
    ['2026-12-01', '2027-01-01', '2027-03-01'],
    ['2026-12-31', '2027-01-31', '2027-03-31'],
    ['2027-01-28', '2027-02-28', '2027-04-28'],
    ['2027-01-31', '2027-02-28', '2027-04-30'],
    ['2028-01-31', '2028-02-29', '2028-04-30'],
    ['2026-11-30', '2026-12-30', '2027-02-28'],
    ['2026-08-31', '2026-09-30', '2026-11-30'],
    ['2027-02-28', '2027-03-28', '2027-05-28'],
    ['2026-09-25', '2026-10-25', '2026-12-25'],
  ])('received on %s is one month later, %s, and extended %s', (received, due, extended) => {
    expect(requestDeadline(received, false)).toBe(due);
    expect(requestDeadline(received, true)).toBe(extended);
  });
});

describe('the day on which a request was received', () => {
  const evening = new Date('2026-11-26T22:59:00Z');
  const night = new Date('2026-11-26T23:01:00Z');
  it('is a day of the calendar, at most a year ago', () => {
    for (const day of ['', 'gestern', '2026-02-30', '26.11.2026']) expect(receivedProblem(day, evening)).toBe('no_day');
    expect(receivedProblem('2025-11-25', evening)).toBe('too_old');
    expect(receivedProblem('2025-11-26', evening)).toBeUndefined();
  });

  it('is today in Berlin at the latest', () => {
    expect(receivedProblem('2026-11-26', evening)).toBeUndefined();
    expect(receivedProblem('2026-11-27', evening)).toBe('future');
    expect(receivedProblem('2026-11-27', night)).toBeUndefined();
    expect(receivedProblem('2026-11-28', night)).toBe('future');
  });
});
