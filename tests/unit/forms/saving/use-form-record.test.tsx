import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import type { StoredRecord } from '../../../../src/forms/saving/versioned-record';
import { versionedRecord } from '../../../../src/forms/saving/versioned-record';
import { click, deferred, get, type, withReact } from './harness';
import { control, FIRST, keysOf, LAST, open, type Save, SUBMIT, type Values } from './person-form';

withReact();

describe('a record with a concurrent change', () => {
  const watch = () => () => undefined;
  const changed = ({ current, etag }: ApiError) => ({ record: current as Values, version: etag });
  const shared = versionedRecord<Values>({ watch, readCurrent: changed });
  const stale = (current: Values) => new ApiError('rejected', { status: 412, current, etag: '"2"' });
  const record = { first: 'Ada', last: 'Muster' };

  it('counts as saved if it is equal', async () => {
    const onSaved = vi.fn();
    const save = vi.fn<Save>().mockRejectedValue(stale({ first: 'Erika', last: 'Muster' }));
    const { place } = await open({ save, record, version: '"1"', shared, onSaved });
    await click(place, SUBMIT);
    expect([control.version, control.conflict, control.form.isDirty()]).toEqual(['"2"', undefined, false]);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ first: 'Erika', last: 'Muster' }, record);
  });

  it('is chosen field by field, and sent over the new version with a new key', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(stale({ first: 'Eva', last: 'Meier' }))
      .mockResolvedValue(undefined);
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    const chosen = () => [...place.querySelectorAll<HTMLInputElement>('dialog input')].map(({ checked }) => checked);
    // Fields that only the others have changed take their value without a question.
    expect(chosen()).toEqual([true, false]);
    expect([...place.querySelectorAll('dialog legend')].map(({ textContent }) => textContent)).toEqual(['Vorname']);
    await act(async () => [...place.querySelectorAll<HTMLElement>('dialog .button')].at(-1)?.click());
    expect(save).toHaveBeenLastCalledWith(
      { first: 'Erika', last: 'Meier' },
      expect.objectContaining({ version: '"2"' }),
      expect.anything(),
    );
    expect(new Set(keysOf(save)).size).toBe(2);
    expect(place.querySelector('dialog')).toBe(null);
  });

  it('has no conflict if the changes are in different fields', async () => {
    const save = vi
      .fn<Save>()
      .mockRejectedValueOnce(stale({ first: 'Ada', last: 'Meier' }))
      .mockResolvedValue(undefined);
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    expect(place.querySelector('dialog')).toBe(null);
    expect(save).toHaveBeenLastCalledWith(
      { first: 'Erika', last: 'Meier' },
      expect.objectContaining({ version: '"2"' }),
      expect.anything(),
    );
    expect([save.mock.calls.length, control.savedAt]).toEqual([2, expect.any(String)]);
  });

  it('stays open if the visitor cancels', async () => {
    const save = vi.fn<Save>().mockRejectedValue(stale({ first: 'Eva', last: 'Meier' }));
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await act(async () => control.conflict?.cancel());
    expect([control.form.values(), control.version]).toEqual([{ first: 'Erika', last: 'Muster' }, '"1"']);
    await click(place, SUBMIT);
    expect(save.mock.calls.map(([, { version }]) => version)).toEqual(['"1"', '"1"']);
    expect(place.querySelector('dialog')).not.toBe(null);
  });

  /** A record that other parts of the page may change. */
  function aRecord() {
    let tell: (stored: StoredRecord<Values>) => void = () => undefined;
    const ofOthers = (hear: typeof tell) => {
      tell = hear;
      return () => undefined;
    };
    return {
      shared: versionedRecord<Values>({ watch: ofOthers, readCurrent: changed }),
      becomes: (first: string, last: string, version: string) =>
        act(async () => tell({ record: { first, last }, version })),
    };
  }

  it('is applied to an untouched form', async () => {
    const { shared, becomes } = aRecord();
    const { place } = await open({ save: vi.fn<Save>(), record, version: '"1"', shared });
    await type(place, FIRST, 'Ada');
    await act(async () => control.form.setFieldError('last', 'unpicked', 'Mei'));
    await becomes('Eva', 'Muster', '"2"');
    expect([control.form.values(), control.version, control.form.isDirty()]).toEqual([
      { first: 'Eva', last: 'Muster' },
      '"2"',
      false,
    ]);
    expect([control.mergedAt, control.form.state.fieldErrors.last]).toEqual([undefined, undefined]);
  });

  it('is merged with the input, with a quiet message', async () => {
    const { shared, becomes } = aRecord();
    const { place } = await open({ save: vi.fn<Save>(), record, version: '"1"', shared });
    await becomes('Ada', 'Meier', '"2"');
    expect([control.form.values(), control.version]).toEqual([{ first: 'Erika', last: 'Meier' }, '"2"']);
    expect(get(place, '[role=status]').textContent).toContain('Änderung von anderer Stelle übernommen');
    expect(place.textContent).toContain('Änderung von anderer Stelle übernommen, ');
    await type(place, FIRST, 'Ada');
    expect(control.form.isDirty()).toBe(false);
  });

  it('waits for the save where both have changed the same', async () => {
    const { shared, becomes } = aRecord();
    const { place } = await open({ save: vi.fn<Save>(), record, version: '"1"', shared });
    await becomes('Eva', 'Meier', '"2"');
    expect([control.form.values().first, control.version]).toEqual(['Erika', '"1"']);
    await type(place, FIRST, 'Ada');
    await becomes('Eva', 'x', '"3"');
    expect([control.form.values(), control.version]).toEqual([{ first: 'Eva', last: 'x' }, '"3"']);
  });

  it('that arrives during a save waits for its end', async () => {
    const { shared, becomes } = aRecord();
    const answer = deferred<undefined>();
    const save = vi.fn<Save>(() => answer.promise);
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await becomes('Ada', 'Meier', '"2"');
    expect([save.mock.calls[0]?.[1].version, control.version]).toEqual(['"1"', '"1"']);
    await act(async () => answer.reject(new ApiError('offline')));
    expect([control.version, control.form.values()]).toEqual(['"2"', { first: 'Erika', last: 'Meier' }]);
  });

  it('that arrives during a save is older than its response', async () => {
    const { shared, becomes } = aRecord();
    const answer = deferred<StoredRecord<Values>>();
    const { place } = await open({ save: () => answer.promise, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await becomes('Ada', 'Meier', '"2"');
    await act(async () => answer.resolve({ record: { first: 'Erika', last: 'Muster' }, version: '"3"' }));
    expect([control.version, control.form.values(), control.form.isDirty()]).toEqual([
      '"3"',
      { first: 'Erika', last: 'Muster' },
      false,
    ]);
  });
});

