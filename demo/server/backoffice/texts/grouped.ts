import type { Locale } from '../../../../src/i18n/locale';
import { dayHeading, type EntryValues } from './entry-values';
import type { Grouping } from './template';

/** A date with its values for a text. */
export type GroupedLine = { values: EntryValues };

/** A group of entries, with an optional heading; an outer group has inner ones in place of entries. */
export type Group = { heading: string; groups: readonly Group[]; entries: readonly GroupedLine[] };

/** The key that sorts last: for several days, or without rubric or location. */
const LAST = '\uffff';

const words = {
  de: { severalDays: 'Über mehrere Tage', noRubric: 'Weitere', noPlace: 'Ohne Ort' },
  en: { severalDays: 'On several days', noRubric: 'Other', noPlace: 'Without a place' },
} as const;

type How = { language: Locale /** The names of rubrics in their order. */; rubrics: readonly string[] };

/** Returns the group of an entry: its sort key and its heading. */
function under(
  grouping: Grouping,
  { values }: GroupedLine,
  { language, rubrics }: How,
): { key: string; heading: string } {
  const { severalDays, noRubric, noPlace } = words[language];
  switch (grouping) {
    case 'none':
      return { key: '', heading: '' };
    case 'day':
      return values.bistag
        ? { key: LAST, heading: severalDays }
        : { key: values.tag, heading: dayHeading(values.tag, language) };
    case 'rubric': {
      const place = rubrics.indexOf(values.rubrik);
      if (!values.rubrik) return { key: LAST, heading: noRubric };
      return {
        key: `${String(place < 0 ? rubrics.length : place).padStart(5, '0')} ${values.rubrik}`,
        heading: values.rubrik,
      };
    }
    case 'place':
      return values.wo ? { key: values.wo, heading: values.wo } : { key: LAST, heading: noPlace };
  }
}

/** Groups entries by up to two criteria, each in its order; entries of a group keep theirs. */
export function grouped(entries: readonly GroupedLine[], [by, ...others]: readonly Grouping[], how: How): Group[] {
  if (by === undefined || entries.length === 0) return [{ heading: '', groups: [], entries }];
  const found = new Map<string, { heading: string; entries: GroupedLine[] }>();
  for (const entry of entries) {
    const { key, heading } = under(by, entry, how);
    const group = found.get(key);
    if (group) group.entries.push(entry);
    else found.set(key, { heading, entries: [entry] });
  }
  const { compare } = new Intl.Collator(how.language, { numeric: true });
  const keys = [...found.keys()].sort((one, other) => (one === LAST ? 1 : other === LAST ? -1 : compare(one, other)));
  return keys.flatMap((key): Group[] => {
    const group = found.get(key);
    if (!group) return [];
    const inner = grouped(group.entries, others, how);
    const [only] = inner;
    const isPlain = inner.length === 1 && only?.heading === '';
    return isPlain
      ? [{ heading: group.heading, groups: [], entries: group.entries }]
      : [{ heading: group.heading, groups: inner, entries: [] }];
  });
}
