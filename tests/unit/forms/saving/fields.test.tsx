import { act, Profiler, useMemo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Rules } from '../../../../src/forms/engine/field-definitions';
import { useRows } from '../../../../src/forms/engine/use-rows';
import { CheckboxField } from '../../../../src/forms/fields/checkbox-field';
import { RadioField } from '../../../../src/forms/fields/radio-field';
import { SearchField, type SearchOption } from '../../../../src/forms/fields/search-field';
import { SelectField } from '../../../../src/forms/fields/select-field';
import { TextAreaField } from '../../../../src/forms/fields/text-area-field';
import { TextField } from '../../../../src/forms/fields/text-field';
import { UndoRemove } from '../../../../src/forms/fields/undo-remove';
import { FormActions } from '../../../../src/forms/layout/form-actions';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { PasswordField } from '../../../../src/forms/person/password-field';
import { type FormControl, type FormOptions, useForm } from '../../../../src/forms/saving/use-form';
import { itForAll } from '../../../support/it-for-all';
import { settle } from '../../../support/settle';
import { afresh, aPortal, click, deferred, get, leave, show, type, withReact } from './harness';

type Values = Record<string, unknown>;
let control: FormControl<Values>;
const NO_PROBLEMS = () => [];
const LABELS = { text: 'Text', area: 'Absatz', choice: 'Auswahl', radio: 'Anrede', box: 'Ich stimme zu', place: 'Ort' };
const FIELDS = {
  ...Object.fromEntries(Object.entries(LABELS).map(([path, label]) => [path, { label }])),
  other: { label: 'Anderer Ort' },
  password1: { label: 'Neues Passwort', isSecret: true as const },
  rows: { label: 'Namen', row: (number: number) => `Name ${number}`, rows: { name: { label: 'Name' } } },
  links: { label: 'Links', row: (number: number) => `Link ${number}`, rows: { url: { label: 'Adresse' } } },
};
type Props = Partial<FormOptions<Values>> & { problems?: Rules<Values>; children: React.ReactNode };
function Screen({ children, problems = NO_PROBLEMS, ...options }: Props) {
  const description = useMemo(() => ({ sections: [], fields: FIELDS, problems }), [problems]);
  control = useForm<Values>(description, { record: {}, save: async () => undefined, ...options });
  return (
    <FormBox control={control} label="Formular" messageFor={({ code }) => code}>
      {children}
      <FormActions control={control}>{null}</FormActions>
    </FormBox>
  );
}

withReact();

