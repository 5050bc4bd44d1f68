import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../../src/api/api-error';
import type { Stored } from '../../../../src/portal/form/shared-record';
import { sharedRecord } from '../../../../src/portal/form/shared-record';
import { type FormControl, type FormOptions, useForm } from '../../../../src/portal/form/use-form';
import { ConflictDialog } from '../../../../src/portal/form-parts/conflict-dialog';
import { FormBox } from '../../../../src/portal/form-parts/form-box';
import { FormFailure } from '../../../../src/portal/form-parts/form-failure';
import { FormFoot } from '../../../../src/portal/form-parts/form-foot';
import type { Portal } from '../../../../src/portal/portal';
import { rescueOf } from '../../../../src/portal/rescue';
import { SubmitButton } from '../../../../src/ui/fields/submit-button';
import { TextField } from '../../../../src/ui/fields/text-field';
import { describeForm } from '../../../../src/ui/form/describe-form';
import { aPortal, click, deferred, get, inAnHour, settle, show, type, withReact } from './harness';

type Values = { first: string; last: string };
type Save = FormOptions<Values>['save'];
const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: { first: { label: 'Vorname' }, last: { label: 'Nachname' } },
  problems: ({ first }) => (first === '' ? [{ path: 'first', code: 'required' }] : []),
});

let control: FormControl<Values>;
function Screen(options: Partial<FormOptions<Values>> & { save: Save }) {
  control = useForm(DESCRIPTION, { record: { first: '', last: '' }, ...options });
  return (
    <FormBox control={control} label="Person" wordsOf={({ code }) => `words of ${code}`}>
      <FormFailure error={control.failure} onRetry={() => void control.submit()} />
      <TextField path="first" />
      <TextField path="last" />
      <FormFoot control={control}>
        <SubmitButton>Speichern</SubmitButton>
      </FormFoot>
      <ConflictDialog control={control} show={(_, value) => String(value)} />
    </FormBox>
  );
}

const FIRST = 'input[name=first]';
const LAST = 'input[name=last]';
const SUBMIT = 'button[type=submit]';
const keysOf = (save: { mock: { calls: Parameters<Save>[] } }) =>
  save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

/** A filled form. */
async function open(options: Partial<FormOptions<Values>> & { save: Save }, portal: Portal = aPortal()) {
  const shown = await show(portal, <Screen {...options} />);
  await type(shown.place, FIRST, 'Erika');
  return { ...shown, portal };
}

withReact();

