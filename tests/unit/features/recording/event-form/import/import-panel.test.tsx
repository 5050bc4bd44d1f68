import { act } from 'react';
import { proxy } from 'valtio';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../../../../src/api/api';
import { ApiError } from '../../../../../../src/api/api-error';
import { OtherPersonError } from '../../../../../../src/app/with-login';
import { describeEvent } from '../../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { ImportPanel } from '../../../../../../src/features/recording/event-form/import/import-panel';
import { useRecordingRules } from '../../../../../../src/features/recording/use-recording-rules';
import { FormProvider } from '../../../../../../src/forms/engine/form-context';
import { createForm, type Form } from '../../../../../../src/forms/engine/form-store';
import { TextsProvider } from '../../../../../../src/i18n/locale-provider';
import { recordingTexts } from '../../../../../../src/i18n/texts';
import * as checks from '../../../../../../src/model/rules/event-problems';
import { seriesDates } from '../../../../../../src/model/series/series';
import { bytesOfFile, expectSaved, FOREIGN_FILES } from '../../../../../support/import-files';
import { itForAll } from '../../../../../support/it-for-all';
import { until } from '../../../../../support/settle';
import { afresh, aPortal, click, get, show, type, withReact } from '../../../../forms/saving/harness';

const RUBRICS = [{ id: 4, name: 'Musik', color: '#aa0000', icon: 'music' }];
const BOX = 'dialog input[type=checkbox]';

const calendar = (titles: readonly string[], more = '') =>
  [
    'BEGIN:VCALENDAR',
    ...titles.map((title, index) =>
      [
        `BEGIN:VEVENT\nUID:${index}\nSUMMARY:${title}\nDTSTART:20990501T193000\nLOCATION:Stadthalle\\, Marktplatz 1`,
        `CATEGORIES:Musik\nDESCRIPTION:Ein Abend\n${more}END:VEVENT`,
      ].join('\n'),
    ),
    'END:VCALENDAR',
  ].join('\n');

withReact();
beforeAll(() => recordingTexts.load('de'));

type Given = { today?: string /** The call for a page. */; post?: Api['post']; settings?: object };

/** The part in a form of an event, which holds these values already. */
async function open(values: Partial<EventDraft> = {}, { today = '2027-01-15', post, settings }: Given = {}) {
  let form: Form<EventDraft> | undefined;
  const announced: string[] = [];
  function Holder() {
    const rules = useRecordingRules();
    const description = describeEvent({ checks, rules, today, statusOf: () => undefined });
    form ??= createForm(description, { ...emptyEventDraft(), ...values });
    const content = {
      form,
      structure: description,
      messageFor: () => '',
      announce: (text: string) => announced.push(text),
    };
    return (
      <FormProvider value={content}>
        <TextsProvider texts={recordingTexts}>
          <ImportPanel rubrics={RUBRICS} />
        </TextsProvider>
      </FormProvider>
    );
  }
  const portal = aPortal({ personId: '7' });
  Object.assign(portal.client, { serverSettings: proxy({ raw: settings }) });
  if (post) Object.assign(portal.client.api, { post });
  const { place } = await show(
    portal,
    <TextsProvider texts={recordingTexts}>
      <Holder />
    </TextsProvider>,
  );
  if (!form) throw new Error('There is no form.');
  const words = () => place.textContent ?? '';
  const press = (label: string) =>
    act(async () => {
      const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label);
      if (!button) throw new Error(`There is no button ${label}`);
      button.click();
    });
  await press(settings ? 'Datei einlesen' : 'Importieren');
  await until(() => void get(place, 'dialog input[type=file]'));
  const choose = async (text: string | Uint8Array<ArrayBuffer>, name = 'abend.ics') => {
    const input = get<HTMLInputElement>(place, 'dialog input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const ask = async (address: string) => {
    await type(place, 'dialog input[type=url]', address);
    await press('Abrufen');
  };
  const ticks = () =>
    [...place.querySelectorAll<HTMLInputElement>(BOX)].map(
      ({ checked, parentElement }) => `${checked ? '+' : '-'} ${parentElement?.querySelector('.label')?.textContent}`,
    );
  return { place, form, words, press, choose, ask, ticks, announced, portal };
}