describe('fields', () => {
  it('have names, descriptions and states for screen readers', async () => {
    const portal = aPortal();
    const { place } = await show(
      portal,
      <Screen problems={() => ['text', 'area', 'choice', 'radio', 'box'].map((path) => ({ path, code: 'wrong' }))}>
        <TextField path="text" isRequired hint="Hinweis" maxLength={5} counterFrom={0} />
        <TextAreaField path="area" isRequired hint="Hinweis" />
        <TextField path="other" />
        <SelectField path="choice" isRequired hint="Hinweis" options={[{ value: '', label: '–' }]} />
        <CheckboxField path="box" isRequired hint="Hinweis">
          Ich stimme zu
        </CheckboxField>
        <RadioField path="radio" isRequired hint="Hinweis" options={[{ value: 'a', label: 'A' }]} />
      </Screen>,
    );
    await act(async () => void (await control.submit()));
    for (const name of ['text', 'area', 'choice', 'box', 'radio']) {
      const field = get<HTMLInputElement>(place, `[name=${name}]`);
      const described = name === 'radio' ? get(place, '[role=radiogroup]') : field;
      const ids = described.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((id) => portal.root.getElementById(id)?.textContent);
      expect(words.slice(0, 2)).toEqual(['Hinweis', 'wrong']);
      expect(described.getAttribute('aria-invalid')).toBe('true');
      expect(described.getAttribute('aria-required')).toBe('true');
      if (name === 'text') expect(words[2]).toBe('0 von 5');
      if (name !== 'box' && name !== 'radio') expect(field.labels?.[0]?.textContent).not.toContain('(freiwillig)');
    }
    expect(get<HTMLInputElement>(place, '[name=other]').labels?.[0]?.textContent).toBe('Anderer Ort (freiwillig)');
    const links = [...place.querySelectorAll<HTMLElement>('[role=group] button')];
    for (const [index, name] of ['text', 'area', 'choice', 'radio', 'box'].entries()) {
      await act(async () => links[index]?.click());
      expect(portal.root.activeElement?.getAttribute('name')).toBe(name);
    }
  });

  it('never truncate input', async () => {
    const { place } = await show(
      aPortal(),
      <Screen>
        <TextField path="text" maxLength={5} />
      </Screen>,
    );
    await type(place, 'input', '12345678');
    expect(control.form.values()).toEqual({ text: '12345678' });
    expect(place.textContent).toContain('8 von 5');
  });

  it('of 800 are rendered one at a time, for any input, draft or error', async () => {
    vi.useFakeTimers();
    const drawn: string[] = [];
    const paths = Array.from({ length: 800 }, (_, index) => `rows.${index}.name`);
    const initial = { rows: paths.map((_, id) => ({ id, name: '' })) };
    const problemsOf = (values: Values) =>
      JSON.stringify(values).includes('x') ? [{ path: 'rows.7.name', code: 'no' }] : [];
    const { place } = await show(
      aPortal({ personId: '7' }),
      <Screen record={initial} problems={problemsOf} draft={{ name: 'a', schema: 1, owner: 'person' }}>
        {paths.map((path) => (
          <Profiler key={path} id={path} onRender={(id) => drawn.push(id)}>
            <TextField path={path} />
          </Profiler>
        ))}
      </Screen>,
    );
    drawn.length = 0;
    for (const text of ['a', 'ab', 'abx']) await type(place, 'input[name="rows.7.name"]', text);
    expect(drawn).toEqual(Array(3).fill('rows.7.name'));
    await act(async () => vi.advanceTimersByTime(500));
    expect(control.draft.storedAt).not.toBe(undefined);
    await leave(place, 'input[name="rows.7.name"]');
    expect(drawn).toEqual(Array(4).fill('rows.7.name'));
  }, 30_000);

  describe('of rows', () => {
    const problemsOf = ({ links }: Values) =>
      (links as { url: string }[]).flatMap(({ url }, index) =>
        url ? [] : [{ path: `links.${index}.url`, code: 'required' }],
      );

    function Rows() {
      const { rows, remove, add, move, undo } = useRows('links');
      return (
        <>
          {rows.map(({ id, key }, index) => (
            <div key={key}>
              <TextField path={`links.${id}.url`} />
              <button type="button" name={`remove ${id}`} onClick={() => remove(id)}>
                –
              </button>
              <button type="button" name={`up ${id}`} onClick={() => move(id, index - 1)}>
                ↑
              </button>
            </div>
          ))}
          <UndoRemove undo={undo} message="Link entfernt." />
          <button type="button" name="add" onClick={() => add({ url: '' })}>
            +
          </button>
        </>
      );
    }

    const openRows = async () => {
      const portal = aPortal();
      const record = {
        links: [
          { id: 1, url: 'a' },
          { id: 2, url: '' },
        ],
      };
      const shown = await show(
        portal,
        <Screen record={record} problems={problemsOf}>
          <Rows />
        </Screen>,
      );
      return { ...shown, portal };
    };

    it('keep text, problems and control when rows are removed and moved', async () => {
      const { place } = await openRows();
      await act(async () => get(place, '[name="links.2.url"]').focus());
      await leave(place, '[name="links.2.url"]');
      const second = get<HTMLInputElement>(place, '[name="links.2.url"]');
      expect(second.labels?.[0]?.textContent).toContain('Link 2: Adresse');
      await click(place, '[name="up 2"]');
      expect(control.form.values().links).toEqual([
        { id: 2, url: '' },
        { id: 1, url: 'a' },
      ]);
      await click(place, '[name="remove 1"]');
      expect(get(place, '[name="links.2.url"]')).toBe(second);
      expect([second.getAttribute('aria-invalid'), second.labels?.[0]?.textContent]).toEqual([
        'true',
        'Link 1: Adresse (freiwillig)',
      ]);
      await click(place, '[name=add]');
      expect(place.querySelectorAll('[aria-invalid]')).toHaveLength(1);
      expect(control.form.values().links).toMatchObject([{ url: '' }, { url: '', id: expect.stringMatching(/^\+/) }]);
    });

    it('are restored at their position, with focus and announcement', async () => {
      const { place, portal } = await openRows();
      await click(place, '[name="remove 1"]');
      expect(get(place, 'form > [role=status]').textContent).toBe('Link entfernt.');
      expect(portal.root.activeElement?.textContent).toBe('Rückgängig');
      await act(async () => (portal.root.activeElement as HTMLElement).click());
      expect((control.form.values().links as { id: number }[]).map(({ id }) => id)).toEqual([1, 2]);
      expect(portal.root.activeElement?.getAttribute('name')).toBe('links.1.url');
      expect(place.textContent).not.toContain('entfernt');
    });

    it('cannot be put back after a save without them', async () => {
      const { place } = await openRows();
      await click(place, '[name="remove 2"]');
      await act(async () => void (await control.submit()));
      expect(place.textContent).not.toContain('Rückgängig');
    });
  });
});

