// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { createFormController } from '../../../../src/forms/saving/form-controller';
import { createUploads } from '../../../../src/forms/saving/uploads';
import { versionedRecord } from '../../../../src/forms/saving/versioned-record';
import { aPortal } from './harness';

type Row = { id: string; file?: string };
type Values = { title: string; state: string; media: Row[] };

const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: {
    title: { label: 'Titel' },
    state: { label: 'Status' },
    media: { label: 'Bilder', row: (number) => `Bild ${number}`, rows: { file: { label: 'Datei' } } },
  },
  problems: () => [],
});

function aRun(state: string) {
  const uploads = createUploads();
  const save = vi.fn(async (values: Values) => ({ record: values, version: 'v2' }));
  const run = createFormController(aPortal(), {
    description: () => DESCRIPTION,
    options: () => ({
      record: { title: '', state, media: [] },
      version: 'v1',
      shared: versionedRecord<Values>({
        watch: () => () => undefined,
        readCurrent: () => ({ record: {} as Values, version: undefined }),
      }),
      save,
      uploads,
      savesWithoutFiles: (values) => values.state === 'draft',
    }),
  });
  run.form.set('title', 'Konzert');
  run.form.set('media', [{ id: '+a' }, { id: '+b', file: 'b.jpg' }]);
  uploads.watch('media.+a', Promise.resolve('failed'));
  uploads.watch('media.+b', Promise.resolve('stored'));
  return { run, save, uploads };
}

describe('a picture that did not arrive', () => {
  it('is left out of a draft, stays in the form, and goes along once it has arrived', async () => {
    const { run, save, uploads } = aRun('draft');
    expect(await run.submit()).toBe(true);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ title: 'Konzert', media: [{ id: '+b' }] });
    expect(run.form.values().media.map(({ id }) => id)).toEqual(['+a', '+b']);
    expect([run.form.isDirty(), run.form.state.shownProblems['media.+a']?.code]).toEqual([true, 'upload_failed']);
    uploads.watch('media.+a', Promise.resolve('stored'));
    run.form.set('media.+a.file', 'a.jpg');
    expect(await run.submit()).toBe(true);
    expect(save.mock.calls[1]?.[0].media).toHaveLength(2);
    expect(run.form.isDirty()).toBe(false);
  });

  it('prevents publication', async () => {
    const { run, save } = aRun('published');
    expect(await run.submit()).toBe(false);
    expect(save).not.toHaveBeenCalled();
    expect(run.form.state.shownProblems['media.+a']?.code).toBe('upload_failed');
  });
});
