import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deleteDrafts, listDrafts } from '../../../../src/app/drafts/drafts';
import type { Portal } from '../../../../src/app/portal';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { TextField } from '../../../../src/forms/fields/text-field';
import { DraftBanner } from '../../../../src/forms/layout/draft-banner';
import { FormActions } from '../../../../src/forms/layout/form-actions';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { PasswordField } from '../../../../src/forms/person/password-field';
import { type FormControl, type FormOptions, useForm } from '../../../../src/forms/saving/use-form';
import { versionedRecord } from '../../../../src/forms/saving/versioned-record';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, get, HOST, show, type, withReact } from '../../forms/saving/harness';

type Values = { first: string; password: string; place: { key: string; label: string } | undefined };
const initial: Values = { first: 'Ada', password: '', place: undefined };
type Options = Partial<FormOptions<Values>>;

const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: { first: { label: 'Vorname' }, password: { label: 'Passwort', isSecret: true }, place: { label: 'Ort' } },
  problems: () => [],
});
const shared = versionedRecord<Values>({
  watch: () => () => undefined,
  readCurrent: () => ({ record: initial, version: undefined }),
});

let control: FormControl<Values>;
function Screen(options: Options) {
  control = useForm(DESCRIPTION, {
    record: initial,
    shared,
    save: async () => undefined,
    draft: { name: 'profile', schema: 1, owner: 'person' },
    ...options,
  });
  return (
    <FormBox control={control} label="Person" messageFor={({ code }) => code}>
      <DraftBanner control={control} />
      <TextField path="first" />
      <PasswordField path="password" autoComplete="current-password" />
      <FormActions control={control}>{null}</FormActions>
    </FormBox>
  );
}

const FIRST = 'input[name=first]';
/** The button that throws the draft away; it is there as long as its banner is. */
const DISCARD = 'button.is-quiet';
const draft = (change: Partial<NonNullable<Options['draft']>>) => ({
  draft: { name: 'profile', schema: 1, owner: 'person' as const, ...change },
});
const open = (options: Options = {}, portal: Portal = aPortal({ personId: '7' })) =>
  show(portal, <Screen {...options} />);
const later = (ms = 400) => act(async () => vi.advanceTimersByTime(ms));

/** Types, and ends the page as a crash does: no code runs after it. */
async function typeAndCrash(text: string, options: Options = {}, portal?: Portal) {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:03:00+01:00') });
  const shown = await open(options, portal);
  await type(shown.place, FIRST, text);
  await later();
  const kept = { ...localStorage };
  const keptInTab = { ...sessionStorage };
  await shown.end();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
  for (const [key, value] of Object.entries(keptInTab)) sessionStorage.setItem(key, String(value));
}

/** Watches what is written to the storage; with a name of a failure, writing fails. */
function watchStorage(failure?: string) {
  const setItem = vi.fn<(key: string, value: string) => void>();
  if (failure)
    setItem.mockImplementation(() => {
      throw new DOMException('no', failure);
    });
  const storage = { getItem: () => null, removeItem: () => undefined, setItem };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  return setItem;
}

withReact();

