import { describe, expect, it, vi } from 'vitest';
import type { FormDescription } from '../../../../src/forms/engine/field-definitions';
import { insertRow, moveRow, removeRow, replaceRowIds, rowsAt } from '../../../../src/forms/engine/form-rows';
import { createForm } from '../../../../src/forms/engine/form-store';
import { aDate, BIG_FORM, type BigValues, bigValues } from '../../../support/big-form';
import { itForAll } from '../../../support/it-for-all';

const aForm = (changes: Partial<BigValues> = {}) => createForm(BIG_FORM, bigValues(changes));
const shown = ({ state }: ReturnType<typeof aForm>) => Object.keys(state.shownProblems);
const daysOf = (form: ReturnType<typeof aForm>) => form.values().dates.map(({ day }) => day);

itForAll([
  ['dates.0', 'dates'],
  ['dates.3.day', 'dates'],
  ['dates.0.slots.0.from', 'dates'],
  ['place.country', 'place'],
  ['title.de', 'title'],
  ['zzz.0.path', ''],
  ['', ''],
])('a refusal of %s, which the form lacks, is shown at %j', (path, index) => {
  const form = aForm({ dates: [] });
  // Beside one that has its index, so that the form does not give up on both.
  expect(
    form.setServerErrors([
      { path, code: 'wrong' },
      { path: 'text', code: 'wrong' },
    ]),
  ).toBe(true);
  expect(shown(form).sort()).toEqual([index, 'text'].sort());
});

it('a refusal without a field of the form is left to the screen as an error', () => {
  const form = aForm();
  expect(form.setServerErrors([{ path: 'zzz.0.path', code: 'wrong' }])).toBe(false);
  expect([shown(form), form.state.failedAttempts]).toEqual([[], 0]);
});

describe('a read-only field', () => {
  const isLocked = { isReadOnly: ({ text }: BigValues) => text === 'locked' };
  const { fields } = BIG_FORM;
  const locking: FormDescription<BigValues> = {
    ...BIG_FORM,
    fields: {
      ...fields,
      title: { label: 'Titel', isReadOnly: () => true },
      place: { ...fields.place, ...isLocked },
      dates: { ...fields.dates, ...isLocked },
    },
  };
  const paths = ['title', 'place', 'place.street', 'dates', 'dates.2.slots.21.from', 'password'];

  itForAll([
    ['open', ['title']],
    ['locked', ['title', 'place', 'place.street', 'dates', 'dates.2.slots.21.from']],
  ])('is defined by its group, in an %s form', (text, readOnly) => {
    const form = createForm(locking, bigValues({ text }));
    expect(paths.filter(form.isReadOnly)).toEqual(readOnly);
  });

  it('accepts no other value', () => {
    const form = createForm(locking, bigValues({ text: 'locked' }));
    form.set('title', 'Konzert');
    form.set('place.street', 'Am Markt 1');
    removeRow(form, 'dates', 1);
    insertRow(form, 'dates', aDate(3, 'Mi'));
    expect(form.isDirty()).toBe(false);
  });

  it('is unchanged by a restored draft', () => {
    const form = createForm(locking, bigValues({ text: 'locked' }));
    form.restore(bigValues({ text: 'locked', title: 'Konzert', password: 'x', dates: [aDate(1, 'Fr')] }));
    expect(form.values()).toEqual(bigValues({ text: 'locked', password: 'x' }));
  });
});

describe('a subscriber of a form', () => {
  /** Subscribes to each of these paths. `told` returns the notified paths since its last call. */
  function hearing(paths: readonly (string | undefined)[]) {
    const form = aForm({ dates: [aDate(1, 'Mo'), aDate(2, 'Di', { id: 21, from: '19:00' })] });
    const told: (string | undefined)[] = [];
    const ends = paths.map((path) => form.subscribe(() => told.push(path), path));
    return { form, ends, told: () => [...new Set(told.splice(0))] };
  }

  it('is notified of all changes, or only of those to a row, a group or a field', () => {
    const { form, told } = hearing([undefined, 'title', 'place.street', 'dates', 'dates.1.day', 'dates.2']);
    form.set('title', 'Konzert');
    expect(told()).toEqual([undefined, 'title']);
    form.set('dates.2.slots.21.from', '20:00');
    expect(told()).toEqual([undefined, 'dates', 'dates.2']);
    form.set('place.street', 'Am Markt 1');
    expect(told()).toEqual([undefined, 'place.street']);
    removeRow(form, 'dates', 1);
    expect(told()).toEqual([undefined, 'dates', 'dates.1.day']);
  });

  it('is notified when a problem appears or disappears', () => {
    const { form, told } = hearing(['title']);
    form.setServerErrors([{ path: 'title', code: 'taken' }]);
    expect(told()).toEqual(['title']);
    form.hideErrors();
    expect(told()).toEqual(['title']);
  });

  it('is not notified after its end', () => {
    const { form, ends, told } = hearing(['title']);
    for (const end of ends) end();
    form.set('title', 'Konzert');
    expect(told()).toEqual([]);
  });
});

