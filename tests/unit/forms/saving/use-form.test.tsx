import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../../src/api/api-error';
import { noticesOf } from '../../../../src/app/notices';
import { reLoginOf } from '../../../../src/app/re-login';
import { itForAll } from '../../../support/it-for-all';
import { settle } from '../../../support/settle';
import { afresh, aPortal, click, deferred, get, inAnHour, type, withReact } from './harness';
import { control, FIRST, keysOf, LAST, open, type Save, SUBMIT } from './person-form';

withReact();

describe('sending a form', () => {
  it('happens once for many clicks', async () => {
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

  it('is prevented by errors, and the summary gets the focus and links to the field', async () => {
    const save = vi.fn<Save>(async () => undefined);
    const { place, portal } = await open({ save });
    await type(place, FIRST, '');
    await click(place, SUBMIT);
    const summary = get(place, '[role=group]');
    expect(save).not.toHaveBeenCalled();
    expect(summary.textContent).toBe(
      'Noch eine Angabe fehltAngaben ohne den Zusatz „(freiwillig)“ brauchen wir.Bitte füllen Sie „Vorname“ aus.',
    );
    expect(portal.root.activeElement).toBe(summary);
    await click(summary, 'button');
    const field = get(place, FIRST);
    expect(portal.root.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const words = portal.root.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('Bitte füllen Sie „Vorname“ aus.');
    await type(place, FIRST, 'E');
    expect(place.querySelector('[role=group]')).toBe(null);
  });

  it('removes the previous success message, also if nothing is sent', async () => {
    const { place, portal } = await open({ save: vi.fn<Save>(async () => undefined) });
    const notices = noticesOf(portal);
    notices.show({ kind: 'success', text: 'Profil gespeichert' });
    await type(place, FIRST, '');
    await click(place, SUBMIT);
    expect(get(place, '[role=group]').textContent).toContain('Noch eine Angabe fehlt');
    expect(notices.state.current).toBeUndefined();
  });

  it('keeps later input as unsaved', async () => {
    const answer = deferred<undefined>();
    const { place } = await open({ save: () => answer.promise });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Erika Maria');
    await act(async () => answer.resolve(undefined));
    expect([control.form.values().first, control.form.isDirty()]).toEqual(['Erika Maria', true]);
  });

  it('is not triggered by Enter during composition', async () => {
    const { place } = await open({ save: vi.fn<Save>() });
    const enter = (isComposing: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
      get(place, FIRST).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([enter(true), enter(false)]).toEqual([true, false]);
  });

  it('may end after the form is removed', async () => {
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

  itForAll(cases, afresh)('after %s %j is kept: %s', async (failure, details, isKept) => {
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

  it('is new for other values, and after a success', async () => {
    const save = vi.fn<Save>().mockRejectedValueOnce(new ApiError('offline')).mockResolvedValue(undefined);
    const { place } = await open({ save });
    await click(place, SUBMIT);
    await type(place, FIRST, 'Eva');
    await click(place, SUBMIT);
    await click(place, SUBMIT);
    expect(new Set(keysOf(save)).size).toBe(3);
  });
});

describe('refusals of the server', () => {
  it('are shown at their fields instead of an error', async () => {
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

  it('are shown without a field if the form has none', async () => {
    const fields = [{ path: 'zzz.0.path', code: 'too_long', params: { max: 3 } }];
    const refusal = (more: typeof fields) => new ApiError('rejected', { status: 422, fields: [...fields, ...more] });
    const last = [{ path: 'last.0', code: 'taken', params: { max: 3 } }];
    const save = vi.fn<Save>().mockRejectedValueOnce(refusal(last)).mockRejectedValue(refusal([]));
    const { place } = await open({ save });
    await click(place, SUBMIT);
    const summary = get(place, '[role=group]');
    expect(summary.textContent).toContain('Nachname: words of taken');
    expect(summary.textContent).toContain('für die es hier kein Feld gibt');
    await click(place, SUBMIT);
    expect(get(place, '[role=alert]').textContent).toContain('Erneut versuchen');
  });

  it('are assigned to fields by the screen', async () => {
    const save = vi.fn<Save>().mockRejectedValue(new ApiError('rejected', { status: 409, code: 'unavailable_email' }));
    const { place } = await open({ save, fieldsOf: ({ code }) => [{ path: 'last', code: code ?? '' }] });
    await click(place, SUBMIT);
    expect(get(place, LAST).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a session that has ended', () => {
  const lost = () => new ApiError('denied', { status: 401, code: 'token_invalid' });

  it('is brought back above the form, and the same attempt goes on', async () => {
    const portal = aPortal({ personId: '7' });
    const { session } = portal.client;
    const save = vi.fn<Save>().mockImplementationOnce(async () => {
      session.rejectToken('token');
      throw lost();
    });
    save.mockResolvedValue(undefined);
    const { place } = await open({ save, needsSession: true }, portal);
    await click(place, SUBMIT);
    expect(reLoginOf(portal).state.isOpen).toBe(true);
    session.open('new token', inAnHour());
    await act(async () => reLoginOf(portal).finish('again'));
    await settle();
    expect(save).toHaveBeenCalledTimes(2);
    expect(new Set(keysOf(save)).size).toBe(1);
    expect(control.failure).toBe(undefined);
  });

  it('without a re-login leaves the form unchanged, with a log-in link', async () => {
    const portal = aPortal({ personId: '7' });
    const { place } = await open({ save: vi.fn<Save>(), needsSession: true }, portal);
    portal.client.session.close('expired');
    await click(place, SUBMIT);
    await act(async () => reLoginOf(portal).finish('given-up'));
    expect(get(place, '[role=alert]').textContent).toContain('Sie sind nicht mehr angemeldet');
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    await click(place, '[role=alert] button');
    expect(reLoginOf(portal).state.isOpen).toBe(true);
    await act(async () => reLoginOf(portal).finish('given-up'));
  });

  it('and another person after it cannot save the form, not even the second time', async () => {
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

  it('is protected while the screen has unsaved input', async () => {
    vi.useFakeTimers();
    const portal = aPortal({ personId: '7' });
    const { place, end } = await open({ save: vi.fn<Save>(async () => undefined), needsSession: true }, portal);
    const later = () => act(async () => vi.advanceTimersByTime(500));
    await later();
    expect(reLoginOf(portal).isScreenKept()).toBe(true);
    await click(place, SUBMIT);
    await later();
    expect(reLoginOf(portal).isScreenKept()).toBe(false);
    await type(place, FIRST, 'x');
    await later();
    await end();
    expect(reLoginOf(portal).isScreenKept()).toBe(false);
  });
});
