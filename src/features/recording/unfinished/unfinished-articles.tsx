import { Trans } from '@lingui/react/macro';
import { articleKind } from '../article-kind';
import { OWN_ARTICLES } from '../my-articles/own-article';
import { UnfinishedRecords } from './unfinished-records';

/** Own articles to go on with. */
export const UnfinishedArticles = () => (
  <UnfinishedRecords list={OWN_ARTICLES} kind={articleKind} heading={<Trans>Artikel weiterschreiben</Trans>} />
);