describe('problems of a form', () => {
  it('are not shown before a field is left', () => {
    const form = aForm();
    form.set('title', '');
    expect(shown(form)).toEqual([]);
    form.touch('title');
    expect(shown(form)).toEqual(['title']);
  });

  it('are all shown after an attempt, and disappear as soon as they are corrected', () => {
    const form = aForm({ title: '', dates: [aDate(1, '', { id: 10, from: '' })] });
    expect(form.check()).toBe(false);
    expect(shown(form)).toEqual(['dates.1.day', 'dates.1.slots.10.from', 'title']);
    expect(form.state.failedAttempts).toBe(1);
    form.set('title', 'Lesung');
    form.set('dates.1.day', 'Mo');
    expect(shown(form)).toEqual(['dates.1.slots.10.from']);
    form.set('dates.1.slots.10.from', '18');
    expect(form.check()).toBe(true);
    expect(form.state.failedAttempts).toBe(1);
  });

  itForAll([
    ['title', 'title', true],
    ['place', 'place.name', true],
    ['dates', 'dates.1.day', true],
    ['dates.0', 'dates.1.day', true],
    ['dates.0', 'dates.2.day', false],
    ['title', 'dates.1.day', false],
  ])('refused by the server at %s go when %s changes: %s', (path, changed, goes) => {
    const form = createForm({ ...BIG_FORM, problems: () => [] }, bigValues());
    form.setServerErrors([{ path, code: 'wrong' }]);
    const [first] = shown(form);
    form.set(changed, 'x');
    expect(shown(form)).toEqual(goes ? [] : [first]);
  });

  it('by index of a row are shown at the sent row, wherever it is now', () => {
    const form = aForm();
    const sent = form.values();
    moveRow(form, 'dates', 2, 0);
    form.setServerErrors([{ path: 'dates.1.slots.1.from', code: 'taken' }], sent);
    expect(shown(form)).toEqual(['dates.2.slots.21.from']);
    removeRow(form, 'dates', 2);
    expect([shown(form), form.check()]).toEqual([[], true]);
  });

  it('refused under names that lead out of the form harm nothing', () => {
    const form = aForm();
    form.setServerErrors([{ path: '__proto__.x', code: 'wrong' }]);
    expect(form.check()).toBe(true);
  });

  it('follow another description', () => {
    const form = aForm({ title: '' });
    form.check();
    form.describe({ ...BIG_FORM, problems: () => [] });
    expect(shown(form)).toEqual([]);
  });
});

describe('text that is no value yet', () => {
  it('prevents a save, visible or not, with a message of its own', () => {
    const form = aForm({ title: '' });
    form.setFieldError('organizer', 'unpicked', 'Kultura');
    form.setFieldError('title', 'unpicked', 'Les');
    expect(form.check()).toBe(false);
    expect(form.state.shownProblems.title?.code).toBe('unpicked');
    expect(form.state.fieldErrors.organizer?.params?.text).toBe('Kultura');
    form.setFieldError('organizer');
    form.setFieldError('title');
    expect(shown(form)).toEqual(['title']);
  });

  it('is ignored if its field or row was removed', () => {
    const form = aForm();
    form.setFieldError('dates.2.day', 'unpicked', 'Mitt');
    expect(form.check()).toBe(false);
    form.set('hasDates', false);
    expect(form.check()).toBe(true);
    form.set('hasDates', true);
    expect(form.check()).toBe(false);
    const putBack = removeRow(form, 'dates', 2);
    expect(form.check()).toBe(true);
    putBack();
    expect(form.check()).toBe(false);
  });

  it('ends with a new value', () => {
    const form = aForm();
    form.setFieldError('organizer', 'unpicked', 'Kultura');
    form.rebase(bigValues(), { ...form.values(), organizer: { key: '1', label: 'Kulturamt' } });
    expect(form.check()).toBe(true);
  });

  it('ends when a dialog sets a value', () => {
    const form = aForm();
    form.setFieldError('organizer', 'unpicked', 'Kultura');
    form.set('organizer', { key: '1', label: 'Kulturamt' });
    expect(form.check()).toBe(true);
  });

  it('keeps the previous value', () => {
    const form = aForm();
    form.setFieldError('dates', 'unpicked', 'Mitt');
    form.rebase(bigValues({ title: 'Konzert' }), { ...form.values(), title: 'Konzert' });
    expect(form.state.fieldErrors.dates?.params?.text).toBe('Mitt');
    expect(form.check()).toBe(false);
  });
});

