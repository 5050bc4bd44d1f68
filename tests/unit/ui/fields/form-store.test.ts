import { describe, expect, it } from 'vitest';
import { createForm } from '../../../../src/ui/fields/form-store';

type Values = { title: string; place?: { key: string; label: string }; dates: { day: string }[] };
const empty = (): Values => ({ title: '', dates: [{ day: '1' }, { day: '' }, { day: '3' }] });
const rules = ({ title, dates }: Values) => [
  ...(title === '' ? [{ path: 'title', code: 'required' }] : []),
  ...dates.flatMap(({ day }, place) => (day === '' ? [{ path: `dates.${place}.day`, code: 'required' }] : [])),
];
const aForm = () => createForm(empty(), rules);
const shown = ({ state }: ReturnType<typeof aForm>) => Object.keys(state.shown);
const onScreen = (form: ReturnType<typeof aForm>, ...paths: string[]) => {
  for (const path of paths) form.fields.set(path, { label: path, focus: () => undefined });
};

describe('problems of a form', () => {
  it('are not shown before a field is left', () => {
    const form = aForm();
    form.set('title', 'a');
    form.set('title', '');
    expect(shown(form)).toEqual([]);
    form.leave('title');
    expect(shown(form)).toEqual(['title']);
  });

  it('are all shown after an attempt, and go as soon as they are mended', () => {
    const form = aForm();
    expect(form.check()).toBe(false);
    expect(shown(form)).toEqual(['title', 'dates.1.day']);
    expect(form.state.failedAttempts).toBe(1);
    form.set('title', 'Lesung');
    expect(shown(form)).toEqual(['dates.1.day']);
    form.set('dates.1.day', '2');
    expect(form.check()).toBe(true);
    expect(form.state.failedAttempts).toBe(1);
  });

  it.each([
    ['title', 'title', true],
    ['place', 'place.label', true],
    ['dates', 'dates.0.day', true],
    ['dates.0', 'dates.1.day', false],
    ['title', 'dates.0.day', false],
  ])('refused by the server at %s go when %s changes: %s', (path, changed, goes) => {
    const form = createForm<Values>({ ...empty(), place: { key: '1', label: 'a' } }, () => []);
    form.refuse([{ path, code: 'wrong' }]);
    expect(shown(form)).toEqual([path]);
    form.set(changed, 'x');
    expect(shown(form)).toEqual(goes ? [] : [path]);
  });

  it('of text that is no value yet stand above what the rules say, while its field is on screen', () => {
    const form = aForm();
    onScreen(form, 'title');
    form.keepBack('title', 'unpicked');
    form.keepBack('place', 'unpicked');
    expect(form.check()).toBe(false);
    expect(form.state.shown.title?.code).toBe('unpicked');
    expect(shown(form)).not.toContain('place');
    form.keepBack('title');
    expect(form.state.shown.title?.code).toBe('required');
  });

  it('follow other rules', () => {
    const form = aForm();
    form.check();
    form.follow(() => []);
    expect(shown(form)).toEqual([]);
  });
});

describe('rows of a list', () => {
  const filled = () => {
    const form = aForm();
    onScreen(form, 'dates.1.day', 'dates.0.day');
    form.leave('dates.1.day');
    form.refuse([{ path: 'dates.2.day', code: 'past' }]);
    return form;
  };

  it.each([
    ['one is removed', [1, 2], ['dates.0.day', 'dates.1.day'], ['', '3']],
    ['they are turned round', [2, 1, 0], ['dates.1.day', 'dates.0.day'], ['3', '', '1']],
    ['the marked ones are removed', [0], [], ['1']],
    ['one is added', [0, 1, 2, 3], ['dates.1.day', 'dates.2.day'], ['1', '', '3', 'new']],
  ])('keep what is known of them when %s', (_, order, problems, days) => {
    const form = filled();
    form.rearrange('dates', order, { day: 'new' });
    expect(shown(form).sort()).toEqual([...problems].sort());
    expect(form.values().dates.map(({ day }) => day)).toEqual(days);
  });

  it('keep their keys wherever they go', () => {
    const form = filled();
    const [first, second, third] = form.rowKeys('dates');
    form.rearrange('dates', [2, 0]);
    form.set('dates.0.day', 'other');
    expect(form.rowKeys('dates')).toEqual([third, first]);
    form.rearrange('dates', [0, 1, 2], { day: '' });
    expect(form.rowKeys('dates').slice(0, 2)).toEqual([third, first]);
    expect(form.rowKeys('dates')).not.toContain(second);
    expect(form.rowKeys('nothing')).toEqual([]);
  });

  it('do not share what was put into two of them', () => {
    const form = aForm();
    const row = { day: 'x' };
    form.rearrange('dates', [0, 1, 2, 3, 4], row);
    form.set('dates.3.day', 'y');
    expect(form.values().dates[4]?.day).toBe('x');
    expect(row.day).toBe('x');
  });
});

describe('the beginning of a form', () => {
  it('tells whether something was changed, and back', () => {
    const form = aForm();
    form.set('place', { key: '1', label: 'Halle' });
    expect(form.isDirty()).toBe(true);
    form.set('place', undefined);
    expect(form.isDirty()).toBe(false);
  });

  it('is another one after a save, which touches nothing that was typed meanwhile', () => {
    const form = aForm();
    form.set('title', 'sent');
    const sent = form.values();
    form.set('title', 'typed meanwhile');
    form.rebase(sent, form.values());
    expect([form.isDirty(), form.values().title, form.beginning().title]).toEqual([true, 'typed meanwhile', 'sent']);
  });

  it('comes back with a draft above it', () => {
    const form = aForm();
    form.restore({ title: 'draft', dates: [] });
    expect(form.isDirty()).toBe(true);
    form.reset(empty());
    expect([form.isDirty(), form.values()]).toEqual([false, empty()]);
  });

  it('takes values that are watched or frozen elsewhere', () => {
    const form = aForm();
    const other = aForm();
    other.set('place', { key: '1', label: 'Halle' });
    form.set('place', other.values().place);
    form.set('place.label', 'Kirche');
    expect([form.values().place?.label, other.values().place?.label]).toEqual(['Kirche', 'Halle']);
  });
});
