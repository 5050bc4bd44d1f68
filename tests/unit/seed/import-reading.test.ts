import { describe, expect, it } from 'vitest';
import { cleanHtml, storable, toParagraphs } from '../../../demo/server/seed/import/clean-text';
import { jsonEntries } from '../../../demo/server/seed/import/json-entries';
import { readICalendar } from '../../../demo/server/seed/import/read-icalendar';

const TODAY = '2026-11-21';

describe('entries of a JSON file', () => {
  it.each([
    ['one object', '\n\n{ "a": 1 }', [3]],
    ['a list', '[\n  {"a": [1, {"b": "]"}]},\n\n  {\n "a": 2 },\n 5]', [2, 4, 6]],
    ['data of an answer', '{\n "meta": { "data": [1, 2] },\n "data": [\n  {},\n  { "data": [3] }\n ]\n}', [4, 5]],
    ['one object as data', '{\n "meta": {},\n "data": {\n }\n}', [3]],
    ['an empty list', '[ ]', []],
    ['texts with brackets and quotes', '["[\\"{",\n"}",\n"\\\\"]', [1, 2, 3]],
  ])('know their lines: %s', (_, text, lines) => {
    expect(jsonEntries(text).map(({ line }) => line)).toEqual(lines);
  });

  it('cannot be read from what is no JSON, and the line is told', () => {
    expect(() => jsonEntries('[\n{"a": 1},\n{"a" 2}\n]')).toThrow(/^line [234]: not JSON/);
  });
});

describe('foreign HTML', () => {
  it.each([
    ['<p>Hallo <strong>Welt</strong></p>', '<p>Hallo <strong>Welt</strong></p>'],
    ['<p onclick="x()" style="a">A</p>', '<p>A</p>'],
    ['<script>alert(1)</script>B<img src=x onerror=alert(1)>', 'B'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a target=_blank href="https://a.example/?b=1&c=2">x</a>', '<a href="https://a.example/?b=1&amp;c=2">x</a>'],
    ['1 < 2 & 3 > 2 &amp; &uuml;', '1 &lt; 2 &amp; 3 &gt; 2 &amp; &uuml;'],
    ['<scr<script>x</script>ipt>alert(1)', 'alert(1)'],
    ['<h2>T</h2><div>x<br/>y</div>', '<p>T</p><p>x<br>y</p>'],
    ['<svg><a href="https://x.example">y</a></svg>z', 'z'],
    ['<p', '&lt;p'],
  ])('%s is kept as %s', (html, kept) => {
    expect(cleanHtml(html)).toBe(kept);
  });

  it('does not come from plain text', () => {
    expect(toParagraphs('A <b>\nB\n\n\nC & D')).toBe('<p>A &lt;b&gt;<br>B</p><p>C &amp; D</p>');
  });

  it('is freed of what the database cannot store, and null means absent', () => {
    expect(storable({ a: 'x\0y', b: ['\ud800'], c: null, d: 1 })).toEqual({ a: 'x\uFFFDy', b: ['\uFFFD'], d: 1 });
  });
});

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@test.example', 'SUMMARY:Probe', ...lines, 'END:VEVENT'];
const datesOf = (...lines: string[]) => {
  const [reading] = readICalendar(calendar(...event(...lines)), TODAY);
  if (!reading || 'problem' in reading) return reading?.problem;
  return reading.event.appointments.map(({ date, endDate, from, until, fullDay, status }) =>
    [date, endDate, from, until, fullDay ? 'all day' : undefined, status === 'scheduled' ? undefined : status]
      .filter(Boolean)
      .join(' '),
  );
};

describe('dates of an iCalendar file', () => {
  it.each<[string, string[], string[]]>([
    ['UTC in summer', ['DTSTART:20270703T180000Z', 'DTEND:20270703T200000Z'], ['2027-07-03 20:00 22:00']],
    ['UTC in winter', ['DTSTART:20270103T180000Z'], ['2027-01-03 19:00']],
    ['without a zone', ['DTSTART:20270703T180000', 'DURATION:PT90M'], ['2027-07-03 18:00 19:30']],
    ['another zone', ['DTSTART;TZID=America/New_York:20270703T130000'], ['2027-07-03 19:00']],
    [
      'past midnight',
      ['DTSTART;TZID=Europe/Berlin:20270703T220000', 'DTEND;TZID=Europe/Berlin:20270704T020000'],
      ['2027-07-03 22:00'],
    ],
    ['a whole day', ['DTSTART;VALUE=DATE:20270703'], ['2027-07-03 all day']],
    ['whole days', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270706'], ['2027-07-03 2027-07-05 all day']],
    ['several days', ['DTSTART:20270703T100000Z', 'DTEND:20270705T160000Z'], ['2027-07-03 2027-07-05 12:00 18:00']],
    ['a cancelled one', ['DTSTART;VALUE=DATE:20270703', 'STATUS:CANCELLED'], ['2027-07-03 all day cancelled']],
    [
      'a series over the change of the clocks',
      [
        'DTSTART;TZID=Europe/Berlin:20261018T193000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;TZID=Europe/Berlin:20261025T193000',
      ],
      ['2026-10-18 19:30', '2026-11-01 19:30'],
    ],
    [
      'further dates',
      ['DTSTART;VALUE=DATE:20270703', 'RDATE;VALUE=DATE:20270710'],
      ['2027-07-03 all day', '2027-07-10 all day'],
    ],
  ])('%s', (_, lines, dates) => {
    expect(datesOf(...lines)).toEqual(dates);
  });

  it('are at most 366 for an endless series, from a month ago on', () => {
    const dates = datesOf('DTSTART;TZID=Europe/Berlin:20100101T180000', 'RRULE:FREQ=DAILY');
    expect(dates).toHaveLength(366);
    expect(dates?.[0]).toBe('2026-10-21 18:00');
  });

  it('heed exceptions of a series', () => {
    const text = calendar(
      ...event('DTSTART:20270703T180000Z', 'DTEND:20270703T190000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('RECURRENCE-ID:20270704T180000Z', 'DTSTART:20270704T200000Z', 'DTEND:20270704T210000Z'),
      ...event('RECURRENCE-ID:20270705T180000Z', 'DTSTART:20270705T180000Z', 'STATUS:CANCELLED'),
    );
    const [reading, ...others] = readICalendar(text, TODAY);
    expect(others).toEqual([]);
    expect(
      reading && 'event' in reading && reading.event.appointments.map(({ date, from, status }) => [date, from, status]),
    ).toEqual([
      ['2027-07-03', '20:00', 'scheduled'],
      ['2027-07-04', '22:00', 'scheduled'],
      ['2027-07-05', '20:00', 'cancelled'],
    ]);
  });

  it('of an unknown zone are a problem of that event alone', () => {
    const text = calendar(
      ...event('DTSTART;TZID=Mars/Base:20270703T180000'),
      'BEGIN:VEVENT',
      'SUMMARY:B',
      'DTSTART;VALUE=DATE:20270703',
      'END:VEVENT',
    );
    const readings = readICalendar(text, TODAY);
    expect(
      readings.map((reading) => [reading.line, 'problem' in reading ? reading.problem : reading.event.title]),
    ).toEqual([
      [3, 'unknown time zone Mars/Base'],
      [8, 'B'],
    ]);
  });
});