describe('a password field', () => {
  it('shows the password on request, lists missing rules, and warns of Caps Lock', async () => {
    const { place } = await show(
      aPortal(),
      <Screen>
        <PasswordField path="password1" autoComplete="new-password" hasRules />
      </Screen>,
    );
    const field = get<HTMLInputElement>(place, 'input');
    const toggle = get(place, 'button');
    expect([field.type, field.name, field.autocomplete]).toEqual(['password', 'password1', 'new-password']);
    await click(place, 'button');
    expect([field.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    const met = () => place.querySelectorAll('li.is-met').length;
    expect(met()).toBe(0);
    await type(place, 'input', 'abc!');
    expect(met()).toBe(1);
    await type(place, 'input', 'abc!defgh');
    expect(met()).toBe(2);
    await type(place, 'input', `${'a'.repeat(128)}!`);
    expect(met()).toBe(1);
    const press = (isOn: boolean) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
        vi.spyOn(event, 'getModifierState').mockReturnValue(isOn);
        field.dispatchEvent(event);
      });
    const hint = get(place, '[id$=-caps]');
    await press(true);
    expect([hint.hidden, field.getAttribute('aria-describedby')?.includes(hint.id)]).toEqual([false, true]);
    await press(false);
    expect(hint.hidden).toBe(true);
  });
});