describe('the response to a save', () => {
  const record = { first: 'Ada', last: 'Muster' };

  it('becomes the record, also for later input', async () => {
    const answer = deferred<StoredRecord<Values>>();
    const save = vi.fn<Save>(() => answer.promise);
    const shared = versionedRecord<Values>({
      watch: () => () => undefined,
      readCurrent: () => ({ record, version: '' }),
    });
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await type(place, LAST, 'Meier');
    await act(async () => answer.resolve({ record: { first: 'ERIKA', last: 'Muster' }, version: '"2"' }));
    expect([control.version, control.form.values(), control.form.initialValues()]).toEqual([
      '"2"',
      { first: 'ERIKA', last: 'Meier' },
      { first: 'ERIKA', last: 'Muster' },
    ]);
    await click(place, SUBMIT);
    expect(save).toHaveBeenLastCalledWith(
      { first: 'ERIKA', last: 'Meier' },
      expect.objectContaining({ version: '"2"' }),
      { first: 'ERIKA', last: 'Muster' },
    );
  });

  it('is no concurrent change, whenever and however often it arrives', async () => {
    let tell: (stored: StoredRecord<Values>) => void = () => undefined;
    const stored = { record: { first: 'Erika', last: 'Muster' }, version: '"2"' };
    const { place } = await open({
      record,
      version: '"1"',
      shared: versionedRecord<Values>({
        watch: (hear) => {
          tell = hear;
          return () => undefined;
        },
        readCurrent: () => stored,
      }),
      save: async () => {
        tell(stored);
        return stored;
      },
    });
    await click(place, SUBMIT);
    await type(place, LAST, 'Meier');
    await act(async () => tell(stored));
    expect([control.version, control.form.values().last, control.mergedAt]).toEqual(['"2"', 'Meier', undefined]);
  });
});
