import { act } from 'react';
import { expect, it } from 'vitest';
import { describeEvent } from '../../../../../src/features/recording/event-form/describe-event';
import { emptyEventDraft } from '../../../../../src/features/recording/event-form/event-draft';
import { FormProvider } from '../../../../../src/forms/engine/form-context';
import { labelOf } from '../../../../../src/forms/engine/form-paths';
import { createForm, type Form } from '../../../../../src/forms/engine/form-store';
import { ErrorSummary } from '../../../../../src/forms/layout/error-summary';
import { noChoiceMessage, requiredMessage } from '../../../../../src/forms/layout/required-messages';
import type { Translate } from '../../../../../src/i18n/translation';
import { useTranslation } from '../../../../../src/i18n/use-translation';
import * as checks from '../../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../src/settings/to-work-settings';
import { itForAll } from '../../../../support/it-for-all';
import { afresh, aPortal, show, withReact } from '../../../forms/saving/harness';
import { TODAY } from './harness';

withReact();

const GIVEN = {
  rules: { ...toWorkSettings({}).settings, authenticatedArea: toSettings({}).settings.authenticatedArea },
  today: TODAY,
  statusOf: () => undefined,
  checks,
};
const description = describeEvent(GIVEN);
const DRAFT = {
  ...emptyEventDraft(),
  publicationDates: [{ id: 'p1', date: '' }],
};

/** Renders a message as a screen would. @returns its text */
async function said(words: (_: Translate) => string | undefined): Promise<string> {
  const Words = () => words(useTranslation()._);
  return (await show(aPortal(), <Words />)).place.textContent ?? '';
}

it('distinguishes English texts from German ones', async () => {
  expect(await said((_) => labelOf(description, 'title', DRAFT, _))).toBe('Titel');
  expect(await said((_) => labelOf(description, 'en.title', DRAFT, _))).toBe('Titel (englisch)');
  expect(await said((_) => labelOf(description, 'en.longdesc1', DRAFT, _))).toBe('Beschreibung (englisch)');
  const missing = (path: string) => said((_) => requiredMessage(description, path, DRAFT, { _, clientLabels: {} }));
  expect(await missing('title')).toBe('Bitte geben Sie einen Titel ein.');
  expect(await missing('en.title')).toBe('Bitte geben Sie einen englischen Titel ein.');
  expect(await missing('publicationDates.p1.date')).toBe('Bitte geben Sie den Erscheinungstag ein.');
});

itForAll(
  [
    ['text', 'Bitte füllen Sie „Alter“ aus.'],
    ['number', 'Bitte füllen Sie „Alter“ aus.'],
    ['select', 'Bitte wählen Sie „Alter“ aus.'],
    ['checkbox', 'Bitte bestätigen Sie „Alter“.'],
  ],
  afresh,
)('has a message for a required additional field by its type: %s', async (type, words) => {
  const field = { name: 'age', label: 'Alter', type, options: ['6'] };
  const { settings } = toWorkSettings({ eventRecording: { additionalFieldsFormDefinition: [field] } });
  const own = describeEvent({
    rules: { ...settings, authenticatedArea: toSettings({}).settings.authenticatedArea },
    ...{ today: TODAY, statusOf: () => undefined, checks },
  });
  expect(await said((_) => requiredMessage(own, 'freeFields.age', DRAFT, { _, clientLabels: {} }))).toBe(words);
});

it("has a message for a required choice with the client's label", async () => {
  const { label } = description.fields.rubric ?? {};
  const id = typeof label === 'object' ? label.id : '';
  expect(
    await said((_) => requiredMessage(description, 'rubric', DRAFT, { _, clientLabels: { [id]: 'Sparte' } })),
  ).toMatch(/^Bitte wählen Sie „.+“ aus\.$/);
});

it('reports that the client has no rubric if one is required', async () => {
  const words = (rubrics: readonly object[]) =>
    said((_) => noChoiceMessage(describeEvent({ ...GIVEN, rubrics }), { path: 'rubric', code: 'required' }, _));
  expect(await words([])).toContain('nichts zur Auswahl');
  expect(await words([{}])).toBe('');
});

it('numbers rows in all messages of a list; a single row has no number', async () => {
  const problems = [
    ...['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => ({ path: `media.${id}.alt`, code: 'required' })),
    ...['d1', 'd2'].map((id) => ({ path: `dates.${id}.date`, code: 'required' })),
    ...['l1', 'l2'].map((id) => ({ path: `links.${id}.url`, code: 'required' })),
    ...['t1', 't2'].map((id) => ({ path: `ticketAgencies.${id}.name`, code: 'required' })),
    { path: 'links.l2.text', code: 'too_long' },
    { path: 'publicationDates.p1.date', code: 'required' },
  ];
  const rowsOf = (...ids: string[]) => ids.map((id) => ({ id }));
  const draft = {
    ...DRAFT,
    ...{ media: rowsOf('m1', 'm2', 'm3', 'm4', 'm5'), dates: rowsOf('d1', 'd2'), links: rowsOf('l1', 'l2') },
    ticketAgencies: rowsOf('t1', 't2'),
  } as unknown as typeof DRAFT;
  const structure = { ...description, problems: () => problems };
  const form = createForm(structure, draft) as unknown as Form<object>;
  const messageFor = ({ code }: { code: string }) => code;
  const content = { form, structure, messageFor, announce: () => undefined };
  const { place } = await show(
    aPortal(),
    <FormProvider value={content}>
      <ErrorSummary />
    </FormProvider>,
  );
  await act(async () => void form.check());
  const lines = [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(new Set(lines).size).toBe(problems.length);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...[1, 2, 3, 4, 5].map((number) => `Bild ${number}: required`),
      ...['Termin 1: required', 'Termin 2: required', 'Link 1: required', 'Link 2: required'],
      ...['Vorverkaufsstelle 1: required', 'Vorverkaufsstelle 2: required'],
      ...['Link 2: Angezeigter Text: too_long', 'required'],
    ]),
  );
});
