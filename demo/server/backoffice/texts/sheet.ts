import type { FeedSource } from '../../feeds/feed-source';
import { xmlText } from '../../feeds/xml-text';
import { entryPlaceholders, entryValues } from './entry-values';
import type { Entry } from './find-entries';
import { type Group, groupEntries } from './grouped';
import { readLine } from './line';
import { formatPeriod, type Period, weekNumber } from './period';
import type { Template } from './template';
import { type FormattedText, fillLine, htmlOf, plainOf, type TemplateValues } from './written';

/** The placeholders of the lines around the entries, with their descriptions. */
export const framePlaceholders = {
  zeitraum: 'die Tage, wie „3. bis 9. Mai“',
  von: 'erster Tag, wie „3. Mai“',
  bis: 'letzter Tag, wie „9. Mai“',
  jahr: 'Jahr des ersten Tages',
  woche: 'Nummer der Kalenderwoche',
  rubriken: 'die gewählten Rubriken; leer, wenn alle gewählt sind',
  anzahl: 'Zahl der Termine',
  portal: 'Name des Portals',
} as const;

/** A text on the events of some days: lines in groups. */
export type Sheet = { heading: FormattedText; intro: FormattedText; body: readonly SheetPart[]; outro: FormattedText };

type SheetPart = { kind: 'heading'; level: 2 | 3; text: string } | { kind: 'entry' | 'note'; written: FormattedText };

/** The data of a text. */
export type SheetContent = {
  source: FeedSource;
  template: Template;
  period: Period;
  /** The names of the client's rubrics in their order. */
  rubrics: readonly string[];
  /** The names of the chosen rubrics; empty for all. */
  chosen: readonly string[];
  entries: readonly Entry[];
};

/** Creates the text. An unparsable line, as of a restored database, stays as it is. */
export function sheetOf({ source, template, period, rubrics, chosen, entries }: SheetContent): Sheet {
  const { language, outer, inner } = template;
  const frameValues: TemplateValues = {
    ...{ zeitraum: formatPeriod(period, language), jahr: period.from.slice(0, 4), portal: source.name },
    von: formatPeriod({ from: period.from, to: period.from }, language),
    bis: formatPeriod({ from: period.to, to: period.to }, language),
    ...{ woche: String(weekNumber(period.from)), rubriken: chosen.join(', '), anzahl: String(entries.length) },
  };
  const line = (text: string) => fillLine(parseLine(text, Object.keys(framePlaceholders)), frameValues);
  const entriesWithValues = entries.map(({ event, planned }) => ({
    values: entryValues({ ...source, locale: language }, event, planned),
  }));
  const groupings = [outer, ...(inner === outer ? [] : [inner])].filter((one) => one !== 'none');
  const parts = parseLine(template.entry, Object.keys(entryPlaceholders));
  const groups = groupEntries(entriesWithValues, groupings, { language, rubrics });
  return {
    ...{ heading: line(template.heading), intro: line(template.intro), outro: line(template.outro) },
    body:
      entries.length === 0
        ? [{ kind: 'note', written: line(template.empty) }]
        : groups.flatMap((group) => bodyOf(group, 2, (values) => fillLine(parts, values))),
  };
}

function parseLine(text: string, names: readonly string[]) {
  const parsed = readLine(text, names);
  return 'parts' in parsed ? parsed.parts : [{ kind: 'text', text } as const];
}

function bodyOf(
  { heading, groups, entries }: Group,
  level: 2 | 3,
  line: (values: TemplateValues) => FormattedText,
): SheetPart[] {
  return [
    ...(heading ? [{ kind: 'heading', level, text: heading } as const] : []),
    ...entries.flatMap(({ values }): SheetPart[] => {
      const written = line(values);
      return written.length > 0 ? [{ kind: 'entry', written }] : [];
    }),
    ...groups.flatMap((group) => bodyOf(group, 3, line)),
  ];
}

/** Formats as plain text: headings and entries between blank lines. */
export function plainSheet({ heading, intro, body, outro }: Sheet): string {
  const parts = body.map((part) => (part.kind === 'heading' ? part.text : plainOf(part.written)));
  return `${[plainOf(heading), plainOf(intro), ...parts, plainOf(outro)].filter(Boolean).join('\n\n')}\n`;
}

/** Formats as HTML, for the page, its print and the clipboard. @param level of the top heading */
export function htmlSheet({ heading, intro, body, outro }: Sheet, level: 1 | 2 = 1): string {
  const tag = (depth: number) => `h${level + depth}`;
  const paragraph = (written: FormattedText) => (written.length > 0 ? `<p>${htmlOf(written)}</p>` : '');
  return [
    heading.length > 0 ? `<${tag(0)}>${htmlOf(heading)}</${tag(0)}>` : '',
    paragraph(intro),
    ...body.map((part) =>
      part.kind === 'heading'
        ? `<${tag(part.level - 1)}>${xmlText(part.text)}</${tag(part.level - 1)}>`
        : paragraph(part.written),
    ),
    paragraph(outro),
  ]
    .filter(Boolean)
    .join('\n');
}
