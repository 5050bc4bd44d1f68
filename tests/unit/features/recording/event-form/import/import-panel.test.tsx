import { act } from 'react';
import { proxy } from 'valtio';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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

/** The part in a form of an event, which holds these values already. */
async function open(values: Partial<EventDraft> = {}, today = '2027-01-15') {
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
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: undefined }) });
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
  await press('Datei einlesen');
  await until(() => void get(place, 'dialog input[type=file]'));
  const choose = async (text: string | Uint8Array<ArrayBuffer>, name = 'abend.ics') => {
    const input = get<HTMLInputElement>(place, 'dialog input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const ticks = () =>
    [...place.querySelectorAll<HTMLInputElement>(BOX)].map(
      ({ checked, parentElement }) => `${checked ? '+' : '-'} ${parentElement?.querySelector('.label')?.textContent}`,
    );
  return { place, form, words, press, choose, ticks, announced };
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
