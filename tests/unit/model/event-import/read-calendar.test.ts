import { describe, expect, it } from 'vitest';
import { isSame } from '../../../../src/lib/value-at';
import { calendarParts } from '../../../../src/model/event-import/calendar-parts';
import { gapMessage } from '../../../../src/model/event-import/gap-messages';
import type { ImportedEvent, ReadingRules } from '../../../../src/model/event-import/imported-event';
import { createEventCollector } from '../../../../src/model/event-import/json-ld-nodes';
import { readEventFile } from '../../../../src/model/event-import/read-event-file';
import { seriesDates } from '../../../../src/model/series/series';
import { itForAll } from '../../../support/it-for-all';
import { expectNoHangOf } from '../../../support/no-hang';
import fc from '../../../support/same-cases';
import { inZone } from '../../../support/zones';

const RULES: ReadingRules = { today: '2027-01-15', kinds: 'both' };
const calendar = (lines: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${lines.trim().replace(/\n/g, '\r\n')}\r\nEND:VCALENDAR\r\n`;
const event = (lines: string) => calendar(`BEGIN:VEVENT\nUID:1\nSUMMARY:Jazz\n${lines.trim()}\nEND:VEVENT`);
const read = (text: string, rules: Partial<ReadingRules> = {}) =>
  readEventFile(new TextEncoder().encode(text), { ...RULES, ...rules });
const only = async (lines: string, rules: Partial<ReadingRules> = {}): Promise<ImportedEvent> => {
  const [first] = (await read(event(lines), rules)).events;
  if (!first) throw new Error('There is no event.');
  return first.read();
};
/** Every date in a line: '2027-05-01 19:30-22:00'. */
const datesOf = ({ dates, series }: Pick<ImportedEvent, 'dates' | 'series'>) =>
  [...dates, ...series.flatMap((one) => seriesDates(one))].map(({ date, endDate, fullDay, times, status }) =>
    [
      endDate ? `${date}..${endDate}` : date,
      fullDay ? 'whole' : times.map(({ from, until }) => (until ? `${from}-${until}` : from)).join('+'),
      status === 'scheduled' ? '' : status,
    ]
      .filter(Boolean)
      .join(' '),
  );
const codesOf = ({ gaps }: ImportedEvent) => gaps.map(({ code }) => code);

describe.each(['Europe/Berlin', 'America/New_York', 'Pacific/Auckland'])('for a visitor in %s', (visitor) => {
  itForAll([
    [
      'the time of Berlin',
      'DTSTART;TZID=Europe/Berlin:20270501T193000\nDTEND;TZID=Europe/Berlin:20270501T220000',
      '2027-05-01 19:30-22:00',
    ],
    ['no zone', 'DTSTART:20270501T193000', '2027-05-01 19:30'],
    ['UTC in summer', 'DTSTART:20270501T173000Z\nDTEND:20270501T200000Z', '2027-05-01 19:30-22:00'],
    ['UTC in winter, which is the next day here', 'DTSTART:20270131T233000Z', '2027-02-01 00:30'],
    ['New York', 'DTSTART;TZID=America/New_York:20270501T190000', '2027-05-02 01:00'],
    ['a zone as Outlook calls it', 'DTSTART;TZID="W. Europe Standard Time":20270501T193000', '2027-05-01 19:30'],
    [
      'a zone with the name of its maker',
      'DTSTART;TZID=/mozilla.org/20050126_1/Europe/London:20270501T183000',
      '2027-05-01 19:30',
    ],
    ['a zone that nobody knows', 'DTSTART;TZID=Customized Time Zone:20270501T193000', '2027-05-01 19:30'],
    ['a whole day', 'DTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:20270502', '2027-05-01 whole'],
    ['a whole day without an end', 'DTSTART;VALUE=DATE:20270501', '2027-05-01 whole'],
    ['several days', 'DTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:20270504', '2027-05-01..2027-05-03 whole'],
    ['a length', 'DTSTART:20270501T193000\nDURATION:PT2H30M', '2027-05-01 19:30-22:00'],
    ['an end at midnight', 'DTSTART:20270501T193000\nDTEND:20270502T000000', '2027-05-01 19:30-00:00'],
    ['a night', 'DTSTART:20270501T220000\nDTEND:20270502T040000', '2027-05-01 22:00-04:00'],
    ['an evening to a day later', 'DTSTART:20270501T180000\nDTEND:20270503T160000', '2027-05-01..2027-05-03 18:00'],
    ['an end before the start', 'DTSTART:20270501T180000\nDTEND:20270430T160000', '2027-05-01 18:00'],
    ['a cancelled date', 'DTSTART:20270501T180000\nSTATUS:CANCELLED', '2027-05-01 18:00 cancelled'],
    [
      'further dates',
      'DTSTART:20270501T180000\nDTEND:20270501T190000\nRDATE:20270503T180000,20270502T200000',
      '2027-05-01 18:00-19:00 2027-05-02 20:00-21:00 2027-05-03 18:00-19:00',
    ],
  ])('reads %s', async (_, lines, expected) => {
    const found = await only(lines);
    expect(inZone(visitor, () => datesOf(found)).join(' ')).toBe(expected);
  });
});

it('names unknown time zones', async () => {
  const found = await only('DTSTART;TZID=Mars/Olympus:20270501T193000');
  expect(found.gaps).toEqual([{ code: 'zone', params: { zone: 'Mars/Olympus' } }]);
});

it('reads texts with folded lines, escaped characters and formats as plain text', async () => {
  const found = await only(
    `DTSTART:20270501T193000
DESCRIPTION:Erste Zei
 le\\nzweite\\, mit \\\\ und \\; Zeichen\\n\\nAbsatz
LOCATION:Stadthalle\\, Marktplatz 1\\, 12345 Musterstadt
CATEGORIES:Musik,Jazz\\, modern
URL:https://example.org/jazz?a=1
ORGANIZER;CN="Verein: Jazz":mailto:a@example.org
ATTENDEE:mailto:b@example.org
BEGIN:VALARM
DESCRIPTION:Wecker
END:VALARM`,
  );
  expect(found).toMatchObject({
    title: 'Jazz',
    text: 'Erste Zeile\nzweite, mit \\ und ; Zeichen\n\nAbsatz',
    location: { name: 'Stadthalle', fullText: 'Stadthalle, Marktplatz 1, 12345 Musterstadt' },
    promoter: 'Verein: Jazz',
    keywords: ['Musik', 'Jazz, modern'],
    links: [{ kind: 'event', url: 'https://example.org/jazz?a=1' }],
  });
  expect(codesOf(found)).toEqual(['people', 'alarms']);
});

it('imports no code from texts, and no script links', async () => {
  const found = await only(
    `DTSTART:20270501T193000
DESCRIPTION:<p>Guten <b>Abend</b></p><script>alert("</p>1")</script><p>bis &amp; dann<br>hier</p><img src=x onerror=alert(1)>
URL:javascript:alert(1)`,
  );
  expect(found.text).toBe('Guten Abend\n\nbis & dann\nhier');
  expect(found.links).toEqual([]);
  expect(codesOf(found)).toEqual(['link', 'formats']);
});

it('names unsupported dates, and everything that is omitted', async () => {
  const found = await only(
    `DTSTART:20270501T193000
RDATE:bald
CLASS:PRIVATE
COMMENT:Bitte klingeln
ATTACH;FILENAME=plan.pdf:https://example.org/1
DESCRIPTION:<b>fett</b>`,
  );
  expect(found.gaps).toEqual([
    { code: 'unreadable_date', params: { text: 'bald' } },
    { code: 'formats' },
    { code: 'attachment', params: { name: 'plan.pdf' } },
    { code: 'fields', params: { name: 'COMMENT', text: 'Bitte klingeln' } },
    { code: 'private' },
  ]);
  for (const gap of found.gaps)
    for (const locale of ['de', 'en'] as const) expect(gapMessage(gap, locale)).not.toMatch(/undefined|NaN/);
});

it('uses the newest version of a series, and reports an older one', async () => {
  const version = (number: number, day: string) =>
    `BEGIN:VEVENT\nUID:1\nSEQUENCE:${number}\nSUMMARY:Jazz ${number}\nDTSTART:${day}T193000\nRRULE:FREQ=DAILY;COUNT=2\nEND:VEVENT`;
  const { events } = await read(calendar(`${version(1, '20270503')}\n${version(2, '20270510')}`));
  const found = events[0]?.read();
  expect([found?.title, found && datesOf(found)]).toEqual(['Jazz 2', ['2027-05-10 19:30', '2027-05-11 19:30']]);
  expect(found?.gaps).toEqual([{ code: 'older', params: { count: 1 } }]);
});

itForAll([
  ['BEGIN:VTODO\nSUMMARY:Tun\nEND:VTODO', [{ code: 'other_parts', params: { name: 'VTODO', count: 1 } }]],
  ['BEGIN:VEVENT\nSUMMARY:Ab', [{ code: 'broken', params: { count: 1 } }]],
])('counts entries of a file that are no events: %s', async (lines, gaps) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Jazz\nDTSTART:20270501\nEND:VEVENT\n${lines}\nEND:VCALENDAR`;
  expect((await read(text)).gaps).toEqual(gaps);
});

