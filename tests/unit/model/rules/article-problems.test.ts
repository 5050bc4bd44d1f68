import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/lib/days';
import type { ArticlePayload } from '../../../../src/model/payloads/article-payload';
import { articleContentOf, emptyArticle } from '../../../../src/model/records/article-from-payload';
import type { ArticleContent } from '../../../../src/model/records/event-content';
import {
  articleDraftProblems,
  articleProblems,
  type ValidatedArticle,
} from '../../../../src/model/rules/article-problems';
import { articleRules } from '../../../../src/settings/article-rules';
import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import { anyArticle } from '../../../support/arbitrary-content';
import { aWholeArticle } from '../../../support/article-payload';
import { ARTICLE_TABLE } from '../../../support/event-rules/article-table';
import { itForAll } from '../../../support/it-for-all';
import fc from '../../../support/same-cases';
import { inZone } from '../../../support/zones';

const TODAY = '2026-11-22';
const RECORDS = { rubrics: [1, 2, 3] as [number, number, number], address: 7 };

const rulesOf = (settings: object) =>
  articleRules({
    ...toWorkSettings(settings).settings,
    authenticatedArea: toSettings(settings).settings.authenticatedArea,
  });

function contentWith(changes: object): ArticleContent {
  let last = 0;
  return articleContentOf({ ...aWholeArticle(TODAY), ...changes } as Partial<ArticlePayload>, () => ++last);
}

const inWords = (problems: readonly { path: string; code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`);
const problemsOf = (article: Partial<ValidatedArticle> & { content: ArticleContent }, settings: object = {}) =>
  inWords(articleProblems({ media: [], ...article }, { rules: rulesOf(settings), today: TODAY }));

describe('an article to publish', () => {
  itForAll(Object.entries(ARTICLE_TABLE))('with %s', (_, { settings = {}, event, problems }) => {
    const content = contentWith(event?.(RECORDS, TODAY) ?? {});
    expect(problemsOf({ content }, settings).sort()).toEqual([...problems].sort());
  });

  it('names an event once', () => {
    expect(problemsOf({ content: contentWith({ events: ['a', 'b', 'a'] }) })).toEqual(['events.2 repeated']);
  });
});

describe('a draft of an article', () => {
  it('needs a title and nothing else', () => {
    expect(inWords(articleDraftProblems(emptyArticle(), { today: TODAY }))).toEqual(['title required']);
    expect(articleDraftProblems({ ...emptyArticle(), title: 'Jazz' }, { today: TODAY })).toEqual([]);
  });

  it('is refused for values that cannot be sent', () => {
    const content = { ...contentWith({}), eventDate: '31.2.', publicationDates: [{ id: 1, date: 'bald' }] };
    const problems = ['eventDate impossible', 'publicationDates.0.date unreadable'];
    expect(inWords(articleDraftProblems(content, { today: TODAY }))).toEqual(problems);
    expect(problemsOf({ content })).toEqual(problems);
  });

  it('is never refused for publication rules', () => {
    fc.assert(
      fc.property(anyArticle, (content) => {
        expect(articleDraftProblems({ ...content, title: 'Jazz' }, { today: TODAY })).toEqual([]);
      }),
    );
  });
});

it('a published article keeps past publication dates, and gets no new ones in the past', () => {
  const published = contentWith({ publicationDates: [{ date: addDays(TODAY, -5) }] });
  expect(problemsOf({ content: published, published })).toEqual([]);
  expect(problemsOf({ content: published })).toEqual(['publicationDates.0.date past']);
  const [first] = published.publicationDates;
  const content = { ...published, publicationDates: [{ id: first?.id ?? 0, date: addDays(TODAY, -4) }] };
  expect(problemsOf({ content, published })).toEqual(['publicationDates.0.date past']);
});

itForAll<[string, object, string[]]>([
  [
    'what the client asks for is missing',
    { requiredMediaFields: ['author', 'copyright'] },
    ['media.0.copyright required'],
  ],
  ['there are none', { showMediaTab: false, requiredMediaFields: ['copyright'] }, []],
  ['only events ask for more', {}, []],
])('pictures of an article where %s', (_, articleRecording, problems) => {
  const texts = { alt: 'Bühne', agency: '', author: 'Änne', copyright: '', description: '', location: '', title: '' };
  const settings = { articleRecording, eventRecording: { requiredMediaFields: ['agency'] } };
  expect(problemsOf({ content: contentWith({}), media: [texts] }, settings)).toEqual(problems);
});

itForAll(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'])('validates days in %s as in Berlin', (zone) => {
  const content = contentWith({ publicationDates: [{ date: TODAY }] });
  expect(inZone(zone, () => problemsOf({ content }))).toEqual([]);
});
