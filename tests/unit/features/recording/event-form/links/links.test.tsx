import { expect, it } from 'vitest';
import { LinksSection } from '../../../../../../src/features/recording/event-form/links/links-section';
import { TicketsSection } from '../../../../../../src/features/recording/event-form/links/tickets-section';
import type { LinkKind } from '../../../../../../src/model/answers/event-detail';
import { settle } from '../../../../../support/settle';
import { withReact } from '../../../../forms/saving/harness';
import { showSection } from '../harness';

withReact();

const link = (id: string, kind: LinkKind, more = {}) => ({ id, kind, url: 'a.de', text: 'Mehr', ...more });
const rules = (links: object) => ({ fieldSettings: { recording: { links } } });
const options = (place: ParentNode, name: string) =>
  [...place.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option`)].map(
    ({ value, disabled }) => `${value}${disabled ? ' -' : ''}`,
  );

it('adds a link to a page of the event, and leads to it', async () => {
  const { place, form, button } = await showSection(LinksSection);
  await settle(() => button('Link hinzufügen')?.click());
  const [row] = form.values().links;
  expect(row).toMatchObject({ kind: 'event', url: '', text: '' });
  const root = place.getRootNode() as ShadowRoot;
  expect(root.activeElement?.getAttribute('name')).toBe(`links.${row?.id}.kind`);
  await settle(() => button('Link 1 entfernen')?.click());
  expect(form.values().links).toEqual([]);
  expect(root.activeElement?.textContent).toBe('Rückgängig');
});

it('lists missing fields of each link', async () => {
  const links = [link('a', 'event', { url: 'nirgends', text: '' }), link('b', 'ticket', { url: '' })];
  const { errorOf, check } = await showSection(LinksSection, { draft: { links } });
  await check();
  expect(['links.a.url', 'links.a.text', 'links.b.url', 'links.b.text'].map(errorOf)).toEqual([
    ...['url', 'required', 'required', ''],
  ]);
});

it('offers no more of a kind than allowed, and keeps existing ones', async () => {
  const links = [link('a', 'ticket'), link('b', 'event')];
  const { place, button } = await showSection(LinksSection, {
    settings: rules({ ticket: { maxAmount: 1 }, event: { maxAmount: 1 }, artist: { maxAmount: 2 } }),
    draft: { links },
  });
  expect(options(place, 'links.b.kind')).toEqual(['event', 'ticket -', 'location', 'promoter', 'artist']);
  await settle(() => button('Weiterer Link')?.click());
  expect(place.querySelectorAll('fieldset')).toHaveLength(3);
});

it('offers none once every kind is full, with a message', async () => {
  const one = { maxAmount: 1 };
  const kinds = ['ticket', 'location', 'promoter', 'event', 'artist'] as const;
  const { place, form, button } = await showSection(LinksSection, {
    settings: rules(Object.fromEntries(kinds.map((kind) => [kind, one]))),
    draft: { links: kinds.map((kind) => link(kind, kind)) },
  });
  const add = button('Weiterer Link');
  expect(add?.getAttribute('aria-disabled')).toBe('true');
  await settle(() => add?.click());
  expect(form.values().links).toHaveLength(5);
  expect(place.textContent).toContain('Mehr Links sind nicht möglich.');
});

it('shows at the link that is one too many', async () => {
  const { place, check } = await showSection(LinksSection, {
    settings: rules({ event: { maxAmount: 1 } }),
    draft: { links: [link('a', 'event'), link('b', 'event')] },
  });
  await check();
  const wrong = [...place.querySelectorAll('fieldset')].map((box) => box.textContent?.includes('too_many'));
  expect(wrong).toEqual([false, true]);
});

it('requires the name of a ticket office, and validates its contact', async () => {
  const office = { name: '', url: 'x', phone: 'abc', street: '', zipcode: '', city: '' };
  const { errorOf, check, names } = await showSection(TicketsSection, {
    draft: { ticketAgencies: [{ id: 't', ...office }] },
  });
  await check();
  const path = (name: string) => `ticketAgencies.t.${name}`;
  expect(names()).toEqual(['name', 'phone', 'url', 'street', 'zipcode', 'city'].map(path));
  expect(['name', 'url', 'phone'].map((name) => errorOf(path(name)))).toEqual(['required', 'url', 'phone']);
});
