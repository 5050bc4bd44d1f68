import { act, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { useOpener } from '../../../../src/forms/engine/form-context';
import { insertRow, rowsAt } from '../../../../src/forms/engine/form-rows';
import { useRows } from '../../../../src/forms/engine/use-rows';
import { SearchField } from '../../../../src/forms/fields/search-field';
import { SubmitButton } from '../../../../src/forms/fields/submit-button';
import { TextField } from '../../../../src/forms/fields/text-field';
import { ConflictDialog } from '../../../../src/forms/layout/conflict-dialog';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { createUploads } from '../../../../src/forms/saving/uploads';
import { type FormControl, type FormOptions, useForm } from '../../../../src/forms/saving/use-form';
import { versionedRecord } from '../../../../src/forms/saving/versioned-record';
import type { UploadEnd } from '../../../../src/forms/upload/upload-attempt';
import { aDate, BIG_FORM, type BigValues, bigValues } from '../../../support/big-form';
import { itForAll } from '../../../support/it-for-all';
import { settle } from '../../../support/settle';
import { afresh, aPortal, click, deferred, get, leave, show, type, withReact } from './harness';

type Control = FormControl<BigValues>;
type Section = 'texts' | 'dates' | 'place';
const ALL: readonly Section[] = ['texts', 'dates', 'place'];

let control: Control;

/* Sections do not know whether tabs, a page or a wizard shows them. */
const SECTIONS: Record<Section, (props: { control: Control }) => ReactNode> = {
  texts: () => <TextField path="title" />,
  dates: function Dates({ control: { form } }) {
    const { rows } = useRows('dates');
    return (
      <>
        {rows.map(({ id, key }) => (
          <TextField key={key} path={`dates.${id}.day`} />
        ))}
        <output>{form.values().dates.length}</output>
      </>
    );
  },
  place: () => (
    <>
      <TextField path="place.name" />
      <SearchField path="organizer" find={async () => []} />
    </>
  ),
};

/** Each section in a tab; only one is on the screen. */
function Tabs() {
  const [open, setOpen] = useState<Section>('texts');
  useOpener(ALL, (section) => setOpen(section as Section));
  const One = SECTIONS[open];
  return (
    <>
      {ALL.map((section) => (
        <button key={section} type="button" name={section} onClick={() => setOpen(section)}>
          {section}
        </button>
      ))}
      <One control={control} />
    </>
  );
}

/** All sections below one another, the last one folded up. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  useOpener(['place'], () => setIsOpen(true));
  return (
    <>
      <SECTIONS.texts control={control} />
      <SECTIONS.dates control={control} />
      <div hidden={!isOpen}>
        <SECTIONS.place control={control} />
      </div>
    </>
  );
}

/** Each section in a step, whose code comes when the step is opened. */
function Wizard() {
  const [step, setStep] = useState<Section>();
  useOpener(ALL, (section) => void stepCode.then(() => setStep(section as Section)));
  const One = step && SECTIONS[step];
  return One && <One control={control} />;
}
let stepCode: Promise<void> = Promise.resolve();

type Props = Partial<FormOptions<BigValues>> & { children: ReactNode };
function Screen({ children, ...options }: Props) {
  control = useForm(BIG_FORM, { record: bigValues(), save: async () => undefined, ...options });
  return (
    <FormBox control={control} label="Veranstaltung" messageFor={({ code }) => code}>
      {children}
      <SubmitButton>Speichern</SubmitButton>
      {control.conflict && (
        <ConflictDialog
          conflict={control.conflict}
          structure={control.description}
          show={(_, value) => JSON.stringify(value) ?? ''}
          onClose={control.conflict.cancel}
        />
      )}
    </FormBox>
  );
}

const SUBMIT = 'button[type=submit]';
const links = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('[role=group] button')];
const follow = (place: ParentNode, number: number) => act(async () => links(place)[number]?.click());

withReact();

