import { useTranslation } from '../../../i18n/use-translation';
import type { OwnArticle } from '../../../model/answers/own-article';
import { PickBox } from '../record-list/bulk/pick-box';
import { type OwnRecordAction, OwnRecordMenu } from '../record-list/own-menu';
import { OwnRecordRow } from '../record-list/own-row';
import { ARTICLE_NOTE_TEXTS, ARTICLE_STATUS_LABELS, appearanceLabel } from './article-list-words';

type Props = {
  article: OwnArticle;
  /** For actions on several articles. */
  isPicked: boolean;
  onPick(isPicked: boolean): void;
  onAction(action: OwnRecordAction): void;
};

/** Renders the row of an own article. */
export function OwnArticleRow({ article, isPicked, onPick, onAction }: Props) {
  const translation = useTranslation();
  return (
    <OwnRecordRow
      record={article}
      status={translation._(ARTICLE_STATUS_LABELS[article.publishStatus])}
      facts={appearanceLabel(article, translation)}
      texts={ARTICLE_NOTE_TEXTS}
      menu={<OwnRecordMenu record={article} onAction={onAction} />}
      pick={<PickBox title={article.title} isPicked={isPicked} onPick={onPick} />}
      isFaded={article.noEdit === 'expired'}
    />
  );
}