describe('a file with one event', () => {
  it('is shown field by field, fills selected ones, and is undone', async () => {
    const { form, press, choose, ticks, words, place, announced } = await open({ title: 'Mein Titel' });
    await choose(calendar(['Jazz']));
    await until(() => expect(ticks()).toHaveLength(5));
    expect(ticks()).toEqual(['- Titel', '+ Rubrik', '+ Termine', '+ Ort', '+ Beschreibung']);
    expect(words()).toContain('Fr, 1. Mai 2099, 19:30 Uhr');
    expect(form.isDirty()).toBe(false);

    await press('Übernehmen');
    expect(form.values()).toMatchObject({
      title: 'Mein Titel',
      rubric: '4',
      dates: [{ date: '2099-05-01', times: [{ from: '19:30', until: '' }] }],
      longdesc1: '<p>Ein Abend</p>',
    });
    expect(form.state.fieldErrors.location).toMatchObject({ code: 'unpicked', params: { text: 'Stadthalle' } });
    expect(announced.at(-1)).toBe('Aus „abend.ics“: 4 Angaben übernommen.');
    expect(place.getRootNode()).toHaveProperty('activeElement.textContent', 'Rückgängig');

    act(() => form.set('longdesc1', '<p>Selbst geschrieben</p>'));
    await press('Rückgängig');
    expect(form.values()).toMatchObject({ rubric: '', dates: [], longdesc1: '<p>Selbst geschrieben</p>' });
    expect(form.state.fieldErrors).toEqual({});
  });

  it('can replace existing input', async () => {
    const { form, press, choose, ticks, place } = await open({ title: 'Mein Titel' });
    await choose(calendar(['Jazz']));
    await until(() => expect(ticks()).toHaveLength(5));
    await click(place, BOX);
    await press('Übernehmen');
    expect(form.values().title).toBe('Jazz');
  });

  it('names values that could not be imported', async () => {
    const { choose, words } = await open();
    await choose(calendar(['Jazz'], 'RRULE:FREQ=DAILY\nATTENDEE:mailto:a@example.org\n'));
    await until(() => expect(words()).toContain('Das sollten Sie wissen'));
    expect(words()).toContain('Die Serie hat kein Ende.');
    expect(words()).toContain('Die Gäste des Kalenders bleiben dort');
  });
});

it('shows all that it would write, however long that is', async () => {
  const { choose, words, form, press } = await open();
  const text = `Rock &amp; Pop &lt; Jazz. ${'Ein Abend im Freien. '.repeat(20)}`;
  const days = ['08', '15', '22', '29'].map((day) => `209905${day}T193000`).join();
  await choose(
    calendar(['Jazz'])
      .replace('Ein Abend', `${text}Schluss &#8211; aus`)
      .replace('CATEGORIES', `RDATE:${days}\nCATEGORIES`),
  );
  await until(() => expect(words()).toContain('Schluss – aus'));
  expect(words()).toContain('Rock & Pop < Jazz. Ein Abend');
  expect(words()).toContain('Fr, 29. Mai 2099, 19:30 Uhr');
  await press('Übernehmen');
  expect(form.values().longdesc1).toMatch(/^<p>Rock &amp; Pop &lt; Jazz\. .*Schluss – aus<\/p>$/);
  expect(form.values().dates).toHaveLength(5);
});

it('can be left while it reads many events', async () => {
  const { choose, words, press } = await open();
  // Where the reader rests, it stays until the clock goes on.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await choose(calendar(Array.from({ length: 3000 }, (_, index) => `Abend ${index}`)));
  await until(() => expect(words()).toMatch(/\d+ Veranstaltungen gefunden/));
  await press('Abbrechen');
  vi.useRealTimers();
  expect(words()).toContain('Datei auswählen');
  await choose(calendar(['Jazz', 'Pop']).replace('END:VCALENDAR', 'BEGIN:VTODO\nEND:VTODO\nEND:VCALENDAR'));
  await until(() => expect(words()).toContain('Welche von 2 Veranstaltungen?'));
  expect(words()).toContain('Die Datei enthält auch Aufgaben (1).');
});

it('lets one of many events be found by its title', async () => {
  const { choose, words, press, place, ticks } = await open();
  await choose(calendar(Array.from({ length: 60 }, (_, index) => `Abend ${index}`)));
  await until(() => expect(words()).toContain('Welche von 60 Veranstaltungen?'));
  expect(place.querySelectorAll('dialog li')).toHaveLength(40);
  expect(words()).toContain('20 weitere');
  await type(place, 'dialog input[type=search]', 'abend 57');
  await act(async () => get(place, 'dialog li button').click());
  expect(ticks()[0]).toBe('+ Titel');
  expect(words()).toContain('Abend 57');
  await press('Zurück');
  expect(words()).toContain('Welche von 60 Veranstaltungen?');
});

it('explains a file without events, and accepts another', async () => {
  const { choose, words, ticks } = await open();
  await choose('Liebe Leute', 'brief.txt');
  await until(() => expect(words()).toContain('weder ein Kalender'));
  await choose(calendar(['Jazz']));
  await until(() => expect(ticks().length).toBeGreaterThan(0));
});

