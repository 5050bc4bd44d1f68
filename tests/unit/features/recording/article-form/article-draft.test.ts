import { expect, it } from 'vitest';
import {
  articleDraft,
  articleOfDraft,
  emptyArticleDraft,
} from '../../../../../src/features/recording/article-form/article-draft';
import { articleForm } from '../../../../../src/features/recording/article-form/article-form-kind';
import { copyOf } from '../../../../../src/lib/value-at';
import type { EditableArticle } from '../../../../../src/model/answers/article-record';
import { articleContentOf, emptyArticle } from '../../../../../src/model/records/article-from-payload';
import type { ArticleContent } from '../../../../../src/model/records/event-content';
import { anyArticle } from '../../../../support/arbitrary-content';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';

const anAddress = (addressId: number) => ({
  ...{ addressId, name: 'Stadthalle', street: 'Marktplatz 1' },
  community: { communityId: 1, name: 'Achalmtal', path: ['Achalmtal'] },
});
const aPicture = (id: string) => ({
  ...{ id, alt: 'Band', width: 800, height: 600, focalPoint: { x: 0.3, y: 0.4 } },
  ...{ src: `/media/${id}/{width}`, whole: `/media/${id}/whole`, widths: [320], credits: { author: 'A. Licht' } },
});

function written(content: ArticleContent): EditableArticle {
  const { location, promoter } = content;
  return {
    ...{ id: 'a1', state: 'draft', content, pictures: content.media.map(aPicture) },
    events: content.events.map((id) => ({ id, title: `Abend ${id}`, date: '2026-12-24' })),
    ...(location !== undefined && { location: anAddress(location) }),
    ...(promoter !== undefined && { promoter: anAddress(promoter) }),
  };
}
const draftOf = (content: ArticleContent) =>
  articleDraft(written(content), { host: 'https://x.example', locale: 'de' });

/** As the form of events has them: one value to a name, an empty one is none. */
function plain(content: ArticleContent): ArticleContent {
  const values = new Map(content.freeFields.map(({ name, value }) => [name, value]));
  const filled = [...values].filter(([, value]) => value !== '' && value !== false);
  return { ...content, freeFields: filled.map(([name, value]) => ({ name, value })) };
}

it('restores every article unchanged through the form and its stored draft', () => {
  fc.assert(
    fc.property(anyArticle, (content) => {
      const back = articleOfDraft(copyOf(draftOf(content)));
      const byName = (one: ArticleContent) =>
        [...one.freeFields].sort((first, second) => (first.name < second.name ? -1 : 1));
      expect({ ...back, freeFields: byName(back) }).toEqual({ ...content, freeFields: byName(plain(content)) });
    }),
    { numRuns: 200 },
  );
});

it('sends exactly the written content', () => {
  fc.assert(
    fc.property(anyArticle, (content) => {
      const draft = draftOf(plain(content));
      const sent = articleForm.payloadOf(draft) as Parameters<typeof articleContentOf>[0];
      // Rows of the server keep their ids.
      const back = articleContentOf(sent, () => expect.fail('A row has lost its id.'));
      expect(back).toEqual(articleOfDraft(draft));
    }),
    { numRuns: 200 },
  );
});

it('begins empty', () => {
  expect(articleOfDraft(emptyArticleDraft())).toEqual(emptyArticle());
});

it('names a linked event with its day, which distinguishes it from others of its name', () => {
  const draft = draftOf({ ...emptyArticle(), events: ['e1'] });
  expect(draft.events).toEqual([{ key: 'e1', label: 'Abend e1 (24.12.2026)' }]);
});

itForAll<[string, string[], string | undefined]>([
  ['from its approval on', [], undefined],
  ['today', ['2026-11-22', '2026-12-01'], undefined],
  ['on its first day', ['2026-12-01', '2026-11-25'], '2026-11-25'],
  ['once a day is typed', ['bald'], undefined],
])('an article appears %s', (_, days, first) => {
  const publicationDates = days.map((date, index) => ({ id: index + 1, date }));
  expect(articleForm.appearsOn({ ...emptyArticleDraft(), publicationDates }, '2026-11-22')).toBe(first);
});
