import type { Locale } from '../../../../src/i18n/locale';
import { dayHeading, type EntryValues } from './entry-values';
import type { Grouping } from './template';

/** A date with its values for a text. */
export type EntryWithValues = { values: EntryValues };

/** A group of entries, with an optional heading; an outer group has inner ones in place of entries. */
export type Group = { heading: string; groups: readonly Group[]; entries: readonly EntryWithValues[] };

/** The key that sorts last: for several days, or without rubric or location. */
const LAST_KEY = '\uffff';

const headings = {
  de: { severalDays: 'Über mehrere Tage', noRubric: 'Weitere', noPlace: 'Ohne Ort' },
  en: { severalDays: 'On several days', noRubric: 'Other', noPlace: 'Without a place' },
} as const;

type GroupingOptions = { language: Locale /** The names of rubrics in their order. */; rubrics: readonly string[] };

/** Returns the group of an entry: its sort key and its heading. */
function groupOf(
  grouping: Grouping,
  { values }: EntryWithValues,
  { language, rubrics }: GroupingOptions,
): { key: string; heading: string } {
  const { severalDays, noRubric, noPlace } = headings[language];
  switch (grouping) {
    case 'none':
      return { key: '', heading: '' };
    case 'day':
      return values.bistag
        ? { key: LAST_KEY, heading: severalDays }
        : { key: values.tag, heading: dayHeading(values.tag, language) };
    case 'rubric': {
      const index = rubrics.indexOf(values.rubrik);
      if (!values.rubrik) return { key: LAST_KEY, heading: noRubric };
      return {
        key: `${String(index < 0 ? rubrics.length : index).padStart(5, '0')} ${values.rubrik}`,
        heading: values.rubrik,
      };
    }
    case 'place':
      return values.wo ? { key: values.wo, heading: values.wo } : { key: LAST_KEY, heading: noPlace };
  }
}

/** Groups entries by up to two criteria, each in its order; entries of a group keep theirs. */
export function groupEntries(
  entries: readonly EntryWithValues[],
  [grouping, ...others]: readonly Grouping[],
  options: GroupingOptions,
): Group[] {
  if (grouping === undefined || entries.length === 0) return [{ heading: '', groups: [], entries }];
  const groupsByKey = new Map<string, { heading: string; entries: EntryWithValues[] }>();
  for (const entry of entries) {
    const { key, heading } = groupOf(grouping, entry, options);
    const group = groupsByKey.get(key);
    if (group) group.entries.push(entry);
    else groupsByKey.set(key, { heading, entries: [entry] });
  }
  const { compare } = new Intl.Collator(options.language, { numeric: true });
  const keys = [...groupsByKey.keys()].sort((one, other) =>
    one === LAST_KEY ? 1 : other === LAST_KEY ? -1 : compare(one, other),
  );
  return keys.flatMap((key): Group[] => {
    const group = groupsByKey.get(key);
    if (!group) return [];
    const innerGroups = groupEntries(group.entries, others, options);
    const [only] = innerGroups;
    const isPlain = innerGroups.length === 1 && only?.heading === '';
    return isPlain
      ? [{ heading: group.heading, groups: [], entries: group.entries }]
      : [{ heading: group.heading, groups: innerGroups, entries: [] }];
  });
}
