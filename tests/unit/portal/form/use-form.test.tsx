import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../../src/api/api-error';
import { ConflictDialog } from '../../../../src/portal/form/conflict-dialog';
import { FormBox } from '../../../../src/portal/form/form-box';
import { FormFailure } from '../../../../src/portal/form/form-failure';
import { FormFoot } from '../../../../src/portal/form/form-foot';
import { type FormControl, type FormOptions, useForm } from '../../../../src/portal/form/use-form';
import type { Portal } from '../../../../src/portal/portal';
import { SubmitButton } from '../../../../src/ui/fields/submit-button';
import { TextField } from '../../../../src/ui/fields/text-field';
import { aPortal, click, deferred, get, inAnHour, settle, show, type, withReact } from './harness';

type Values = { first: string; last: string };
type Send = FormOptions<Values>['send'];
const required = ({ first }: Values) => (first === '' ? [{ path: 'first', code: 'required' }] : []);

let control: FormControl<Values>;
function Screen(options: Partial<FormOptions<Values>> & { send: Send }) {
  control = useForm<Values>({ initial: { first: '', last: '' }, problemsOf: required, ...options });
  return (
    <FormBox control={control} label="Person" wordsOf={({ code }) => `words of ${code}`}>
      <FormFailure error={control.failure} onRetry={() => void control.submit()} />
      <TextField path="first" label="Vorname" />
      <TextField path="last" label="Nachname" />
      <FormFoot control={control}>
        <SubmitButton>Speichern</SubmitButton>
      </FormFoot>
      <ConflictDialog control={control} describe={(path) => path} show={(_, value) => String(value)} />
    </FormBox>
  );
}

const FIRST = 'input[name=first]';
const LAST = 'input[name=last]';
const SUBMIT = 'button[type=submit]';
const keysOf = (send: { mock: { calls: Parameters<Send>[] } }) =>
  send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

/** A filled form. */
async function open(options: Partial<FormOptions<Values>> & { send: Send }, portal: Portal = aPortal()) {
  const shown = await show(portal, <Screen {...options} />);
  await type(shown.place, FIRST, 'Erika');
  return { ...shown, portal };
}

withReact();

