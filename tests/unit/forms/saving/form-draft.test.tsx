import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { listDrafts } from '../../../../src/app/drafts/drafts';
import { reLoginOf } from '../../../../src/app/re-login';
import { afterPointerUp } from '../../../../src/forms/engine/after-pointer-up';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { TextField } from '../../../../src/forms/fields/text-field';
import { DraftBanner } from '../../../../src/forms/layout/draft-banner';
import { FormActions } from '../../../../src/forms/layout/form-actions';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { type FormOptions, useForm } from '../../../../src/forms/saving/use-form';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, get, HOST, inAnHour, show, type, withReact } from './harness';

type Values = { first: string };
const FIRST = 'input[name=first]';
const DRAFT = { name: 'login', schema: 1, owner: 'guest' } as const;

const DESCRIPTION = describeForm<Values>({
  sections: [],
  fields: { first: { label: 'Vorname' } },
  problems: () => [],
});

function Screen(options: Partial<FormOptions<Values>>) {
  const control = useForm(DESCRIPTION, {
    record: { first: '' },
    save: async () => undefined,
    ...options,
  });
  return (
    <FormBox control={control} label="Person" messageFor={({ code }) => code}>
      <DraftBanner control={control} />
      <TextField path="first" />
      <FormActions control={control}>{null}</FormActions>
    </FormBox>
  );
}

withReact();

describe("a guest's form", () => {
  it('with silent drafts is restored without a message', async () => {
    const portal = aPortal();
    const shown = await show(portal, <Screen draft={{ ...DRAFT, isQuiet: true }} />);
    await type(shown.place, FIRST, 'erika');
    await shown.end();
    const { place } = await show(portal, <Screen draft={{ ...DRAFT, isQuiet: true }} />);
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('erika');
    expect(place.textContent).not.toContain('Entwurf');
  });

  it('is kept after a log-out on the page', async () => {
    const portal = aPortal();
    portal.client.session.open('token', inAnHour());
    portal.client.session.close('left');
    const shown = await show(portal, <Screen draft={DRAFT} />);
    await type(shown.place, FIRST, 'Erika');
    await shown.end();
    const { place } = await show(portal, <Screen draft={DRAFT} />);
    expect(get<HTMLInputElement>(place, FIRST).value).toBe('Erika');
    expect(place.textContent).toContain('ist wieder da');
  });
});

it('input protects the session at once', async () => {
  vi.useFakeTimers();
  const portal = aPortal({ personId: '7' });
  const { place } = await show(portal, <Screen needsSession />);
  expect(reLoginOf(portal).isScreenKept()).toBe(false);
  await type(place, FIRST, 'Erika');
  expect(reLoginOf(portal).isScreenKept()).toBe(true);
});

itForAll(['Tab', 'Enter'], afresh)('input is stored before the key %s, which may lead to the log-out', async (key) => {
  vi.useFakeTimers();
  const portal = aPortal({ personId: '7' });
  const { place } = await show(portal, <Screen draft={{ name: 'article:7', schema: 1, owner: 'person' }} />);
  await type(place, FIRST, 'Erika');
  expect(listDrafts(HOST, '7')).toEqual([]);
  const press = (pressed: string) =>
    act(async () => {
      get(place, FIRST).dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, composed: true }));
    });
  await press('a');
  expect(listDrafts(HOST, '7')).toEqual([]);
  await press(key);
  expect(listDrafts(HOST, '7')).toMatchObject([{ name: 'article:7' }]);
});

describe('the effect of leaving a field', () => {
  it('happens at once without a mouse', () => {
    const act = vi.fn();
    vi.spyOn(document, 'querySelector').mockReturnValue(null);
    afterPointerUp(act);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for the click of a mouse whose button is down', async () => {
    vi.useFakeTimers();
    const made: string[] = [];
    vi.spyOn(document, 'querySelector').mockReturnValue(document.documentElement);
    afterPointerUp(() => made.push('shown'));
    window.addEventListener('mouseup', () => made.push('clicked'), { once: true });
    window.dispatchEvent(new MouseEvent('mouseup'));
    expect(made).toEqual(['clicked']);
    await act(async () => vi.runAllTimers());
    expect(made).toEqual(['clicked', 'shown']);
  });
});