describe('a web address', () => {
  const URL = 'https://www.beispiel.de/jazz/';
  const jsonLd = (event: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Event', name: 'Jazz', startDate: '2099-05-01T19:30', ...event })}</script>`;
  const answering = (text: string, contentType = 'text/html') =>
    vi.fn<Api['post']>(async () => ({ data: { url: URL, contentType, text }, meta: undefined }));
  const refusing = (error: unknown) => () => Promise.reject(error);

  it('fills the form like a file; its page is the link of the event', async () => {
    const post = answering(jsonLd({ offers: { url: '/karten?a=b' } }));
    const { form, press, ask, ticks, words, announced, place } = await open({}, { post });
    await ask('www.beispiel.de/jazz');
    await until(() => expect(ticks()).toEqual(['+ Titel', '+ Termine', '+ Links']));
    expect(post.mock.calls).toEqual([
      ['my/events/import', { url: 'https://www.beispiel.de/jazz' }, expect.objectContaining({ limitMs: 30_000 })],
    ]);
    expect(words()).toContain('beispiel.de/jazz');
    await press('Zurück');
    expect(get<HTMLInputElement>(place, 'dialog input[type=url]').value).toBe('www.beispiel.de/jazz');
    await press('Abrufen');
    await until(() => expect(ticks()).toHaveLength(3));
    await press('Übernehmen');
    expect(form.values().links).toMatchObject([
      { kind: 'event', url: URL },
      { kind: 'ticket', url: 'https://www.beispiel.de/karten?a=b' },
    ]);
    expect(announced.at(-1)).toBe('Aus „beispiel.de/jazz“: 3 Angaben übernommen.');
  });

  it('of a calendar is read, too; its address is no link for visitors', async () => {
    const post = answering(calendar(['Jazz', 'Pop']), 'text/calendar');
    const { ask, words, place, ticks } = await open({}, { post });
    await ask('webcal://beispiel.de/a.ics');
    await until(() => expect(words()).toContain('Welche von 2 Veranstaltungen?'));
    expect(post.mock.calls[0]?.[1]).toEqual({ url: 'https://beispiel.de/a.ics' });
    await click(place, 'dialog li button');
    expect(ticks()).toEqual(['+ Titel', '+ Rubrik', '+ Termine', '+ Ort', '+ Beschreibung']);
  });

  it('is requested by Enter, which does not send the form', async () => {
    const post = answering(jsonLd({}));
    const { place, ticks } = await open({}, { post });
    await type(place, 'dialog input[type=url]', 'beispiel.de');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => get(place, 'dialog input[type=url]').dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
    await until(() => expect(ticks().length).toBeGreaterThan(0));
  });

  itForAll(
    ['', 'Jazz', 'ftp://beispiel.de', 'info@beispiel.de', 'https://a:b@beispiel.de', 'javascript:alert(1)'],
    afresh,
  )('%j is refused at the field, without a request', async (address) => {
    const post = vi.fn<Api['post']>();
    const { ask, words, place } = await open({}, { post });
    await ask(address);
    expect(words()).toContain('Bitte geben Sie eine Internetadresse ein');
    const input = get(place, 'dialog input[type=url]');
    expect([input.getAttribute('aria-invalid'), post.mock.calls.length]).toEqual(['true', 0]);
    expect(place.getRootNode()).toHaveProperty('activeElement', input);
    await type(place, 'dialog input[type=url]', 'beispiel.de');
    expect(words()).not.toContain('Bitte geben Sie eine Internetadresse ein');
  });

  itForAll<[string, unknown, string, string]>(
    [
      [
        'no address',
        new ApiError('rejected', { status: 422, code: 'wrong_data' }),
        'keine Internetadresse',
        'beispiel',
      ],
      [
        'private',
        new ApiError('rejected', { status: 422, code: 'address_refused' }),
        'nicht öffentlich',
        'Schreibweise',
      ],
      ['missing', new ApiError('missing', { status: 404, code: 'fetch_failed' }), 'gibt es nicht', 'kopieren'],
      ['silent', new ApiError('rejected', { status: 422, code: 'fetch_failed' }), 'nicht abrufen', 'anmelden'],
      ['large', new ApiError('rejected', { status: 413, code: 'too_large' }), 'zu groß', '2 MB'],
      ['a picture', new ApiError('rejected', { status: 422, code: 'wrong_type' }), 'weder eine Internetseite', '.ics'],
      ['slow', new ApiError('timeout', { status: 504, code: 'timed_out' }), 'zu langsam', 'noch einmal'],
      [
        'too often',
        new ApiError('busy', { status: 429, code: 'too_many_attempts', retryAfterMs: 600_000 }),
        ...(['Zu viele Versuche', '10 Minuten'] as const),
      ],
      ['switched off', new ApiError('denied', { status: 403, code: 'import_off' }), 'hier nicht möglich', 'als Datei'],
      ['without a network', new ApiError('offline'), 'Keine Verbindung', 'Internetverbindung'],
      ['without an answer', new ApiError('timeout'), 'zu lange', 'nicht rechtzeitig'],
      ['of a broken server', new ApiError('broken', { status: 500 }), 'nicht geladen', 'Störung'],
      ['of a busy server', new ApiError('busy', { status: 503, code: 'busy' }), 'viel los', 'warten'],
      ['of another person', new OtherPersonError(), 'jemand anderes', 'vorherigen Konto'],
      ['not logged in', new ApiError('denied'), 'nicht mehr angemeldet', 'noch einmal ab'],
    ],
    afresh,
  )('%s: is explained, and can be requested again', async (_, error, title, hint) => {
    const post = vi.fn<Api['post']>(refusing(error));
    const { ask, press, words, place, ticks } = await open({ title: 'Mein Titel' }, { post });
    await ask('beispiel.de');
    await until(() => expect(place.querySelector('[role=alert]')?.textContent).toContain(title));
    expect(words()).toContain(hint);
    post.mockImplementation(answering(jsonLd({})));
    await press('Abrufen');
    await until(() => expect(ticks()[0]).toBe('- Titel'));
  });

  itForAll(
    [
      ['<p>Jazz', 'keine Veranstaltung gefunden'],
      ['', 'ist leer'],
      ['Jazz', 'weder eine Internetseite'],
      ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'Kalender enthält keine Veranstaltung'],
      ['<script type="application/ld+json">{"@type":"Event"}</script>', 'nicht lesen'],
    ],
    afresh,
  )('of %j, without an event, is explained', async (text, title) => {
    const { ask, place } = await open({}, { post: answering(text) });
    await ask('beispiel.de');
    await until(() => expect(place.querySelector('[role=alert]')?.textContent).toContain(title));
  });

  it('with an unreadable answer is explained', async () => {
    const { ask, place } = await open({}, { post: async () => ({ data: { text: 7 }, meta: undefined }) });
    await ask('beispiel.de');
    await until(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('nicht geladen'));
  });

  it('can be left while it is requested; nothing else starts meanwhile', async () => {
    const signals: AbortSignal[] = [];
    const post = vi.fn<Api['post']>((_path, _body, sending) => {
      if (sending?.signal) signals.push(sending.signal);
      return new Promise(() => undefined);
    });
    const { ask, press, words, place, choose } = await open({}, { post });
    await ask('beispiel.de');
    await until(() => expect(signals).toHaveLength(1));
    expect(words()).toContain('Die Seite wird abgerufen.');
    await press('Wird abgerufen …');
    await choose(calendar(['Jazz']));
    expect(post).toHaveBeenCalledTimes(1);
    await press('Abbrechen');
    expect(signals[0]?.aborted).toBe(true);
    const input = get<HTMLInputElement>(place, 'dialog input[type=url]');
    expect([input.value, words().includes('Wird abgerufen')]).toEqual(['beispiel.de', false]);
    expect(place.getRootNode()).toHaveProperty('activeElement', input);
  });

  it('is not asked for where the client has switched it off', async () => {
    const { place } = await open({}, { settings: { eventRecording: { importFromAddress: false } } });
    expect(place.querySelector('dialog input[type=url]')).toBeNull();
  });
});