describe('sending a form', () => {
  it('happens once, however often it is asked for', async () => {
    const answer = deferred();
    const send = vi.fn<Send>(() => answer.promise);
    const { place } = await open({ send });
    for (let time = 0; time < 3; time += 1) await click(place, SUBMIT);
    await act(async () => void control.submit());
    const button = get(place, SUBMIT);
    expect([button.textContent, button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual([
      'Wird gesendet …',
      'true',
      false,
    ]);
    expect(get(place, '[role=status]').textContent).toBe('Wird gesendet …');
    await act(async () => answer.resolve());
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toEqual({ first: 'Erika', last: '' });
    expect(button.textContent).toBe('Speichern');
    expect(control.form.isDirty()).toBe(false);
  });

  it('is kept back by what is wrong, and the summary takes the focus and leads to the field', async () => {
    const send = vi.fn<Send>(async () => undefined);
    const { place, portal } = await open({ send });
    await type(place, FIRST, '');
    await click(place, SUBMIT);
    const summary = get(place, '[role=group]');
    expect(send).not.toHaveBeenCalled();
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
    const answer = deferred();
    const { place } = await open({ send: () => answer.promise });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Erika Maria');
    await act(async () => answer.resolve());
    expect([control.form.values().first, control.form.isDirty()]).toEqual(['Erika Maria', true]);
  });

  it('is not asked for by Enter while an input method is at work', async () => {
    const { place } = await open({ send: vi.fn<Send>() });
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
      send: async () => {
        await answer.promise;
        effect();
      },
      draft: { name: 'a', schema: 1, omit: [], owner: 'guest' },
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
    const send = vi.fn<Send>().mockRejectedValueOnce(new ApiError(failure, details)).mockResolvedValue();
    const { place } = await open({ send });
    await click(place, SUBMIT);
    expect(get(place, '[role=alert]').textContent).not.toBe('');
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    await click(place, SUBMIT);
    const [first, second] = keysOf(send);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(first === second).toBe(isKept);
  });

  it('is another one for other values, and after a success', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue();
    const { place } = await open({ send });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Eva');
    await click(place, SUBMIT);
    await click(place, SUBMIT);
    expect(new Set(keysOf(send)).size).toBe(3);
  });
});

describe('what the server refuses', () => {
  it('stands at its fields instead of a failure', async () => {
    const send = vi.fn<Send>().mockRejectedValue(
      new ApiError('rejected', {
        status: 422,
        fields: [
          { path: 'last', code: 'taken' },
          { path: 'other', code: 'odd' },
        ],
      }),
    );
    const { place } = await open({ send });
    await click(place, SUBMIT);
    expect(control.failure).toBe(undefined);
    expect(get(place, '[role=group]').textContent).toBe(
      'Bitte prüfen Sie 2 AngabenNachname: words of takenwords of odd',
    );
    expect(get(place, '[role=group]').querySelectorAll('button')).toHaveLength(1);
  });

  it('is put to fields by the screen', async () => {
    const send = vi.fn<Send>().mockRejectedValue(new ApiError('rejected', { status: 409, code: 'unavailable_email' }));
    const { place } = await open({ send, fieldsOf: ({ code }) => [{ path: 'last', code: code ?? '' }] });
    await click(place, SUBMIT);
    expect(get(place, LAST).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a record that has changed meanwhile', () => {
  const conflict = { valuesOf: (current: unknown) => current as Values };
  const stale = (current: Values) => new ApiError('rejected', { status: 412, current, etag: '"2"' });
  const initial = { first: 'Ada', last: 'Muster' };

  it('counts as saved when it says the same', async () => {
    const accept = vi.fn();
    const send = vi.fn<Send>().mockRejectedValue(stale({ first: 'Erika', last: 'Muster' }));
    const { place } = await open({ send, initial, version: '"1"', conflict: { ...conflict, accept } });
    await click(place, SUBMIT);
    expect([control.version, control.conflict, control.form.isDirty()]).toEqual(['"2"', undefined, false]);
    expect(accept).toHaveBeenCalledTimes(1);
  });

  it('is chosen field by field, and sent over the new version with a new key', async () => {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(stale({ first: 'Eva', last: 'Meier' }))
      .mockResolvedValue();
    const { place } = await open({ send, initial, version: '"1"', conflict });
    await click(place, SUBMIT);
    const chosen = () => [...place.querySelectorAll<HTMLInputElement>('dialog input')].map(({ checked }) => checked);
    // What only they have changed is theirs without a question.
    expect(chosen()).toEqual([true, false]);
    expect([...place.querySelectorAll('dialog legend')].map(({ textContent }) => textContent)).toEqual(['first']);
    await act(async () => [...place.querySelectorAll<HTMLElement>('dialog .button')].at(-1)?.click());
    expect(send).toHaveBeenLastCalledWith(
      { first: 'Erika', last: 'Meier' },
      expect.objectContaining({ version: '"2"' }),
    );
    expect(new Set(keysOf(send)).size).toBe(2);
    expect(place.querySelector('dialog')).toBe(null);
  });

  it('is not asked about where each side has changed something else', async () => {
    const send = vi
      .fn<Send>()
      .mockRejectedValueOnce(stale({ first: 'Ada', last: 'Meier' }))
      .mockResolvedValue();
    const { place } = await open({ send, initial, version: '"1"', conflict });
    await click(place, SUBMIT);
    expect(place.querySelector('dialog')).toBe(null);
    expect(send).toHaveBeenLastCalledWith(
      { first: 'Erika', last: 'Meier' },
      expect.objectContaining({ version: '"2"' }),
    );
    expect([send.mock.calls.length, control.sentAt]).toEqual([2, expect.any(String)]);
  });

  it('is left alone when the visitor wants to think', async () => {
    const send = vi.fn<Send>().mockRejectedValue(stale({ first: 'Eva', last: 'Meier' }));
    const { place } = await open({ send, initial, version: '"1"', conflict });
    await click(place, SUBMIT);
    await act(async () => control.conflict?.giveUp());
    expect([control.form.values(), control.version]).toEqual([{ first: 'Erika', last: 'Muster' }, '"1"']);
    await click(place, SUBMIT);
    expect(send.mock.calls.map(([, { version }]) => version)).toEqual(['"1"', '"1"']);
    expect(place.querySelector('dialog')).not.toBe(null);
  });

  it('begins an untouched form anew, and never one that holds something', async () => {
    const send = vi.fn<Send>();
    const { place, render, end } = await open({ send, initial, version: '"1"' });
    await render(<Screen send={send} initial={{ first: 'Eva', last: 'x' }} version={'"2"'} />);
    expect([control.form.values().first, control.version]).toEqual(['Erika', '"1"']);
    await type(place, FIRST, 'Ada');
    await render(<Screen send={send} initial={{ first: 'Eva', last: 'x' }} version={'"3"'} />);
    expect([control.form.values().first, control.version]).toEqual(['Eva', '"3"']);
    await end();
  });

  it('is our own after a save, also for what was typed meanwhile', async () => {
    const answer = deferred();
    const send = vi.fn<Send>(() => answer.promise);
    const { place, render } = await open({ send, initial, version: '"1"' });
    await click(place, SUBMIT);
    await type(place, LAST, 'Meier');
    await render(<Screen send={send} initial={{ first: 'Erika', last: 'Muster' }} version={'"2"'} />);
    await act(async () => answer.resolve());
    expect([control.version, control.form.values(), control.form.isDirty()]).toEqual([
      '"2"',
      { first: 'Erika', last: 'Meier' },
      true,
    ]);
  });
});

describe('a session that has ended', () => {
  const lost = () => new ApiError('denied', { status: 401, code: 'token_invalid' });

  it('is brought back above the form, and the same attempt goes on', async () => {
    const portal = aPortal({ personId: '7' });
    const { session } = portal.client;
    const send = vi.fn<Send>().mockImplementationOnce(async () => {
      session.refused('token');
      throw lost();
    });
    send.mockResolvedValue();
    const { place } = await open({ send, needsSession: true }, portal);
    await click(place, SUBMIT);
    expect(portal.rescue.state.isAsked).toBe(true);
    session.open('new token', inAnHour());
    await act(async () => portal.rescue.answer('again'));
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(new Set(keysOf(send)).size).toBe(1);
    expect(control.failure).toBe(undefined);
  });

  it('that is not brought back leaves the form as it is, with a way to log in', async () => {
    const portal = aPortal({ personId: '7' });
    const { place } = await open({ send: vi.fn<Send>(), needsSession: true }, portal);
    portal.client.session.close('expired');
    await click(place, SUBMIT);
    await act(async () => portal.rescue.answer('given-up'));
    expect(get(place, '[role=alert]').textContent).toContain('Sie sind nicht mehr angemeldet');
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    await click(place, '[role=alert] button');
    expect(portal.rescue.state.isAsked).toBe(true);
    await act(async () => portal.rescue.answer('given-up'));
  });

  it('and another person after it cannot send what is not theirs, not even the second time', async () => {
    const portal = aPortal({ personId: '7', person: () => ({ id: '8' }) });
    const send = vi.fn<Send>();
    const { place } = await open({ send, needsSession: true }, portal);
    portal.client.session.open('token of another tab', inAnHour());
    for (let time = 0; time < 2; time += 1) {
      await click(place, SUBMIT);
      await settle();
      expect(get(place, '[role=alert]').textContent).toContain('Jetzt ist jemand anderes angemeldet');
    }
    expect(send).not.toHaveBeenCalled();
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
  });

  it('is held as long as something unsaved is on the screen', async () => {
    vi.useFakeTimers();
    const portal = aPortal({ personId: '7' });
    const { place, end } = await open({ send: vi.fn<Send>(async () => undefined), needsSession: true }, portal);
    const later = () => act(async () => vi.advanceTimersByTime(500));
    await later();
    expect(portal.rescue.isHeld()).toBe(true);
    await click(place, SUBMIT);
    await later();
    expect(portal.rescue.isHeld()).toBe(false);
    await type(place, FIRST, 'x');
    await later();
    await end();
    expect(portal.rescue.isHeld()).toBe(false);
  });
});