it('follows a zone of its own beyond the years that are worked out', async () => {
  const zone = ['STANDARD:10:+0000:-0100', 'DAYLIGHT:3:-0100:+0000'].map((change) => {
    const [name, month, from, to] = change.split(':');
    return `BEGIN:${name}\nDTSTART:19700101T020000\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}\nEND:${name}`;
  });
  const text = calendar(
    `BEGIN:VTIMEZONE\nTZID:Azoren\n${zone.join('\n')}\nEND:VTIMEZONE\nBEGIN:VEVENT\nSUMMARY:Fern\nDTSTART;TZID=Azoren:20450701T193000\nEND:VEVENT`,
  );
  const found = (await read(text)).events[0]?.read();
  expect(found && datesOf(found)).toEqual(['2045-07-01 21:30']);
});

describe('a series', () => {
  const weekly = 'DTSTART;TZID=Europe/Berlin:20270302T193000\nDTEND;TZID=Europe/Berlin:20270302T220000\n';

  itForAll([
    ['weekly', 'RRULE:FREQ=WEEKLY;COUNT=5', { every: 'week', weekdays: [2] }],
    ['on two days', 'RRULE:FREQ=WEEKLY;BYDAY=TH,TU;COUNT=6', { every: 'week', weekdays: [2, 4] }],
    ['daily', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20270320T183000Z', { every: 'day', interval: 2, end: '2027-03-20' }],
    ['on workdays', 'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=9', { every: 'week', weekdays: [1, 2, 3, 4, 5] }],
    ['on the first Tuesday', 'RRULE:FREQ=MONTHLY;BYDAY=1TU;COUNT=4', { every: 'monthWeekday', nth: 1, weekday: 2 }],
    ['the same by its position', 'RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1;COUNT=4', { every: 'monthWeekday', nth: 1 }],
    ['on the second', 'RRULE:FREQ=MONTHLY;COUNT=4', { every: 'monthDay', monthDay: 2 }],
    ['every year', 'RRULE:FREQ=YEARLY;COUNT=4', { every: 'monthDay', monthDay: 2, interval: 12 }],
  ])('%s is converted', async (_, rule, expected) => {
    const found = await only(weekly + rule);
    expect(found.dates).toEqual([]);
    expect(found.series).toMatchObject([
      { start: '2027-03-02', times: [{ from: '19:30', until: '22:00' }], ...expected },
    ]);
    expect(codesOf(found)).toEqual([]);
  });

  itForAll([
    [
      'two days of the month',
      'RRULE:FREQ=MONTHLY;BYMONTHDAY=2,15;COUNT=4',
      '2027-03-02 2027-03-15 2027-04-02 2027-04-15',
    ],
    [
      'weeks that begin on Sunday',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,SU;COUNT=4',
      '2027-03-02 2027-03-14 2027-03-16 2027-03-28',
    ],
  ])('with %s is listed date by date', async (_, rule, expected) => {
    const found = await only(weekly + rule);
    expect(found.dates.map(({ date }) => date).join(' ')).toBe(expected);
    expect(found.series).toEqual([]);
    expect(codesOf(found)).toEqual(['listed']);
  });

  it('in UTC is not an hour late in summer: it is listed in local time', async () => {
    const found = await only('DTSTART:20270316T183000Z\nRRULE:FREQ=WEEKLY;COUNT=3');
    expect(datesOf(found)).toEqual(['2027-03-16 19:30', '2027-03-23 19:30', '2027-03-30 20:30']);
  });

  it('preserves its exceptions and changed dates', async () => {
    const text = calendar(
      `
BEGIN:VEVENT
UID:1
RECURRENCE-ID;TZID=Europe/Berlin:20270323T193000
DTSTART;TZID=Europe/Berlin:20270324T200000
SUMMARY:Jazz extra
END:VEVENT
BEGIN:VEVENT
UID:1
SUMMARY:Jazz
${weekly}RRULE:FREQ=WEEKLY;COUNT=6
EXDATE;TZID=Europe/Berlin:20270309T193000
EXDATE:20270316T183000Z
END:VEVENT`.replace(/\n\n/g, '\n'),
    );
    const { events } = await read(text);
    expect(events).toHaveLength(1);
    const found = events[0]?.read();
    expect(found?.title).toBe('Jazz');
    expect(found?.series).toMatchObject([{ struck: ['2027-03-09', '2027-03-16'], changed: [{ day: '2027-03-23' }] }]);
    expect(found && datesOf(found)).toEqual([
      '2027-03-02 19:30-22:00',
      '2027-03-24 20:00',
      '2027-03-30 19:30-22:00',
      '2027-04-06 19:30-22:00',
    ]);
  });

  it('that has begun goes on from today, and one without an end goes on for a year', async () => {
    const found = await only('DTSTART:20200107T193000\nRRULE:FREQ=WEEKLY;INTERVAL=2');
    expect(found.series).toMatchObject([{ start: '2027-01-26', interval: 2, weekdays: [2], end: '2028-01-25' }]);
    expect(codesOf(found)).toEqual(['endless', 'past']);
  });

  it('that is over gives no date', async () => {
    const found = await only('DTSTART:20200107T193000\nRRULE:FREQ=WEEKLY;COUNT=10');
    expect(datesOf(found)).toEqual([]);
    expect(found.gaps).toEqual([{ code: 'past', params: { count: 10 } }]);
  });

  it('is listed where the client has single dates only', async () => {
    const found = await only(`${weekly}RRULE:FREQ=WEEKLY;COUNT=5`, { kinds: 'free' });
    expect(found.dates).toHaveLength(5);
    expect(codesOf(found)).toEqual([]);
  });

  it('of more dates than an event may have is cut', async () => {
    const found = await only('DTSTART:20270302T193000\nRRULE:FREQ=DAILY;COUNT=99999999');
    expect(datesOf(found)).toHaveLength(500);
    expect(found.gaps).toEqual([{ code: 'more', params: { most: 500 } }]);
  });

  it('with an unreadable rule has only its first date, with a message', async () => {
    const found = await only(`${weekly}RRULE:FREQ=SECONDLY`);
    expect(datesOf(found)).toEqual(['2027-03-02 19:30-22:00']);
    expect(codesOf(found)).toEqual(['rule']);
  });
});

describe('a hostile file', () => {
  const codeOf = (bytes: Uint8Array) =>
    readEventFile(bytes, RULES).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );
  const bytesOf = (text: string) => new TextEncoder().encode(text);

  itForAll([
    ['nothing', '', 'empty'],
    ['a text', 'Liebe Leute, am Samstag ist Jazz.', 'unknown_kind'],
    ['a calendar without events', calendar('BEGIN:VTODO\nEND:VTODO'), 'empty_calendar'],
    ['a calendar that is cut off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Ja', 'broken'],
    ['a picture', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'unknown_kind'],
    ['half a JSON file', '{"@type":"Event","name":', 'broken'],
    ['a page without data', '<html><p>Jazz</p></html>', 'no_event'],
  ])('with %s is refused with the reason', async (_, text, code) => {
    expect(await codeOf(bytesOf(text))).toBe(code);
  });

  it('that is too large is refused', async () => {
    expect(await codeOf(new Uint8Array(25 * 1024 * 1024 + 1))).toBe('too_large');
  });

  const many = (count: number) =>
    calendar(
      Array.from(
        { length: count },
        (_, index) =>
          `BEGIN:VEVENT\nUID:${index}\nSUMMARY:Jazz ${index}\nDTSTART:20270501T193000\nRRULE:FREQ=DAILY\nEND:VEVENT`,
      ).join('\n'),
    );

  it('of 20,000 events yields to other work, and each event can be read by itself', async () => {
    const events: number[] = [];
    let rests = 0;
    const text = many(20_000);
    await expectNoHangOf(async () => {
      const found = await readEventFile(bytesOf(text), RULES, {
        onProgress: (count) => events.push(count),
        rest: async () => {
          rests += 1;
        },
      });
      expect(found.events).toHaveLength(20_000);
      expect(found.events[19_999]?.title).toBe('Jazz 19999');
      expect(found.events[19_999]?.read().series).toHaveLength(1);
    });
    // No slice reads more of the file than this, nor finds more events.
    expect(rests).toBeGreaterThan(text.length / 40_000);
    expect(Math.max(...events.map((count, index) => count - (events[index - 1] ?? 0)))).toBeLessThan(600);
  });

  it('with more events than are listed counts the others', async () => {
    const { events, omittedCount } = await calendarParts(bytesOf(many(5)), async () => undefined, 3);
    expect([events.length, omittedCount]).toEqual([3, 2]);
    const { found, collect } = createEventCollector(3);
    collect({ value: Array.from({ length: 5 }, () => ({ '@type': 'Event', name: 'Jazz' })), line: 1 });
    expect([found.events.length, found.omittedCount]).toEqual([3, 2]);
  });

  it('can be left in the middle', async () => {
    const abort = new AbortController();
    const counts: number[] = [];
    const reading = readEventFile(bytesOf(many(20_000)), RULES, {
      signal: abort.signal,
      onProgress: (count) => counts.push(count),
      rest: async () => counts.length === 3 && abort.abort(),
    });
    await expect(reading).rejects.toThrow(/abort/i);
    expect(counts).toHaveLength(3);
  });

  it.each([
    ['one endless line', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${'x'.repeat(2_000_000)}\nEND:VEVENT`],
    ['folded to pieces', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${'\n x'.repeat(600_000)}\nEND:VEVENT`],
    ['nothing but beginnings', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(150_000)}END:VEVENT`],
    [
      'tags that never end',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDESCRIPTION:${'<script><!--<p '.repeat(120_000)}\nEND:VEVENT`,
    ],
    [
      'dates without end',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20270101\nRDATE:${'20270501T193000,'.repeat(120_000)}\nEND:VEVENT`,
    ],
    [
      'many zones',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${Array.from({ length: 40_000 }, (_, index) => `EXDATE;TZID=A/B${index}:20270101T000000`).join('\n')}\nEND:VEVENT`,
    ],
    ['quotes', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;${'"'.repeat(2_000_000)}\nEND:VEVENT`],
  ])('of 2 MB with %s does not hang', async (_, text) => {
    await expectNoHangOf(async () => {
      const { events } = await read(text).catch(() => ({ events: [] }));
      for (const { read: readOne } of events) expect(readOne().text.length).toBeLessThanOrEqual(20_000);
    });
  });

  it('of any lines gives an event or a reason, and the same for every reader', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '20270501T193000',
        '20271332',
        'FREQ=DAILY',
        'P1W',
        '-P1D',
        'FREQ=WEEKLY;BYDAY=MO',
        '20270501/PT1H',
      ),
    );
    const name = fc.constantFrom(
      'DTSTART',
      'DTEND',
      'RRULE',
      'EXDATE',
      'RDATE',
      'DURATION',
      'SUMMARY',
      'URL',
      'BEGIN',
      'END',
      'RECURRENCE-ID',
      'DTSTART;TZID=Asia/Tokyo',
      'LOCATION',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 8 }), async (lines) => {
        const text = event(lines.map(([key, one]) => `${key}:${one}`).join('\n'));
        let first: ImportedEvent | undefined;
        try {
          first = (await read(text)).events[0]?.read();
        } catch (error) {
          expect(['empty_calendar', 'broken']).toContain((error as { code?: string }).code);
        }
        for (const date of first?.dates ?? [])
          expect(isSame(date.date, new Date(date.date).toISOString().slice(0, 10))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

itForAll([
  [
    'Windows-1252',
    Uint8Array.from(event('DTSTART:20270501').replace('Jazz', 'B\u00e4ume'), (letter) => letter.charCodeAt(0)),
  ],
  [
    'UTF-16',
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(
        Uint16Array.from(event('DTSTART:20270501').replace('Jazz', 'Bäume'), (letter) => letter.charCodeAt(0)).buffer,
      ),
    ]),
  ],
])('reads a file in %s', async (_, bytes) => {
  expect((await readEventFile(bytes, RULES)).events[0]?.title).toBe('Bäume');
});
