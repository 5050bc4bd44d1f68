import { expect } from 'vitest';
import type { ArticlePayload } from '../../../../src/model/payloads/article-payload';
import { articleContentOf } from '../../../../src/model/records/article-from-payload';
import { articleProblems } from '../../../../src/model/rules/article-problems';
import { articleRules } from '../../../../src/settings/article-rules';
import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import { aWholeArticle } from '../../../support/article-payload';
import { FAULTY_ARTICLE_SETTINGS } from '../../../support/faulty-article-settings';
import { itForAll } from '../../../support/it-for-all';

const TODAY = '2026-11-22';

itForAll(Object.entries(FAULTY_ARTICLE_SETTINGS))('an article with %s', (_, { settings, article, problems }) => {
  let last = 0;
  const sent = { ...aWholeArticle(TODAY), ...article?.(TODAY) } as Partial<ArticlePayload>;
  const { authenticatedArea } = toSettings(settings).settings;
  const rules = articleRules({ ...toWorkSettings(settings).settings, authenticatedArea });
  const content = articleContentOf(sent, () => ++last);
  const found = articleProblems({ content, media: [] }, { rules, today: TODAY });
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});