describe('a search field', () => {
  type Place = { key: string; label: string };
  const hits = (...labels: string[]): SearchOption<Place>[] =>
    labels.map((label) => ({ icon: 'place', value: { key: label, label } }));
  const PLACE = '[name=place]';
  const press = (place: ParentNode, selector: string, key: string) =>
    act(
      async () =>
        void get(place, selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  const pause = () => act(async () => vi.advanceTimersByTime(200));

  async function open(
    find: (text: string, signal: AbortSignal) => Promise<readonly SearchOption<Place>[]>,
    save = async (): Promise<undefined> => undefined,
  ) {
    vi.useFakeTimers();
    const portal = aPortal();
    const shown = await show(
      portal,
      <Screen save={save}>
        <SearchField<Place> path="place" find={find} nothingFound={(text) => <b>{`${text} vorschlagen`}</b>} />
        <SearchField<Place> path="other" find={find} />
      </Screen>,
    );
    return { ...shown, portal };
  }
  const options = (place: ParentNode) =>
    [...place.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);

  it('picks a suggestion as plain data', async () => {
    const { place, portal } = await open(async () => hits('Halle', 'Hamm'));
    await type(place, PLACE, 'Ha');
    await pause();
    expect(options(place)).toEqual(['Halle', 'Hamm']);
    expect(get(place, 'form > [role=status]').textContent).toBe('2 Vorschläge');
    const field = get(place, PLACE);
    expect(portal.root.getElementById(field.getAttribute('aria-controls') ?? '')?.getAttribute('role')).toBe('listbox');
    await click(place, '[role=option]:last-child');
    expect(control.form.values()).toEqual({ place: { key: 'Hamm', label: 'Hamm' } });
    expect(get<HTMLInputElement>(place, PLACE).value).toBe('Hamm');
    expect(options(place)).toEqual([]);
  });

  it('does not accept free text as value, reports it on blur, and prevents a save', async () => {
    const { place } = await open(async () => hits('Halle', 'Hamm'));
    await type(place, PLACE, 'Ha');
    await pause();
    expect(get(place, PLACE).getAttribute('aria-invalid')).toBe(null);
    await leave(place, PLACE);
    expect(place.textContent).toContain('Bitte wählen Sie einen der Vorschläge aus');
    expect(await act(() => control.submit())).toBe(false);
    await click(place, 'button[aria-label="Ort leeren"]');
    expect([get<HTMLInputElement>(place, PLACE).value, await act(() => control.submit())]).toEqual(['', true]);
  });

  it('picks a completely typed name', async () => {
    const { place } = await open(async () => hits('Halle', 'Halle an der Saale'));
    await type(place, PLACE, 'halle');
    await pause();
    await leave(place, PLACE);
    expect(control.form.values()).toEqual({ place: { key: 'Halle', label: 'Halle' } });
  });

  itForAll(
    [
      ['left', false],
      ['entered', false],
      ['left, and the form is sent at once', true],
    ],
    afresh,
  )('picks a quickly typed name when the response arrives: %s', async (how, isSent) => {
    const answer = deferred<SearchOption<Place>[]>();
    const save = vi.fn(async () => undefined);
    const { place } = await open(() => answer.promise, save);
    await type(place, PLACE, 'HALLE');
    if (how === 'entered') await press(place, PLACE, 'Enter');
    else await leave(place, PLACE);
    let sent: Promise<boolean> | undefined;
    if (isSent)
      await act(async () => {
        sent = control.submit();
      });
    await pause();
    expect(save).not.toHaveBeenCalled();
    expect(place.textContent).not.toContain('Bitte wählen Sie');
    await act(async () => answer.resolve(hits('Halle', 'Halle an der Saale')));
    expect(control.form.values()).toEqual({ place: { key: 'Halle', label: 'Halle' } });
    if (isSent) expect(await act(async () => sent)).toBe(true);
    expect(save).toHaveBeenCalledTimes(isSent ? 1 : 0);
  });

  it('keeps quickly typed text without a match or response', async () => {
    for (const find of [async () => hits('Hamm', 'Halle'), () => Promise.reject(new Error('x'))]) {
      const { place, end } = await open(find);
      await type(place, PLACE, 'Ha');
      await leave(place, PLACE);
      let sent: Promise<boolean> | undefined;
      await act(async () => {
        sent = control.submit();
      });
      await pause();
      await settle();
      expect(await act(async () => sent)).toBe(false);
      expect(get<HTMLInputElement>(place, PLACE).value).toBe('Ha');
      expect(place.textContent).toContain('Bitte wählen Sie einen der Vorschläge aus');
      await end();
    }
  });

  it('resets the value when the text changes, and the text when the form is reset', async () => {
    const { place } = await open(async () => hits('Halle'));
    await act(async () => control.form.set('place', { key: '1', label: 'Halle' }));
    await type(place, PLACE, 'Hall');
    expect(control.form.values().place).toBe(undefined);
    await act(async () => control.form.reset({ place: { key: '2', label: 'Ulm' } }));
    expect(get<HTMLInputElement>(place, PLACE).value).toBe('Ulm');
    await act(async () => control.form.reset({ place: undefined }));
    expect(get<HTMLInputElement>(place, PLACE).value).toBe('');
  });

  it('drops the response to an older text, and aborts its request', async () => {
    const answers = [deferred<SearchOption<Place>[]>(), deferred<SearchOption<Place>[]>()];
    const find = vi.fn(
      (_text: string, _signal: AbortSignal) => answers[find.mock.calls.length - 1]?.promise ?? Promise.reject(),
    );
    const { place } = await open(find);
    await type(place, PLACE, 'Ha');
    await pause();
    expect(place.textContent).toContain('Wird gesucht …');
    await type(place, PLACE, 'Ul');
    await pause();
    await act(async () => answers[1]?.resolve(hits('Ulm')));
    await act(async () => answers[0]?.resolve(hits('Halle')));
    expect(options(place)).toEqual(['Ulm']);
    expect(find.mock.calls.map(([text, signal]) => [text, signal.aborted])).toEqual([
      ['Ha', true],
      ['Ul', false],
    ]);
  });

  it('reports no results, and shows the action of the screen', async () => {
    const { place } = await open(async () => []);
    await type(place, PLACE, 'Xy');
    await pause();
    expect(place.textContent).toContain('Nichts gefunden für „Xy“.Xy vorschlagen');
    expect(get(place, 'form > [role=status]').textContent).toBe('Nichts gefunden für „Xy“.');
  });

  it('reports an error, with a retry', async () => {
    const find = vi.fn().mockRejectedValueOnce(new Error('x')).mockResolvedValue(hits('Halle'));
    const { place } = await open(find);
    await type(place, PLACE, 'Ha');
    await pause();
    expect(place.textContent).toContain('Die Vorschläge konnten nicht geladen werden.');
    await act(async () =>
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Erneut versuchen')?.click(),
    );
    await pause();
    await settle();
    expect(place.textContent).not.toContain('konnten nicht');
    expect(find).toHaveBeenCalledTimes(2);
  });
});
