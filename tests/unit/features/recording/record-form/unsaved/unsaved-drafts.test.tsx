import { act } from 'react';
import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { EVENT_FORM_TEXTS } from '../../../../../../src/features/recording/event-form/event-words';
import {
  newDraftName,
  unsavedDrafts,
} from '../../../../../../src/features/recording/record-form/unsaved/unsaved-drafts';
import { UnsavedPanel } from '../../../../../../src/features/recording/record-form/unsaved/unsaved-panel';
import { describeForm } from '../../../../../../src/forms/engine/field-definitions';
import { TextField } from '../../../../../../src/forms/fields/text-field';
import { FormBox } from '../../../../../../src/forms/layout/form-box';
import type { DraftState } from '../../../../../../src/forms/saving/form-control';
import { useForm } from '../../../../../../src/forms/saving/use-form';
import { draftRoute, paths } from '../../../../../../src/routing/paths';
import { aPortal, get, HOST, show, type, withReact } from '../../../../forms/saving/harness';

withReact();

const OWNER = { host: HOST, personId: '7', kind: 'event' } as const;
const TITLE = 'input[name=title]';
const DESCRIPTION = describeForm<{ title: string }>({
  sections: [],
  fields: { title: { label: 'Titel' } },
  problems: () => [],
});

function Form({ name }: { name: string }) {
  const control = useForm(DESCRIPTION, {
    record: { title: '' },
    save: async () => undefined,
    draft: { name, schema: 1, owner: 'person' },
  });
  return (
    <FormBox control={control} label="Neu" messageFor={({ code }) => code}>
      <TextField path="title" />
    </FormBox>
  );
}

/** The form of a new event, in the tab that is open. */
const open = (query = '') => show(aPortal({ personId: '7' }), <Form key={query} name={newDraftName(OWNER, query)} />);
const titleIn = ({ place }: { place: ParentNode }) => get<HTMLInputElement>(place, TITLE).value;
const titles = () => unsavedDrafts(OWNER).map(({ title }) => title);
/** Another tab: what is on the device is the same, what belongs to a tab is not. */
const otherTab = () => sessionStorage.clear();
const queryOf = (id: string) => draftRoute('', id);

/** Begins an event and leaves it. */
async function begun(title: string) {
  const form = await open();
  await type(form.place, TITLE, title);
  await form.end();
}

it('a new event in a second tab begins empty, and does not affect the first', async () => {
  const first = await open();
  await type(first.place, TITLE, 'Erstes Konzert');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  otherTab();
  const second = await open();
  expect(titleIn(second)).toBe('');
  await type(second.place, TITLE, 'Zweites Konzert');
  await second.end();
  await type(first.place, TITLE, 'Erstes Konzert im Park');
  await first.end();
  expect(titles().sort()).toEqual(['Erstes Konzert im Park', 'Zweites Konzert']);
});

it('restores the draft of the tab, and that of an address', async () => {
  await begun('Erstes Konzert');
  const again = await open();
  expect(titleIn(again)).toBe('Erstes Konzert');
  await again.end();
  const id = unsavedDrafts(OWNER)[0]?.id ?? '';
  otherTab();
  await begun('Zweites Konzert');
  expect(titleIn(await open(queryOf(id)))).toBe('Erstes Konzert');
});

it('asks about the oldest draft before a twenty-first', async () => {
  for (let count = 1; count <= 20; count += 1) {
    otherTab();
    await begun(`Konzert ${count}`);
  }
  expect(titles()).toHaveLength(20);
  otherTab();
  const oldest = unsavedDrafts(OWNER).at(-1);
  expect(newDraftName(OWNER, '')).toBe(oldest?.name);
});

const draftState = (restoredAt?: string) => proxy({ restoredAt }) as DraftState;
async function panelFor(name: string, restoredAt?: string) {
  const portal = aPortal({ personId: '7' });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(
    portal,
    <UnsavedPanel personId="7" name={name} draft={draftState(restoredAt)} texts={EVENT_FORM_TEXTS} />,
  );
  return [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
}

it('offers other drafts, and a new one beside a restored draft', async () => {
  await begun('Jazz');
  const [jazz] = unsavedDrafts(OWNER);
  otherTab();
  const name = newDraftName(OWNER, '');
  expect(await panelFor(name)).toEqual([['Weiter mit „Jazz“', `#${draftRoute(paths.newEvent, jazz?.id ?? '')}`]]);
  const [[words, href] = []] = await panelFor(jazz?.name ?? '', new Date().toISOString());
  expect(words).toBe('Eine neue Veranstaltung beginnen');
  expect(href).not.toContain(jazz?.id);
  expect(await panelFor(jazz?.name ?? '')).toEqual([]);
});
