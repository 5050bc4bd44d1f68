import { htmlOfParagraphs } from '../../../../lib/plain-paragraphs';
import type { Rubric } from '../../../../model/answers/rubric';
import type { ImportedEvent, ImportedLocation, ImportGap } from '../../../../model/event-import/imported-event';
import { isTextShown } from '../../../../model/rules/visible-fields';
import { pickTag } from '../../record-form/record-draft';
import type { RecordRules } from '../../use-recording-rules';

/** A text to search for in a field, with the full text of the file and the values for a new entry. */
export type SearchProposal = { search: string; fullText: string; newEntryValues: Readonly<Record<string, string>> };

/** A proposal for a field: the value to write, or a text to search for. */
export type Proposal =
  | { path: 'title' | 'rubric' | 'shortdesc1' | 'longdesc1'; value: string }
  | { path: 'tags'; value: readonly ReturnType<typeof pickTag>[] }
  | ({ path: 'location' | 'promoter' } & SearchProposal)
  | { path: 'free'; value: true }
  | { [Path in 'dates' | 'series' | 'links' | 'price' | 'status']: { path: Path; value: ImportedEvent[Path] } }[
      | 'dates'
      | 'series'
      | 'links'
      | 'price'
      | 'status'];

/** The path of a field that a file can fill. */
export type ProposedPath = Proposal['path'];

type ProposalContext = { rules: RecordRules; rubrics: readonly Rubric[] };

const MAX_TAGS = 10;

/** Returns the proposals of a found event for the fields that the client shows. */
export function proposalsOf(event: ImportedEvent, { rules, rubrics }: ProposalContext): Proposal[] {
  const { recording } = rules.fieldSettings;
  const rubric = rubrics.find((one) => event.keywords.some((word) => isNamed(one, word)));
  const tags = tagsOf(event, rubric).slice(0, MAX_TAGS);
  const links = event.links.filter(isWithinLimit(rules));
  const hasPrice = event.price.from !== undefined;
  return [
    ...proposalIf(event.title !== '', { path: 'title', value: event.title }),
    ...proposalIf(rubric !== undefined, { path: 'rubric', value: String(rubric?.id) }),
    ...proposalIf(tags.length > 0 && recording.tags.visible, { path: 'tags', value: tags.map(pickTag) }),
    ...proposalIf(event.dates.length > 0, { path: 'dates', value: event.dates }),
    ...proposalIf(event.series.length > 0, { path: 'series', value: event.series }),
    ...proposalIf(event.location.name !== '', { path: 'location', ...locationSearch(event.location) }),
    ...proposalIf(event.promoter !== '', {
      path: 'promoter',
      search: event.promoter,
      fullText: event.promoter,
      newEntryValues: {},
    }),
    ...textProposals(event, rules),
    ...proposalIf(links.length > 0, { path: 'links', value: links }),
    ...proposalIf(hasPrice, { path: 'price', value: event.price }),
    ...proposalIf(event.free, { path: 'free', value: true }),
    ...proposalIf(event.status !== 'scheduled', { path: 'status', value: event.status }),
  ];
}

const tagsOf = ({ keywords }: ImportedEvent, rubric: Rubric | undefined) =>
  [...new Set(keywords)].filter((word) => !rubric || !isNamed(rubric, word));

/** Returns the values of a found event that the client does not ask for, or that exceed its limits. */
export function unusableOf(event: ImportedEvent, { rules, rubrics }: ProposalContext): ImportGap[] {
  const rubric = rubrics.find((one) => event.keywords.some((word) => isNamed(one, word)));
  const tags = tagsOf(event, rubric).slice(rules.fieldSettings.recording.tags.visible ? MAX_TAGS : 0);
  const isAccepted = isWithinLimit(rules);
  const links = event.links.filter((link) => !isAccepted(link));
  return [
    ...tags.map((text): ImportGap => ({ code: 'fields', params: { name: 'CATEGORIES', text } })),
    ...links.map(({ url }): ImportGap => ({ code: 'fields', params: { name: 'URL', text: url } })),
  ];
}

const locationSearch = ({ name, fullText, street, zipcode, town, url }: ImportedLocation): SearchProposal => ({
  search: name,
  fullText,
  newEntryValues: { street, plz: zipcode, town, url },
});

const proposalIf = (hasValue: boolean, proposal: Proposal): Proposal[] => (hasValue ? [proposal] : []);

/** Proposes texts for the fields that the client shows; the long text fills the short field if that is the only one. */
function textProposals({ summary, text }: ImportedEvent, rules: RecordRules): Proposal[] {
  const [hasShort, hasLong] = [isTextShown('shortdesc1', rules), isTextShown('longdesc1', rules)];
  const short = summary || (hasLong ? '' : text);
  return [
    ...proposalIf(hasShort && short !== '', { path: 'shortdesc1', value: short }),
    ...proposalIf(hasLong && text !== '', { path: 'longdesc1', value: htmlOfParagraphs(text) }),
  ];
}

const isNamed = ({ name }: Rubric, word: string) => name.toLocaleLowerCase('de') === word.toLocaleLowerCase('de');

/** Returns a filter that accepts as many links of each kind as the client allows. */
function isWithinLimit({ fieldSettings }: RecordRules) {
  const counts = new Map<string, number>();
  return ({ kind }: ImportedEvent['links'][number]) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { maxAmount } = fieldSettings.recording.links[kind];
    return maxAmount === 0 || count <= maxAmount;
  };
}

/** Checks whether a value of the form contains input of the user. */
export function hasInput(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value !== 'scheduled';
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.some((row: unknown) => hasRowInput(row));
  return typeof value === 'object' && value !== null ? Object.values(value).some(hasInput) : value === true;
}

/** Checks whether a row contains input: its first text counts, since a new row has default values. */
const hasRowInput = (row: unknown): boolean => {
  if (typeof row !== 'object' || row === null) return hasInput(row);
  const { date, start, url, label } = row as Record<string, unknown>;
  return [date, start, url, label].some((one) => typeof one === 'string' && one !== '');
};