describe('a file of another program', () => {
  itForAll(FOREIGN_FILES, afresh)('%s is shown and imported correctly', async (name, expected) => {
    const { form, press, choose, place, words } = await open();
    await choose(bytesOfFile(name), name);
    await until(() => expect(words()).toMatch(/Zurück|Veranstaltungen\?/));
    if (expected.events && expected.events > 1) {
      expect(words()).toContain(`Welche von ${expected.events} Veranstaltungen?`);
      await act(async () => get(place, 'dialog li button').click());
    }
    const shown = words();
    for (const text of [expected.title, expected.place, ...(expected.text?.split(/\n+/) ?? [])])
      expect(shown).toContain(text ?? '');
    await press('Übernehmen');
    const { title, longdesc1, dates, series } = form.values();
    expectSaved(
      {
        title,
        text: longdesc1,
        place: expected.place ?? '',
        dates: [...dates, ...series.flatMap((one) => seriesDates(one))].map(({ times: [time], ...date }) => ({
          ...date,
          from: time?.from ?? '',
          until: time?.until ?? '',
        })),
      },
      expected,
    );
    if (expected.place) {
      const known = form.state.fieldErrors.location?.params;
      expect(
        [known?.text, known?.street, [known?.plz, known?.town].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ).toContain(expected.place.split(', ').slice(0, 3).join(', '));
    }
  });
});