describe('a draft', () => {
  it('is stored during continuous typing, at most half a second late', async () => {
    vi.useFakeTimers();
    const { place } = await open();
    for (const text of ['E', 'Er', 'Eri', 'Erik', 'Erika']) {
      await type(place, FIRST, text);
      await later(110);
    }
    expect(Object.values(localStorage).join()).toContain('Erik');
    expect(listDrafts(HOST, '7')).toEqual([{ name: 'profile', changedAt: expect.any(String), title: '' }]);
  });

  itForAll(
    [
      ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
      [
        'visibilitychange',
        () => {
          vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
          document.dispatchEvent(new Event('visibilitychange'));
        },
      ],
    ],
    afresh,
  )('is stored at once on %s', async (_, leave) => {
    vi.useFakeTimers();
    const { place } = await open();
    await type(place, FIRST, 'Erika');
    expect(localStorage.length).toBe(0);
    await act(async () => leave());
    expect(Object.values(localStorage).join()).toContain('Erika');
  });

  it('is stored when the screen is left, and restored with its time and version', async () => {
    await typeAndCrash('Erika', { version: '"1"' });
    const { place } = await open({ version: '"2"' });
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    expect(place.textContent).toContain('Ihr Entwurf von heute, 14:03 Uhr ist wieder da.');
    expect([control.version, control.form.isDirty()]).toEqual(['"1"', true]);
  });

  it('includes changes of another tab with the same record', async () => {
    vi.useFakeTimers();
    const { place, end } = await open({ version: '"1"' });
    await type(place, FIRST, 'Eva');
    await later();
    const [key = ''] = Object.keys(localStorage);
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    const elsewhere = { values: { first: 'Ada', password: '', place: { key: '9', label: 'Ulm' } } };
    localStorage.setItem(key, JSON.stringify(Object.assign({}, stored, elsewhere)));
    await type(place, FIRST, 'Erika');
    await later();
    await end();
    await open({ version: '"1"' });
    expect(control.form.values()).toMatchObject({ first: 'Erika', place: { label: 'Ulm' } });
  });

  it('can be discarded for the current record', async () => {
    await typeAndCrash('Erika', { version: '"1"' });
    const { place } = await open({ version: '"2"', record: { ...initial, first: 'Eva' } });
    await act(async () => get(place, DISCARD).click());
    expect([get<HTMLInputElement>(place, FIRST).value, control.version]).toEqual(['Eva', '"2"']);
    expect([localStorage.length, control.form.isDirty()]).toEqual([0, false]);
    expect(get(place, DISCARD).textContent).toBe('Wiederherstellen');
  });

  it('can be restored after it was discarded, with later input, until the form is saved', async () => {
    await typeAndCrash('Erika');
    const { place } = await open();
    await act(async () => get(place, DISCARD).click());
    expect(place.textContent).toContain('Ihr Entwurf ist verworfen.');
    await act(async () => control.form.set('place', { key: '9', label: 'Ulm' }));
    await act(async () => get(place, DISCARD).click());
    expect(control.form.values()).toMatchObject({ first: 'Erika', place: { label: 'Ulm' } });
    expect(Object.values(localStorage).join()).toContain('Erika');
    expect(place.textContent).toContain('ist wieder da');
    await act(async () => get(place, DISCARD).click());
    await act(async () => control.form.set('first', 'Eva'));
    await act(async () => void (await control.submit()));
    expect(place.querySelector(DISCARD)).toBe(null);
  });

  it('is deleted when it is sent, and when it equals the record', async () => {
    await typeAndCrash('Erika');
    const first = await open();
    await act(async () => void (await control.submit()));
    expect([localStorage.length, first.place.querySelector(DISCARD)]).toEqual([0, null]);
    await first.end();

    await typeAndCrash('Erika');
    await open({ record: { ...initial, first: 'Erika' } });
    expect(localStorage.length).toBe(0);
    expect(control.draft.restoredAt).toBe(undefined);
  });

  it('is deleted when the input equals the record again', async () => {
    vi.useFakeTimers();
    const { place } = await open();
    await type(place, FIRST, 'Erika');
    await later();
    expect(localStorage.length).toBe(1);
    await type(place, FIRST, 'Ada');
    await later();
    expect(localStorage.length).toBe(0);
  });

  it('never holds a password', async () => {
    const set = watchStorage();
    vi.useFakeTimers();
    const { place, end } = await open();
    await type(place, 'input[name=password]', 'Geheim!');
    await later();
    expect(set).not.toHaveBeenCalled();
    await type(place, FIRST, 'Erika');
    await later();
    await end();
    expect(set).toHaveBeenCalled();
    expect(JSON.stringify(set.mock.calls)).not.toContain('Geheim');
  });

  itForAll(
    [
      ['another person', aPortal({ personId: '71' }), {}],
      ['somebody whose id begins alike', aPortal({ personId: '7/profile' }), {}],
      ['a guest', aPortal(), draft({ owner: 'guest' })],
      ['another form', aPortal({ personId: '7' }), draft({ name: 'event:7' })],
    ],
    afresh,
  )('is not shown to %s', async (_, portal, options) => {
    await typeAndCrash('Erika');
    const { place } = await open(options, portal);
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Ada');
    expect(place.querySelector(DISCARD)).toBe(null);
  });

  it('of a guest ends with the tab', async () => {
    await typeAndCrash('Erika', draft({ owner: 'guest' }), aPortal());
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    const { place } = await open(draft({ owner: 'guest' }), aPortal());
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
  });

  it('of an older shape is offered as text until it is discarded', async () => {
    await typeAndCrash('Erika');
    const { place, end } = await open(draft({ schema: 2 }));
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Ada');
    expect(get<HTMLTextAreaElement>(place, 'textarea').value).toBe('Erika');
    await type(place, FIRST, 'Eva');
    await later();
    await end();
    const again = await open(draft({ schema: 2 }));
    expect(get<HTMLInputElement>(again.place, FIRST).value).toBe('Eva');
    expect(get<HTMLTextAreaElement>(again.place, 'textarea').value).toBe('Erika');
    await act(async () => get(again.place, DISCARD).click());
    expect(localStorage.length).toBe(0);
  });

  itForAll(
    ['null', '{', '{"at":"x"}', '{"at":"2026-11-21T12:00:00Z","schema":1,"base":{},"values":{"first":[]}}'],
    afresh,
  )('that is corrupt has no effect: %s', async (spoilt) => {
    await typeAndCrash('Erika');
    localStorage.setItem(localStorage.key(0) ?? '', spoilt);
    const { place } = await open();
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Ada');
  });

  it('is deleted at log-out, and not stored again by the closing form', async () => {
    vi.useFakeTimers();
    const portal = aPortal({ personId: '7' });
    const { place, end } = await open({}, portal);
    await type(place, FIRST, 'Erika');
    await later();
    localStorage.setItem('other', 'x');
    portal.client.session.close('left');
    deleteDrafts(HOST, '7');
    await type(place, FIRST, 'Erika M');
    await end();
    expect(Object.keys(localStorage)).toEqual(['other']);
  });
});

describe('a browser without storage', () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  itForAll(['SecurityError', 'QuotaExceededError'], afresh)(
    'shows a warning within a second, and asks before leaving: %s',
    async (name) => {
      const set = watchStorage(name);
      vi.useFakeTimers();
      const { place } = await open();
      expect(asks()).toBe(false);
      await type(place, FIRST, 'Erika');
      await later();
      expect(control.draft.hasStorageFailed).toBe(true);
      expect(place.textContent).toContain('Nicht gespeichert');
      expect(get(place, 'form > [role=status]').textContent).toBe('Ihr Entwurf kann nicht gespeichert werden.');
      expect(asks()).toBe(true);
      set.mockImplementation(() => undefined);
      await type(place, FIRST, 'Erika M');
      await later();
      expect(control.draft.hasStorageFailed).toBe(false);
      expect(place.textContent).toContain('Auf diesem Gerät gespeichert, ');
      expect(asks()).toBe(false);
    },
  );

  it('shows none for a password alone', async () => {
    watchStorage('QuotaExceededError');
    vi.useFakeTimers();
    const { place } = await open();
    await type(place, 'input[name=password]', 'Geheim!');
    await later();
    expect(asks()).toBe(false);
  });
});