describe('sending a form', () => {
  it('happens once, however often it is asked for', async () => {
    const answer = deferred<undefined>();
    const save = vi.fn<Save>(() => answer.promise);
    const { place } = await open({ save });
    for (let time = 0; time < 3; time += 1) await click(place, SUBMIT);
    await act(async () => void control.submit());
    const button = get(place, SUBMIT);
    expect([button.textContent, button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual([
      'Wird gesendet …',
      'true',
      false,
    ]);
    expect(get(place, '[role=status]').textContent).toBe('Wird gesendet …');
    await act(async () => answer.resolve(undefined));
    expect(save).toHaveBeenCalledTimes(1);
    expect(save.mock.calls[0]?.[0]).toEqual({ first: 'Erika', last: '' });
    expect(button.textContent).toBe('Speichern');
    expect(control.form.isDirty()).toBe(false);
  });

  it('is kept back by what is wrong, and the summary takes the focus and leads to the field', async () => {
    const save = vi.fn<Save>(async () => undefined);
    const { place, portal } = await open({ save });
    await type(place, FIRST, '');
    await click(place, SUBMIT);
    const summary = get(place, '[role=group]');
    expect(save).not.toHaveBeenCalled();
    expect(summary.textContent).toBe('Noch eine Angabe fehltVorname: words of required');
    expect(portal.root.activeElement).toBe(summary);
    await click(summary, 'button');
    const field = get(place, FIRST);
    expect(portal.root.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = portal.root.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('words of required');
    await type(place, FIRST, 'E');
    expect(place.querySelector('[role=group]')).toBe(null);
  });

  it('leaves what is typed meanwhile unsaved and in place', async () => {
    const answer = deferred<undefined>();
    const { place } = await open({ save: () => answer.promise });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Erika Maria');
    await act(async () => answer.resolve(undefined));
    expect([control.form.values().first, control.form.isDirty()]).toEqual(['Erika Maria', true]);
  });

  it('is not asked for by Enter while an input method is at work', async () => {
    const { place } = await open({ save: vi.fn<Save>() });
    const enter = (isComposing: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
      get(place, FIRST).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([enter(true), enter(false)]).toEqual([true, false]);
  });

  it('may end after the form has gone', async () => {
    const answer = deferred();
    const effect = vi.fn();
    const { place, end } = await open({
      save: async () => {
        await answer.promise;
        effect();
      },
      draft: { name: 'a', schema: 1, owner: 'guest' },
    });
    await click(place, SUBMIT);
    await end();
    expect(sessionStorage.length).toBe(1);
    answer.resolve();
    await settle();
    expect(effect).toHaveBeenCalled();
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the key of an attempt', () => {
  const cases: [ApiFailure, object, boolean][] = [
    ['offline', {}, true],
    ['timeout', {}, true],
    ['broken', { status: 500 }, true],
    ['rejected', { status: 409, code: 'key_in_use' }, true],
    ['rejected', { status: 422, code: 'wrong' }, false],
    ['busy', { status: 429 }, false],
    ['denied', { status: 403 }, false],
  ];

  it.each(cases)('after %s %j: kept is %s', async (failure, details, isKept) => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError(failure, details)).mockResolvedValue(undefined);
    const { place } = await open({ save });
    await click(place, SUBMIT);
    expect(get(place, '[role=alert]').textContent).not.toBe('');
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    await click(place, SUBMIT);
    const [first, second] = keysOf(save);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first === second).toBe(isKept);
  });

  it('is another one for other values, and after a success', async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue(undefined);
    const { place } = await open({ save });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Eva');
    await click(place, SUBMIT);
    await click(place, SUBMIT);
    expect(new Set(keysOf(save)).size).toBe(3);
  });
});

describe('what the server refuses', () => {
  it('stands at its fields instead of a failure', async () => {
    const save = vi.fn<Save>().mockRejectedValue(
      new ApiError('rejected', {
        status: 422,
        fields: [
          { path: 'last', code: 'taken' },
          { path: 'other', code: 'odd' },
        ],
      }),
    );
    const { place } = await open({ save });
    await click(place, SUBMIT);
    expect(control.failure).toBe(undefined);
    expect(get(place, '[role=group]').textContent).toBe(
      'Bitte prüfen Sie 2 AngabenNachname: words of takenwords of odd',
    );
    expect(get(place, '[role=group]').querySelectorAll('button')).toHaveLength(1);
  });

  it('is put to fields by the screen', async () => {
    const save = vi.fn<Save>().mockRejectedValue(new ApiError('rejected', { status: 409, code: 'unavailable_email' }));
    const { place } = await open({ save, fieldsOf: ({ code }) => [{ path: 'last', code: code ?? '' }] });
    await click(place, SUBMIT);
    expect(get(place, LAST).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a record that has changed meanwhile', () => {
  const watch = () => () => undefined;
  const changed = ({ current, etag }: ApiError) => ({ record: current as Values, version: etag });
  const shared = sharedRecord<Values>({ watch, changed });
  const stale = (current: Values) => new ApiError('rejected', { status: 412, current, etag: '"2"' });
  const record = { first: 'Ada', last: 'Muster' };

  it('counts as saved when it says the same', async () => {
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

  it('is not asked about where each side has changed something else', async () => {
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
    expect([save.mock.calls.length, control.sentAt]).toEqual([2, expect.any(String)]);
  });

  it('is left alone when the visitor wants to think', async () => {
    const save = vi.fn<Save>().mockRejectedValue(stale({ first: 'Eva', last: 'Meier' }));
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await act(async () => control.conflict?.giveUp());
    expect([control.form.values(), control.version]).toEqual([{ first: 'Erika', last: 'Muster' }, '"1"']);
    await click(place, SUBMIT);
    expect(save.mock.calls.map(([, { version }]) => version)).toEqual(['"1"', '"1"']);
    expect(place.querySelector('dialog')).not.toBe(null);
  });

  /** Where others keep the record of a form. */
  function aRecord() {
    let tell: (stored: Stored<Values>) => void = () => undefined;
    const ofOthers = (hear: typeof tell) => {
      tell = hear;
      return () => undefined;
    };
    return {
      shared: sharedRecord<Values>({ watch: ofOthers, changed }),
      becomes: (first: string, last: string, version: string) =>
        act(async () => tell({ record: { first, last }, version })),
    };
  }

  it('is taken over by an untouched form', async () => {
    const { shared, becomes } = aRecord();
    const { place } = await open({ save: vi.fn<Save>(), record, version: '"1"', shared });
    await type(place, FIRST, 'Ada');
    await act(async () => control.form.keepBack('last', 'unpicked', 'Mei'));
    await becomes('Eva', 'Muster', '"2"');
    expect([control.form.values(), control.version, control.form.isDirty()]).toEqual([
      { first: 'Eva', last: 'Muster' },
      '"2"',
      false,
    ]);
    expect([control.joinedAt, control.form.state.own.last]).toEqual([undefined, undefined]);
  });

  it('comes in beside what is typed, and says so quietly', async () => {
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

  it('that is heard of during a save waits for its end', async () => {
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

  it('that is heard of during a save is older than its answer', async () => {
    const { shared, becomes } = aRecord();
    const answer = deferred<Stored<Values>>();
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

describe('what the server has made of a save', () => {
  const record = { first: 'Ada', last: 'Muster' };

  it('is the record from then on, also for what was typed meanwhile', async () => {
    const answer = deferred<Stored<Values>>();
    const save = vi.fn<Save>(() => answer.promise);
    const shared = sharedRecord<Values>({ watch: () => () => undefined, changed: () => ({ record, version: '' }) });
    const { place } = await open({ save, record, version: '"1"', shared });
    await click(place, SUBMIT);
    await type(place, LAST, 'Meier');
    await act(async () => answer.resolve({ record: { first: 'ERIKA', last: 'Muster' }, version: '"2"' }));
    expect([control.version, control.form.values(), control.form.beginning()]).toEqual([
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

  it('is no change of anybody, whenever and however often it is told', async () => {
    let tell: (stored: Stored<Values>) => void = () => undefined;
    const stored = { record: { first: 'Erika', last: 'Muster' }, version: '"2"' };
    const { place } = await open({
      record,
      version: '"1"',
      shared: sharedRecord<Values>({
        watch: (hear) => {
          tell = hear;
          return () => undefined;
        },
        changed: () => stored,
      }),
      save: async () => {
        tell(stored);
        return stored;
      },
    });
    await click(place, SUBMIT);
    await type(place, LAST, 'Meier');
    await act(async () => tell(stored));
    expect([control.version, control.form.values().last, control.joinedAt]).toEqual(['"2"', 'Meier', undefined]);
  });
});

describe('a session that has ended', () => {
  const lost = () => new ApiError('denied', { status: 401, code: 'token_invalid' });

  it('is brought back above the form, and the same attempt goes on', async () => {
    const portal = aPortal({ personId: '7' });
    const { session } = portal.client;
    const save = vi.fn<Save>().mockImplementationOnce(async () => {
      session.refused('token');
      throw lost();
    });
    save.mockResolvedValue(undefined);
    const { place } = await open({ save, needsSession: true }, portal);
    await click(place, SUBMIT);
    expect(rescueOf(portal).state.isAsked).toBe(true);
    session.open('new token', inAnHour());
    await act(async () => rescueOf(portal).answer('again'));
    await settle();
    expect(save).toHaveBeenCalledTimes(2);
    expect(new Set(keysOf(save)).size).toBe(1);
    expect(control.failure).toBe(undefined);
  });

  it('that is not brought back leaves the form as it is, with a way to log in', async () => {
    const portal = aPortal({ personId: '7' });
    const { place } = await open({ save: vi.fn<Save>(), needsSession: true }, portal);
    portal.client.session.close('expired');
    await click(place, SUBMIT);
    await act(async () => rescueOf(portal).answer('given-up'));
    expect(get(place, '[role=alert]').textContent).toContain('Sie sind nicht mehr angemeldet');
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    await click(place, '[role=alert] button');
    expect(rescueOf(portal).state.isAsked).toBe(true);
    await act(async () => rescueOf(portal).answer('given-up'));
  });

  it('and another person after it cannot save what is not theirs, not even the second time', async () => {
    const portal = aPortal({ personId: '7', person: () => ({ id: '8' }) });
    const save = vi.fn<Save>();
    const { place } = await open({ save, needsSession: true }, portal);
    portal.client.session.open('token of another tab', inAnHour());
    for (let time = 0; time < 2; time += 1) {
      await click(place, SUBMIT);
      await settle();
      expect(get(place, '[role=alert]').textContent).toContain('Jetzt ist jemand anderes angemeldet');
    }
    expect(save).not.toHaveBeenCalled();
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
  });

  it('is held as long as something unsaved is on the screen', async () => {
    vi.useFakeTimers();
    const portal = aPortal({ personId: '7' });
    const { place, end } = await open({ save: vi.fn<Save>(async () => undefined), needsSession: true }, portal);
    const later = () => act(async () => vi.advanceTimersByTime(500));
    await later();
    expect(rescueOf(portal).isHeld()).toBe(true);
    await click(place, SUBMIT);
    await later();
    expect(rescueOf(portal).isHeld()).toBe(false);
    await type(place, FIRST, 'x');
    await later();
    await end();
    expect(rescueOf(portal).isHeld()).toBe(false);
  });
});