describe('rows of a list', () => {
  it('are added, moved and removed by their id, with their state', () => {
    const form = aForm({ dates: [aDate(1, 'Mo'), aDate(2, ''), aDate(3, 'Mi')] });
    form.touch('dates.2.day');
    moveRow(form, 'dates', 2, 0);
    expect([daysOf(form), shown(form)]).toEqual([['', 'Mo', 'Mi'], ['dates.2.day']]);
    const id = insertRow(form, 'dates', { day: 'neu', slots: [] }, 1);
    expect([daysOf(form), id]).toEqual([['', 'neu', 'Mo', 'Mi'], expect.stringMatching(/^\+[0-9a-f]{16}$/)]);
    removeRow(form, 'dates', 1);
    removeRow(form, 'dates', 99);
    expect([daysOf(form), shown(form)]).toEqual([['', 'neu', 'Mi'], ['dates.2.day']]);
    expect(rowsAt(form, 'dates').map((row) => row.key)).toEqual(['2', String(id), '3']);
    expect([rowsAt(form, 'title'), rowsAt(form, 'nothing')]).toEqual([[], []]);
  });

  it('in rows have their own ids', () => {
    const form = aForm();
    insertRow(form, 'dates.2.slots', { id: '+x', from: '21' }, 0);
    form.set('dates.2.slots.21.from', '22');
    expect(form.values().dates[1]?.slots.map(({ from }) => from)).toEqual(['21', '19', '22']);
  });

  it('are restored at their position, once', () => {
    const form = aForm();
    const putBack = removeRow(form, 'dates', 1);
    insertRow(form, 'dates', aDate('+a', 'Do'));
    putBack();
    putBack();
    expect(daysOf(form)).toEqual(['Mo', 'Di', 'Do']);
  });

  it('do not share values that were set in two of them', () => {
    const form = aForm();
    const row = { day: 'x', slots: [] };
    const [one, other] = [insertRow(form, 'dates', row), insertRow(form, 'dates', row)];
    form.set(`dates.${one}.day`, 'y');
    expect([form.values().dates.find(({ id }) => id === other)?.day, row.day]).toEqual(['x', 'x']);
  });

  it('keep their key and their marks when a save gives them another id', () => {
    const form = aForm();
    insertRow(form, 'dates', { id: '+a', day: 'Mi', slots: [{ id: '+b', from: '' }] });
    form.touch('dates.+a.slots.+b.from');
    form.setFieldError('dates.+a.day', 'unpicked', 'Mitt');
    const saved = bigValues({ dates: [...bigValues().dates, aDate(3, 'Mi', { id: 30, from: '' })] });
    replaceRowIds(form, [
      { path: 'dates.+a.slots.+b', id: 30 },
      { path: 'dates.+a', id: 3 },
    ]);
    form.rebase(saved, saved);
    expect(rowsAt(form, 'dates')[2]).toEqual({ id: 3, key: '+a' });
    expect(rowsAt(form, 'dates.3.slots')).toEqual([{ id: 30, key: '+b' }]);
    expect([shown(form), form.isDirty()]).toEqual([['dates.3.slots.30.from'], false]);
  });
});

describe('focusing a field', () => {
  it('focuses a visible one at once', () => {
    const form = aForm();
    const focus = vi.fn();
    const end = form.mount('title', { focus });
    form.reveal('title');
    expect([focus.mock.calls.length, form.canReveal('title'), form.canReveal('text')]).toEqual([1, true, false]);
    end();
    expect(form.canReveal('title')).toBe(false);
  });

  it('opens its section, and waits for the field', () => {
    const form = aForm();
    const open = vi.fn();
    const focus = vi.fn();
    const end = form.registerOpener({ sections: ['texts', 'dates'], open });
    expect([form.canReveal('dates.2.slots.21.from'), form.canReveal('place.name')]).toEqual([true, false]);
    form.reveal('dates.2.slots.21.from');
    expect(open.mock.calls).toEqual([['dates']]);
    form.mount('dates.2.day', { focus: vi.fn() });
    form.mount('dates.2.slots.21.from', { focus });
    form.mount('dates.2.slots.21.from', { focus });
    expect(focus).toHaveBeenCalledTimes(1);
    end();
    expect(form.canReveal('title')).toBe(false);
  });

  it('is aborted when the visitor continues', () => {
    const form = aForm();
    const focus = vi.fn();
    form.reveal('title');
    form.set('text', 'a');
    form.mount('title', { focus });
    expect(focus).not.toHaveBeenCalled();
  });
});

describe('the initial values of a form', () => {
  it('show whether the form was changed or reset', () => {
    const form = aForm();
    form.set('organizer', { key: '1', label: 'Halle' });
    expect(form.isDirty()).toBe(true);
    form.set('organizer', undefined);
    expect(form.isDirty()).toBe(false);
  });

  it('change after a save, without affecting later input', () => {
    const form = aForm();
    form.set('title', 'sent');
    const sent = form.values();
    form.set('title', 'typed meanwhile');
    form.rebase(sent, form.values());
    expect([form.isDirty(), form.values().title, form.initialValues().title]).toEqual([
      true,
      'typed meanwhile',
      'sent',
    ]);
  });

  it('are combined with a restored draft', () => {
    const form = aForm();
    form.restore(bigValues({ title: 'draft', dates: [] }));
    expect(form.isDirty()).toBe(true);
    form.reset(bigValues());
    expect([form.isDirty(), form.values()]).toEqual([false, bigValues()]);
  });

  it('may be proxies or frozen', () => {
    const form = aForm();
    const other = aForm();
    other.set('place', { name: 'Halle', street: '' });
    form.set('place', other.values().place);
    form.set('place.name', 'Kirche');
    expect([form.values().place.name, other.values().place.name]).toEqual(['Kirche', 'Halle']);
  });
});
