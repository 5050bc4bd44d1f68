import type { MailedRecord } from './mail-texts';

/** Returns a line with a link for each published record, and one with the reason for each other record. */
const recordLines = (
  records: readonly MailedRecord[] = [],
  texts: { published: string; notPublished(title: string, reason: string): string },
): string[] => {
  const published = records.filter(({ outcome }) => outcome === 'published');
  return [
    ...(published.length > 0 ? [texts.published] : []),
    ...published.map(({ title, link }) => `${title}\n${link}`),
    ...records.flatMap(({ title, outcome, reason }) =>
      outcome === 'published' ? [] : [texts.notPublished(title, reason)],
    ),
  ];
};

/** Returns the German lines about records that were decided with a relation. */
export const recordsDe = (records: readonly MailedRecord[] | undefined): string[] =>
  recordLines(records, {
    published: 'Das ist jetzt veröffentlicht:',
    notPublished: (title, reason) =>
      `„${title}“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: ${reason}`,
  });

/** Returns the English lines about records that were decided with a relation. */
export const recordsEn = (records: readonly MailedRecord[] | undefined): string[] =>
  recordLines(records, {
    published: 'This is published now:',
    notPublished: (title, reason) => `“${title}” isn’t published and is a draft again. Reason: ${reason}`,
  });

/** Checks whether one of the records is published. */
export const hasPublished = (records: readonly MailedRecord[] = []): boolean =>
  records.some(({ outcome }) => outcome === 'published');
