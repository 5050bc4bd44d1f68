import { describe, expect, it } from 'vitest';
import { CopyFromLastPanel } from '../../../../../src/features/recording/event-form/copy-from-last/copy-from-last-panel';
import { anAddress } from '../../../../support/event-answers';
import { itForAll } from '../../../../support/it-for-all';
import { settle, until } from '../../../../support/settle';
import { afresh, get, withReact } from '../../../forms/saving/harness';
import { showSection } from './harness';

withReact();

const office = (id: number) => ({ id, name: 'Kiosk', url: '', phone: '', street: '', zipcode: '', city: '' });
const event = (id: string, more: object = {}) => ({
  ...{ id, title: `Abend ${id}`, state: 'published', rubrics: [4], location: anAddress({ address_id: 10 }) },
  ...{ relation: 7, price: { from: 800 }, ticketAgencies: [office(1)] },
  ...more,
});
const answers = (...events: { id: string }[]) => ({
  ...Object.fromEntries(events.map((one) => [`my/events/${one.id}`, one])),
  'my/events': events.map((one) => ({ publishStatus: 'published', ...one })),
});
const press = (button: HTMLElement | undefined) => settle(() => button?.click());
const RUBRICS = [{ id: 4, name: 'Musik', color: '#aa0000', icon: 'music' }];
const RELATION = { id: 7, status: 'approved', role: 1, address: 10, history: [] };

async function open(events: { id: string }[], options: object = {}) {
  const shown = await showSection(CopyFromLastPanel, {
    ...{ answers: answers(...events), rubrics: RUBRICS, relations: [RELATION] },
    ...options,
  });
  await until(() => expect(shown.button('Frühere kopieren')).toBeDefined());
  return shown;
}

describe('the content of the last event', () => {
  it('is loaded by the button; before, only its existence is requested', async () => {
    const { asked, button } = await open([event('a')]);
    expect(asked.map(({ path }) => path)).toEqual(['my/events']);
    await press(button('Frühere kopieren'));
    await until(() => expect(asked.map(({ path }) => path)).toEqual(['my/events', 'my/events/a']));
  });

  it('is taken from published or complete events, not from incomplete drafts or rejected ones', async () => {
    const { place, button } = await open([
      event('bare', { publishStatus: 'draft', missing: ['dates'], rubrics: [] }),
      event('refused', { publishStatus: 'rejected' }),
      event('whole', { publishStatus: 'draft', missing: [] }),
      event('old', { publishStatus: 'past' }),
    ]);
    await press(button('Frühere kopieren'));
    await until(() => expect(place.textContent).toContain('Wie bei „Abend whole“'));
  });

  it('fills place, rubric and relation, and prices only where two events agree', async () => {
    const { form, button, place } = await open([event('a'), event('b')]);
    await press(button('Frühere kopieren'));
    await until(() => expect(button('Rückgängig')).toBeDefined());
    expect(form.values()).toMatchObject({
      ...{ title: '', rubric: '4', relation: '7', location: { addressId: 10 }, price: { from: 800 } },
      ticketAgencies: [{ name: 'Kiosk', id: expect.stringMatching(/^\+/) }],
    });
    expect(place.textContent).toContain('Wie bei „Abend a“: Ich trage ein für …, Ort, Rubrik, Preis');
    expect(button('Rückgängig')).toBe(
      place.getRootNode() instanceof ShadowRoot && (place.getRootNode() as ShadowRoot).activeElement,
    );
  });

  it('omits individual fields, and values that are not allowed', async () => {
    const relations = [{ ...RELATION, status: 'blocked' }];
    const { form, button } = await open([event('a'), event('b', { price: { from: 900 } })], { relations });
    await press(button('Frühere kopieren'));
    await until(() => expect(button('Rückgängig')).toBeDefined());
    expect(form.values()).toMatchObject({ relation: '', price: { from: undefined }, ticketAgencies: [{}] });
  });

  it('is undone, except for later changes', async () => {
    const { form, button } = await open([event('a')]);
    await press(button('Frühere kopieren'));
    await until(() => expect(button('Rückgängig')).toBeDefined());
    await settle(() => form.set('rubric', '5'));
    await press(button('Rückgängig'));
    expect(form.values()).toMatchObject({ rubric: '5', relation: '', location: undefined });
  });

  it('overwrites nothing that was typed but not picked yet', async () => {
    const { form, button } = await open([event('a')]);
    await settle(() => form.setFieldError('location', 'unpicked', 'Sche'));
    await press(button('Frühere kopieren'));
    await until(() => expect(button('Rückgängig')).toBeDefined());
    expect(form.values().location).toBeUndefined();
  });

  itForAll(
    [
      ['no event', answers()],
      ['only a bare draft', answers({ ...event('a'), publishStatus: 'draft', missing: ['dates'] } as { id: string })],
      ['none to be had', {}],
    ],
    afresh,
  )('is not offered with %s', async (_, given) => {
    const { asked, place } = await showSection(CopyFromLastPanel, { answers: given, rubrics: RUBRICS });
    await until(() => expect(asked.map(({ path }) => path)).toEqual(['my/events']));
    await settle();
    expect(place.textContent).toBe('');
  });

  it('is reported as missing if it cannot be loaded', async () => {
    const failed = await open([], { answers: { 'my/events': [{ id: 'a', publishStatus: 'published' }] } });
    await press(failed.button('Frühere kopieren'));
    await until(() => expect(get(failed.place, '[role="alert"]').textContent).toContain('nicht laden'));
    expect(failed.button('Frühere kopieren')).toBeDefined();
  });

  it('is not offered if a field is filled already', async () => {
    const { place } = await showSection(CopyFromLastPanel, { draft: { rubric: '4' } });
    expect(place.textContent).toBe('');
  });
});