describe('a form with hidden sections', () => {
  const lacking = bigValues({ title: '', place: { name: '', street: '' }, dates: [aDate(1, 'Mo'), aDate(2, '')] });

  itForAll(
    [
      ['in tabs', <Tabs key="tabs" />],
      ['folded up', <Page key="page" />],
      ['in steps', <Wizard key="wizard" />],
    ],
    afresh,
  )('%s lists all errors in order, with links', async (_, content) => {
    const portal = aPortal();
    const { place } = await show(portal, <Screen record={lacking}>{content}</Screen>);
    await click(place, SUBMIT);
    expect(links(place).map(({ textContent }) => textContent)).toEqual([
      'Bitte füllen Sie „Titel“ aus.',
      'Bitte füllen Sie „Termin 2: Tag“ aus.',
      'Bitte füllen Sie „Name“ aus.',
    ]);
    for (const [number, name] of ['title', 'dates.2.day', 'place.name'].entries()) {
      await follow(place, number);
      await settle();
      const field = portal.root.activeElement as HTMLElement;
      expect([field.getAttribute('name'), field.closest('[hidden]')]).toEqual([name, null]);
    }
  });

  it('links to a step whose code loads late', async () => {
    const code = deferred();
    stepCode = code.promise;
    const portal = aPortal();
    const { place } = await show(portal, <Screen record={lacking}>{<Wizard />}</Screen>);
    await click(place, SUBMIT);
    await follow(place, 2);
    expect(portal.root.activeElement?.getAttribute('name')).not.toBe('place.name');
    await act(async () => code.resolve());
    expect(portal.root.activeElement?.getAttribute('name')).toBe('place.name');
  });

  it('neither loses invalid text nor is silently blocked by it', async () => {
    const portal = aPortal();
    const { place } = await show(portal, <Screen>{<Tabs />}</Screen>);
    await click(place, '[name=place]');
    await type(place, '[name=organizer]', 'Kultura');
    await leave(place, '[name=organizer]');
    await click(place, '[name=texts]');
    expect(await act(() => control.submit())).toBe(false);
    expect(links(place)[0]?.textContent).toContain('Veranstalter: Bitte wählen Sie einen der Vorschläge aus');
    await follow(place, 0);
    const field = get<HTMLInputElement>(place, '[name=organizer]');
    expect([field.value, portal.root.activeElement]).toEqual(['Kultura', field]);
    await click(place, 'button[aria-label="Veranstalter leeren"]');
    expect(await act(() => control.submit())).toBe(true);
  });

  it('merges concurrent changes in hidden rows', async () => {
    const current = bigValues({ dates: [...bigValues().dates, aDate(3, 'Mi')] });
    const stale = new ApiError('rejected', { status: 412, current, etag: '"2"' });
    const shared = versionedRecord<BigValues>({
      watch: () => () => undefined,
      readCurrent: ({ etag }) => ({ record: current, version: etag }),
    });
    const save = vi
      .fn<FormOptions<BigValues>['save']>()
      .mockRejectedValueOnce(stale)
      .mockImplementation(async (values) => ({
        record: { ...values, dates: values.dates.map((date, index) => ({ ...date, id: 100 + index })) },
        version: '"3"',
      }));
    const { place } = await show(aPortal(), <Screen {...{ save, shared, version: '"1"' }}>{<Tabs />}</Screen>);
    const own = insertRow(control.form, 'dates', aDate('+a', 'Do'));
    await click(place, SUBMIT);
    expect(save.mock.lastCall?.[0].dates.map(({ day }) => day)).toEqual(['Mo', 'Di', 'Do', 'Mi']);
    expect([control.version, control.form.isDirty(), own]).toEqual(['"3"', false, '+a']);
    expect(rowsAt(control.form, 'dates')[2]).toEqual({ id: 102, key: '+a' });
  });

  it('asks about a row that one side has changed and the other removed', async () => {
    const current = bigValues({ dates: [aDate(1, 'Mo', { id: 10, from: '18' })] });
    const shared = versionedRecord<BigValues>({
      watch: () => () => undefined,
      readCurrent: () => ({ record: current, version: '"2"' }),
    });
    const save = vi
      .fn<FormOptions<BigValues>['save']>()
      .mockRejectedValueOnce(new ApiError('rejected', { status: 412, current, etag: '"2"' }))
      .mockResolvedValue(undefined);
    const { place } = await show(aPortal(), <Screen {...{ save, shared, version: '"1"' }}>{<Tabs />}</Screen>);
    await act(async () => control.form.set('dates.2.day', 'Sa'));
    await click(place, SUBMIT);
    expect(get(place, 'dialog legend').textContent).toBe('Termin 2');
    expect(get(place, 'dialog fieldset').textContent).toContain('(entfernt)');
    await act(async () => get(place, 'dialog fieldset label:last-child input').click());
    await act(async () => [...place.querySelectorAll<HTMLElement>('dialog .button')].at(-1)?.click());
    expect(save.mock.lastCall?.[0].dates.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a form with files', () => {
  it('is sent when they are uploaded, and names failed ones', async () => {
    const uploads = createUploads();
    const file = deferred<UploadEnd>();
    const save = vi.fn<FormOptions<BigValues>['save']>(async () => undefined);
    const { place } = await show(aPortal(), <Screen {...{ uploads, save }}>{<Tabs />}</Screen>);
    uploads.watch('dates.2', file.promise);
    await click(place, SUBMIT);
    expect([save.mock.calls.length, control.isSending]).toEqual([0, true]);
    await act(async () => file.resolve('failed'));
    await settle();
    expect([save.mock.calls.length, control.isSending, links(place)[0]?.textContent]).toEqual([
      0,
      false,
      'Termin 2: upload_failed',
    ]);
    uploads.watch('dates.2', Promise.resolve('stored'));
    await click(place, SUBMIT);
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('does not wait for files of removed rows', async () => {
    const uploads = createUploads();
    const save = vi.fn<FormOptions<BigValues>['save']>(async () => undefined);
    const { place } = await show(aPortal(), <Screen {...{ uploads, save }}>{<Tabs />}</Screen>);
    uploads.watch('dates.99', Promise.resolve('failed'));
    await click(place, SUBMIT);
    await settle();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
