import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newDate } from '../../../../../../src/features/recording/event-form/dates/new-rows';
import { changeDay } from '../../../../../../src/model/series/change-series';
import { plannedDate } from '../../../../../../src/model/series/series';
import { aSeries } from '../../../../../support/series-builder';
import { until } from '../../../../../support/settle';
import { click, get, type, withReact } from '../../../../forms/saving/harness';
import { showDates, TODAY } from './harness';

withReact();
beforeEach(() => {
  vi.setSystemTime(`${TODAY}T10:00:00Z`);
});

const button = (place: ParentNode, name: string) =>
  [...place.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
async function press(place: ParentNode, name: string) {
  const found = button(place, name);
  if (!found) throw new Error(`There is no button ${name}`);
  await act(async () => found.click());
}
const labels = (place: ParentNode) => [...place.querySelectorAll('label')].map((one) => one.textContent?.trim());
const aDate = (id: number, date: string) => ({
  ...newDate(),
  id,
  date,
  times: [{ id: id + 1000, from: '19:30', until: '' }],
});

describe('a new event', () => {
  it('has only a day and a time', async () => {
    const { place, form } = await showDates();
    expect(labels(place)).toEqual(['Datum', 'von', 'bis', 'Ganztägig']);
    expect(form.isDirty()).toBe(false);
  });

  it('contains the input, and nothing without input', async () => {
    const { place, content } = await showDates();
    expect(content().dates).toEqual([]);
    await type(place, 'input[name$=".date"]', '24.12.2027');
    await type(place, 'input[name$=".from"]', '19:30');
    expect(content().dates).toMatchObject([{ date: '2027-12-24', times: [{ from: '19:30' }] }]);
  });

  it('reports a missing day at its field when it is published', async () => {
    const { form, place } = await showDates();
    await act(async () => void form.check());
    expect(form.problems().filter(({ path }) => path.startsWith('dates'))).toEqual([
      { path: 'dates.+first.date', code: 'required' },
    ]);
    expect(get(place, 'input[name$=".date"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('adds a date with the same times, and closes the one before to a line', async () => {
    const { place, content } = await showDates();
    await type(place, 'input[name$=".date"]', '24.12.2027');
    await type(place, 'input[name$=".from"]', '19:30');
    await press(place, 'Weiterer Termin');
    expect(place.textContent).toContain('Fr, 24. Dez. 2027, 19:30 Uhr');
    expect(place.querySelectorAll('input[name$=".date"]')).toHaveLength(1);
    expect(get<HTMLInputElement>(place, 'input[name$=".from"]').value).toBe('19:30');
    await type(place, 'input[name$=".date"]', '26.12.2027');
    expect(content().dates.map(({ date }) => date)).toEqual(['2027-12-24', '2027-12-26']);
  });

  it('is a full day, and then has no times', async () => {
    const { place, content } = await showDates();
    await type(place, 'input[name$=".date"]', '24.12.2027');
    await click(place, 'input[name$=".fullDay"]');
    expect(place.querySelector('input[name$=".from"]')).toBeNull();
    expect(content().dates[0]?.fullDay).toBe(true);
  });

  it('is repeated: the date becomes the beginning of a series on its weekday', async () => {
    const { place, content } = await showDates();
    await type(place, 'input[name$=".date"]', '8.1.2027');
    await type(place, 'input[name$=".from"]', '19:30');
    await press(place, 'Wiederholen');
    expect(content()).toMatchObject({
      dates: [],
      series: [{ start: '2027-01-08', weekdays: [5], monthDay: 8, nth: 2, weekday: 5, times: [{ from: '19:30' }] }],
    });
    await type(place, 'input[name$=".count"]', '3');
    expect(place.textContent).toContain('Jede Woche am Freitag, 3 Termine');
    expect(place.textContent).toContain('Fr, 22. Jan. 2027, 19:30 Uhr');
  });

  it('moves the rule with its first day', async () => {
    const { place, content } = await showDates({ series: [aSeries({ start: '2027-03-01', weekdays: [1] })] });
    await press(place, 'Serie 1 bearbeiten');
    await type(place, 'input[name$=".start"]', '9.3.2027');
    expect(content().series[0]).toMatchObject({ weekdays: [2], monthDay: 9, nth: 2, weekday: 2 });
  });
});

it('has one blank row at most: another press leads to it, and a series takes its place', async () => {
  const { place, content, form } = await showDates();
  await press(place, 'Weiterer Termin');
  expect(place.querySelectorAll('input[name$=".date"]')).toHaveLength(1);
  await type(place, 'input[name$=".date"]', '24.12.2027');
  await press(place, 'Weiterer Termin');
  await press(place, 'Serie hinzufügen');
  expect(content()).toMatchObject({ dates: [{ date: '2027-12-24' }], series: [] });
  expect(form.values().dates).toHaveLength(1);
  await type(place, 'input[name$=".start"]', '8.1.2027');
  expect(content().series).toMatchObject([{ start: '2027-01-08', weekdays: [5] }]);
});

describe('date kinds of a client', () => {
  it('may be series only', async () => {
    const { place } = await showDates({}, { eventAppointmentType: 'series' });
    expect(labels(place)).toContain('Erster Tag');
    expect(button(place, 'Weiterer Termin')).toBeUndefined();
  });

  it('may be single dates only', async () => {
    const { place } = await showDates({}, { eventAppointmentType: 'free' });
    expect(button(place, 'Wiederholen')).toBeUndefined();
  });
});

it('ends at 24:00, which is the midnight after its last day, and never begins then', async () => {
  const { place, form, content } = await showDates();
  const times = () => content().dates[0]?.times[0];
  const leave = (name: string) => act(async () => void get<HTMLElement>(place, `input[name$=".${name}"]`).blur());
  await type(place, 'input[name$=".date"]', '24122027');
  await type(place, 'input[name$=".from"]', '1930');
  await type(place, 'input[name$=".until"]', '24:00');
  expect(times()).toMatchObject({ from: '19:30', until: '00:00' });
  await leave('until');
  expect(get<HTMLInputElement>(place, 'input[name$=".until"]').value).toBe('00:00');
  await type(place, 'input[name$=".from"]', '24:00');
  const ofTimes = () => form.problems().filter(({ path }) => path.includes('times'));
  expect(ofTimes().map(({ code }) => code)).toEqual(['midnight_start']);
  await act(async () => form.set('dates.+first.endDate', '2027-12-26'));
  await type(place, 'input[name$=".from"]', '18');
  await type(place, 'input[name$=".until"]', '24 Uhr');
  expect([times()?.until, ofTimes()]).toEqual(['23:59', []]);
});

describe('an event of several dates', () => {
  const dates = [aDate(1, '2027-02-01'), aDate(2, '2027-02-02'), aDate(3, '2027-02-03')];

  it('shows them as rows, opens one, copies it and removes it with undo', async () => {
    const { place, content } = await showDates({ dates });
    expect(place.querySelectorAll('input')).toHaveLength(0);
    await press(place, 'Termin 2 bearbeiten');
    expect(get<HTMLInputElement>(place, 'input[name="dates.2.date"]').value).toBe('02.02.2027');
    await press(place, 'Termin 2 kopieren');
    expect(content().dates.map(({ date }) => date)).toEqual(['2027-02-01', '2027-02-02', '', '2027-02-03']);
    await press(place, 'Termin 1 entfernen');
    expect(content().dates).toHaveLength(3);
    await press(place, 'Rückgängig');
    expect(content().dates[0]?.date).toBe('2027-02-01');
  });

  it('opens the date with an error', async () => {
    const { place, form } = await showDates({
      dates: [...dates, { ...aDate(4, '2027-02-04'), endDate: '2027-02-01' }],
    });
    await act(async () => void form.check());
    expect([...place.querySelectorAll('input[name$=".date"]')].map((one) => one.getAttribute('name'))).toEqual([
      'dates.4.date',
    ]);
    expect(place.textContent).toContain('end_before_start');
  });
});

describe('the days of a series', () => {
  const series = [aSeries({ start: '2027-03-01', every: 'week', weekdays: [1], count: 4 })];

  it('are struck one by one, and restored', async () => {
    const { place, content, said } = await showDates({ series });
    await press(place, 'Mo, 8. März 2027 streichen');
    expect(content().series[0]?.struck).toEqual(['2027-03-08']);
    expect(said.at(-1)).toBe('Mo, 8. März 2027 gestrichen.');
    await press(place, 'Mo, 8. März 2027 doch stattfinden lassen');
    expect(content().series[0]?.struck).toEqual([]);
  });

  it('can take place on a holiday', async () => {
    const { place, content } = await showDates({
      series: [aSeries({ start: '2027-03-22', every: 'week', weekdays: [1], count: 3, holidays: 'BY' })],
    });
    expect(place.textContent).toContain('Ostermontag');
    await press(place, 'Mo, 29. März 2027 doch stattfinden lassen');
    expect(content().series[0]?.changed).toMatchObject([{ day: '2027-03-29', date: '2027-03-29' }]);
  });

  it('are a few at first, all on request', async () => {
    const { place } = await showDates({ series: [aSeries({ count: 40 })] });
    expect(place.querySelectorAll('li')).toHaveLength(6);
    await press(place, 'Alle 40 Tage zeigen');
    expect(place.querySelectorAll('li')).toHaveLength(40);
  });

  it('change their time from a day on, and the focus stays in the series', async () => {
    const { place, portal, content } = await showDates({ series });
    await press(place, 'Mo, 15. März 2027 ändern');
    const dialog = await until(() => get(place, 'dialog'));
    await type(dialog, 'input[name$=".from"]', '20:00');
    await click(dialog, 'input[value=following]');
    expect(dialog.querySelector('input[name=date]')).toBeNull();
    await click(dialog, '[type=submit]');
    await until(() => expect(place.querySelector('dialog')).toBeNull());
    expect(content().series.map(({ times, end }) => [times[0]?.from, end])).toEqual([
      ['19:30', '2027-03-14'],
      ['20:00', expect.any(String)],
    ]);
    expect(portal.root.activeElement?.closest('fieldset')).not.toBeNull();
  });

  it('follow another rule from a day on, which gets the focus', async () => {
    const { place, portal, content } = await showDates({ series });
    await press(place, 'Mo, 15. März 2027 ändern');
    const dialog = await until(() => get(place, 'dialog'));
    await type(dialog, 'input[name$=".from"]', '20:00');
    await click(dialog, 'input[value=following]');
    await press(dialog, 'Ab diesem Tag anders wiederholen');
    await until(() => expect(place.querySelector('dialog')).toBeNull());
    const [before, rest] = content().series;
    expect([before?.start, before?.end, before?.count]).toEqual(['2027-03-01', '2027-03-14', undefined]);
    expect(rest).toMatchObject({ start: '2027-03-15', count: 2, times: [{ from: '20:00' }] });
    const name = `series.${rest?.id}`;
    expect(portal.root.activeElement?.getAttribute('name')).toBe(`${name}.start`);
    await type(place, `input[name="${name}.interval"]`, '2');
    expect(content().series.map(({ interval }) => interval)).toEqual([1, 2]);
  });

  it('follow another rule all together, in the series as it is', async () => {
    const { place, portal, content } = await showDates({ series });
    await press(place, 'Mo, 15. März 2027 ändern');
    const dialog = await until(() => get(place, 'dialog'));
    await click(dialog, 'input[value=all]');
    await press(dialog, 'Wiederholung der Serie ändern');
    await until(() => expect(place.querySelector('dialog')).toBeNull());
    expect(content().series).toHaveLength(1);
    expect(portal.root.activeElement?.getAttribute('name')).toBe(`series.${series[0]?.id}.start`);
  });

  it('are struck from a day on', async () => {
    const { place, content } = await showDates({ series });
    await press(place, 'Mo, 15. März 2027 ändern');
    const dialog = await until(() => get(place, 'dialog'));
    await click(dialog, 'input[value=following]');
    await press(dialog, 'Termine streichen');
    expect(content().series).toMatchObject([{ end: '2027-03-14' }]);
  });
});

describe('the status of an event and its dates', () => {
  const date = { ...aDate(1, '2027-02-01'), status: 'postponed' as const };
  const buttons = (place: ParentNode) => [...place.querySelectorAll('button')].map((one) => one.textContent?.trim());

  it('is changed in its dialog once visitors know the event, that of the whole event first', async () => {
    const { place } = await showDates({ dates: [date, aDate(2, '2027-02-02')] }, {}, 'e1');
    expect(buttons(place)).toContain('Absagen oder verschieben');
    await press(place, 'Termin 1 bearbeiten');
    expect(place.textContent).toContain('Verschoben');
    expect(buttons(place)).toContain('Status ändern oder zurücknehmen');
    await press(place, 'Termin 2 bearbeiten');
    expect(buttons(place)).toContain('Diesen Termin absagen oder verschieben');
    const cancelled = await showDates({ dates: [date, aDate(2, '2027-02-02')], status: 'cancelled' }, {}, 'e1');
    await press(cancelled.place, 'Termin 1 bearbeiten');
    expect(cancelled.place.textContent).toContain('Die ganze Veranstaltung ist abgesagt');
    expect(buttons(cancelled.place).filter((one) => /Status|absagen/.test(one ?? ''))).toEqual([
      'Status ändern oder zurücknehmen',
    ]);
  });

  it('is only taken back in an event that visitors do not know', async () => {
    const { place, form } = await showDates({ state: 'draft', dates: [date], status: 'cancelled' });
    expect(place.textContent).toContain('Die ganze Veranstaltung ist abgesagt');
    await press(place, 'Für alle Termine zurücknehmen');
    expect(form.values()).toMatchObject({ status: 'scheduled', dates: [{ status: 'postponed' }] });
    await press(place, 'Findet doch wie geplant statt');
    expect(form.values()).toMatchObject({ dates: [{ status: 'scheduled' }] });
    expect(buttons(place)).not.toContain('Absagen oder verschieben');
  });
});

describe('a change of a series that touches exceptions', () => {
  const fridays = aSeries({ every: 'week', start: '2027-03-05', weekdays: [5], count: 6, struck: ['2027-03-12'] });
  const cancelled = { ...plannedDate(fridays, '2027-03-19'), status: 'cancelled' as const };
  const series = [changeDay(fridays, '2027-03-19', cancelled)];
  const BOTH = ['Fr, 12. März 2027: gestrichen', 'Fr, 19. März 2027: Abgesagt'];

  const named = (place: ParentNode) => {
    const box = [...place.querySelectorAll('fieldset')].find(
      (one) => one.firstElementChild?.matches('legend') && one.textContent?.includes('betrifft Ausnahmen'),
    );
    return [...(box?.querySelectorAll('li') ?? [])].map((one) => one.textContent);
  };
  const choose = async (place: ParentNode, label: string) => {
    const found = [...place.querySelectorAll('label')].find((one) => one.textContent?.trim() === label);
    await act(async () => get<HTMLInputElement>(found ?? place, 'input').click());
  };
  const chosen = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLInputElement>('[role=radiogroup][aria-label] input')].find((one) => one.checked)
      ?.parentElement?.textContent;
  async function opened() {
    const shown = await showDates({ series });
    await press(shown.place, 'Serie 1 bearbeiten');
    const exceptions = () =>
      shown
        .content()
        .series.map(({ struck, changed }) => [
          ...struck,
          ...changed.map(({ day, times, status }) => `${day} ${times[0]?.from} ${status}`),
        ]);
    return { ...shown, exceptions };
  }
  const toSaturday = async (place: ParentNode) => {
    await click(place, 'input[type=checkbox][value="5"]');
    expect(named(place)).toEqual([]);
    await click(place, 'input[type=checkbox][value="6"]');
  };

  it('names them, moves them to the new weekday, and can be decided otherwise and undone', async () => {
    const { place, said, content, exceptions } = await opened();
    await toSaturday(place);
    expect(named(place)).toEqual(BOTH);
    expect(said.at(-1)).toContain(BOTH.join('; '));
    expect(chosen(place)).toBe('auf den neuen Termin der Serie übertragen');
    expect(exceptions()).toEqual([['2027-03-13', '2027-03-20 19:30 cancelled']]);
    await choose(place, 'als einzelne Termine behalten');
    expect(exceptions()).toEqual([[]]);
    expect(content().dates).toMatchObject([{ date: '2027-03-19', status: 'cancelled', times: [{ from: '19:30' }] }]);
    await choose(place, 'verwerfen');
    expect([...exceptions(), content().dates]).toEqual([[], []]);
    await press(place, 'Änderung der Serie rückgängig machen');
    expect(content()).toMatchObject({ dates: [], series });
    expect(named(place)).toEqual([]);
  });

  it('loses none between one weekday and the next, nor in a number that is being typed', async () => {
    const { place, exceptions } = await opened();
    await toSaturday(place);
    await type(place, 'input[name$=".count"]', '1');
    expect(named(place)).toEqual([BOTH[1]]);
    await type(place, 'input[name$=".count"]', '12');
    expect(named(place)).toEqual(BOTH);
    expect(exceptions()).toEqual([['2027-03-13', '2027-03-20 19:30 cancelled']]);
    await press(place, 'So übernehmen');
    expect(named(place)).toEqual([]);
    await click(place, 'input[type=checkbox][value="6"]');
    await click(place, 'input[type=checkbox][value="7"]');
    expect(exceptions()).toEqual([['2027-03-14', '2027-03-21 19:30 cancelled']]);
  });

  it('gives a cancelled date the new times, or leaves it', async () => {
    const { place, exceptions } = await opened();
    await type(place, 'input[name$=".from"]', '20:15');
    expect(named(place)).toEqual([BOTH[1]]);
    expect(exceptions()).toEqual([['2027-03-12', '2027-03-19 20:15 cancelled']]);
    await choose(place, 'so lassen, wie sie sind');
    expect(exceptions()).toEqual([['2027-03-12', '2027-03-19 19:30 cancelled']]);
    await choose(place, 'verwerfen: Sie finden wieder statt wie die anderen');
    expect(exceptions()).toEqual([['2027-03-12']]);
  });

  it('also asks after the dialog of a day: for new times and for no dates from then on', async () => {
    const { place, content, exceptions } = await opened();
    await press(place, 'Fr, 12. März 2027 ändern');
    let dialog = await until(() => get(place, 'dialog'));
    await type(dialog, 'input[name$=".from"]', '20:00');
    await click(dialog, 'input[value=following]');
    await click(dialog, '[type=submit]');
    await until(() => expect(place.querySelector('dialog')).toBeNull());
    expect(named(place)).toEqual([BOTH[1]]);
    expect(exceptions()).toEqual([[], ['2027-03-12', '2027-03-19 20:00 cancelled']]);
    await press(place, 'So übernehmen');
    await press(place, 'Fr, 12. März 2027 ändern');
    dialog = await until(() => get(place, 'dialog'));
    await click(dialog, 'input[value=all]');
    await press(dialog, 'Termine streichen');
    expect(content().series).toHaveLength(1);
    await press(place, 'Rückgängig');
    expect(exceptions()).toEqual([[], ['2027-03-12', '2027-03-19 20:00 cancelled']]);
    await press(place, 'Fr, 19. März 2027 ändern');
    dialog = await until(() => get(place, 'dialog'));
    await click(dialog, 'input[value=following]');
    await press(dialog, 'Termine streichen');
    expect(named(place)).toEqual([BOTH[1]]);
    expect([exceptions()[1], content().dates]).toEqual([['2027-03-12'], []]);
    await choose(place, 'als einzelne Termine behalten');
    expect(content().dates).toMatchObject([{ date: '2027-03-19', status: 'cancelled' }]);
  });

  it('offers no single dates to a client that has none', async () => {
    const { place, content } = await showDates({ series }, { eventAppointmentType: 'series' });
    await press(place, 'Serie 1 bearbeiten');
    await toSaturday(place);
    expect(place.textContent).not.toContain('als einzelne Termine behalten');
    expect(content()).toMatchObject({ dates: [], series: [{ struck: ['2027-03-13'] }] });
  });
});
