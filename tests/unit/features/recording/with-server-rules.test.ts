import { describe, expect, it, vi } from 'vitest';
import { articleKind } from '../../../../src/features/recording/article-kind';
import { eventKind } from '../../../../src/features/recording/event-kind';
import { withServerRules } from '../../../../src/features/recording/with-server-rules';
import { emptyContent } from '../../../../src/model/records/event-from-payload';
import { publishProblems } from '../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../src/settings/to-settings';

const { authenticatedArea } = toSettings({}).settings;
const recording = (fields: object, more: object = {}) => ({
  fieldSettings: { recording: fields },
  eventRecording: more,
});
const NOTE = { name: 'note', required: true, maxLength: 9 };

/** Settings of the server, settings of the page, the effective ones, and the names in the console warning. */
const CASES: [string, server: object, page: object, counts: object, overruled: string[]][] = [
  ['a hidden tag', {}, recording({ tags: { visible: false } }), { tags: { visible: true } }, ['tags.visible']],
  ['a longer title', recording({ title: { maxLength: 40 } }), recording({ title: { maxLength: 80 } }), { title: { maxLength: 40 } }, ['title.maxLength']],
  ['a title without limit', recording({ title: { maxLength: 40 } }), recording({ title: { maxLength: 0 } }), { title: { maxLength: 40 } }, ['title.maxLength']],
  ['a shorter title', recording({ title: { maxLength: 40 } }), recording({ title: { maxLength: 20 } }), { title: { maxLength: 20 } }, []],
  ['another label', {}, recording({ title: { label: 'Name' } }), { title: { label: 'Name' } }, []],
  ['a promoter less', recording({ promoter_required: true }), recording({ promoter_required: false }), { promoter_required: true }, ['requiredAddresses']],
  ['more links', recording({ links: { event: { maxAmount: 2 } } }), recording({ links: { event: { maxAmount: 5 } } }), { links: { event: { maxAmount: 2 } } }, ['links.event.maxAmount']],
  ['fewer rubrics', recording({ addRubrics: { min: 2 } }), recording({ addRubrics: { min: 0 } }), { addRubrics: { min: 2 } }, ['addRubrics.min']],
  ['earlier days', recording({ publicationDates: { firstDay: 3, max: 2 } }), recording({ publicationDates: { firstDay: 0, max: 9 } }), { publicationDates: { firstDay: 3, max: 2 } }, ['publicationDates.firstDay', 'publicationDates.max']],
]; // biome-ignore format: a table.

describe.each(CASES)('a page with %s', (_, server, page, counts, overruled) => {
  it('follows the stricter rule, and the console names ignored settings', () => {
    const wanted = eventKind.rulesOf(authenticatedArea, 'de', [server, page]);
    const { rules, overruled: named } = withServerRules(wanted, eventKind.rulesOf(authenticatedArea, 'de', [server]));
    expect(rules.fieldSettings.recording).toMatchObject(counts);
    expect(named.map((path) => path.replace(/^(fieldSettings\.recording|eventRecording)\./, ''))).toEqual(overruled);
  });
});

it('an additional field that the server requires is shown, whatever the page sets', () => {
  const server = { eventRecording: { additionalFieldsFormDefinition: [NOTE, { name: 'free' }] } };
  for (const page of [
    { eventRecording: { showFreeFields: false } },
    { eventRecording: { additionalFieldsFormDefinition: [] } },
    { eventRecording: { additionalFieldsFormDefinition: [{ name: 'note' }] } },
  ]) {
    const wanted = eventKind.rulesOf(authenticatedArea, 'de', [server, page]);
    const { rules, overruled } = withServerRules(wanted, eventKind.rulesOf(authenticatedArea, 'de', [server]));
    expect(rules.eventRecording.showFreeFields).toBe(true);
    expect(rules.eventRecording.additionalFieldsFormDefinition).toMatchObject([NOTE]);
    expect(overruled).not.toEqual([]);
  }
});

it('with any settings of the page, the form finds all problems of the server in an empty event', () => {
  const pages = CASES.map(([, , page]) => page);
  for (const [, server] of CASES)
    for (const page of pages) {
      const serverRules = eventKind.rulesOf(authenticatedArea, 'de', [server]);
      const { rules } = withServerRules(eventKind.rulesOf(authenticatedArea, 'de', [server, page]), serverRules);
      const problems = (given: typeof rules) =>
        publishProblems({ content: emptyContent(), media: [] }, { rules: given, today: '2026-05-01' }).map(
          ({ path, code }) => `${path} ${code}`,
        );
      expect(problems(rules)).toEqual(expect.arrayContaining(problems(serverRules)));
    }
});

it.each([
  [eventKind, 'eventRecording.showMediaTab'],
  [articleKind, 'articleRecording.showMediaTab'],
])('a wrong setting of a form is named: %#', (kind, path) => {
  const [group = '', name = ''] = path.split('.');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  kind.rulesOf(authenticatedArea, 'de', [{ [group]: { [name]: 'vielleicht' } }]);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining(`${path} is ignored`)]);
  warn.mockRestore();
});
