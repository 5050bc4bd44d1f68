import { Trans } from '@lingui/react/macro';
import type { UnfinishedKind } from '../../../routing/screen-route';
import { articleKind } from '../article-kind';
import { OWN_ARTICLES } from '../my-articles/own-articles';
import { UnfinishedRecords } from './unfinished-records';

/** Own articles to go on with, or to correct. */
export const UnfinishedArticles = ({ of }: { of: UnfinishedKind }) => (
  <UnfinishedRecords
    list={OWN_ARTICLES}
    kind={articleKind}
    of={of}
    heading={of === 'draft' ? <Trans>Artikel weiterschreiben</Trans> : <Trans>Abgelehnte Artikel</Trans>}
  />
);
