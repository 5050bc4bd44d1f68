import type { MailedRecord } from './mail-texts';

/** The sentences about records. */
type RecordTexts = {
  published: string;
  /** For articles, which may appear later. */
  articles: string;
  refusedChange(title: string, reason: string): string;
  refused(title: string, reason: string): string;
};

/** Returns a line with a link for each published record, and one with the reason for each other record. */
function recordLines(records: readonly MailedRecord[], texts: RecordTexts): string[] {
  const published = records.filter(({ outcome }) => outcome === 'published');
  const others = records.filter(({ outcome }) => outcome !== 'published');
  return [
    ...(published.length > 0 ? [texts.published] : []),
    ...published.map(({ title, link }) => `${title}\n${link}`),
    ...(published.some(({ kind }) => kind === 'article') ? [texts.articles] : []),
    ...others.map(({ title, isChange, reason }) => (isChange ? texts.refusedChange : texts.refused)(title, reason)),
  ];
}

/** Returns the German lines about records that were decided with a relation. */
export const recordsDe = (records: readonly MailedRecord[] = []): string[] =>
  recordLines(records, {
    published: 'Das ist jetzt veröffentlicht:',
    articles: 'Einen Artikel sehen Besucher ab seinem ersten Erscheinungstag.',
    refusedChange: (title, reason) =>
      `Ihre Änderung an „${title}“ ist nicht veröffentlicht. Besucher sehen die bisherige Fassung. Begründung: ${reason}`,
    refused: (title, reason) => `„${title}“ ist nicht veröffentlicht und wieder ein Entwurf. Begründung: ${reason}`,
  });

/** Returns the English lines about records that were decided with a relation. */
export const recordsEn = (records: readonly MailedRecord[] = []): string[] =>
  recordLines(records, {
    published: 'This is published now:',
    articles: 'Visitors see an article from its first publication date on.',
    refusedChange: (title, reason) =>
      `Your change to “${title}” isn’t published. Visitors see the previous version. Reason: ${reason}`,
    refused: (title, reason) => `“${title}” isn’t published and is a draft again. Reason: ${reason}`,
  });

/** Checks whether one of the records is published. */
export const hasPublished = (records: readonly MailedRecord[] = []): boolean =>
  records.some(({ outcome }) => outcome === 'published');
