import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { MemberIcon } from '../../../ui/member-icons';
import { RichText } from '../../../ui/rich-text';
import { articleKind } from '../article-kind';
import { ARTICLE_NO_EDIT_WORDS } from '../article-no-edit-words';
import { type OwnDeed, OwnMenu } from '../own-records/own-menu';
import { OwnPicture } from '../own-records/own-picture';
import { Facts, Locked, Missing, Row, RowTitle, State } from '../own-records/row-layout';
import { waitingWords } from '../review-words';
import { ARTICLE_STANDING_WORDS, appearsWords, articleFieldWords } from './article-list-words';
import type { OwnArticle } from './own-article';

type Props = {
  article: OwnArticle;
  /** The client's words for what cannot be edited, HTML; '' for ours. */
  noEditWords: string;
  onDeed(deed: OwnDeed): void;
};

/** One own article in the list. */
export function ArticleRow({ article, noEditWords, onDeed }: Props) {
  const speech = useSpeech();
  const { headingLevel, router } = usePortal();
  const { id, title, standing, noEdit, review } = article;
  const route = inLocale(articleKind.own(id), speech.locale);
  return (
    <Row className="has-no-pick">
      <div className="image">
        <OwnPicture picture={article.picture} isFaded={noEdit === 'expired'} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <a href={router.hrefOf(route)} data-route={route} lang="de">
            {title}
          </a>
        </RowTitle>
        <Facts>{appearsWords(article, speech)}</Facts>
      </div>
      <span className="state">
        <State className={`is-${standing}`}>{speech.say(ARTICLE_STANDING_WORDS[standing])}</State>
      </span>
      <div className="menu">
        <OwnMenu record={article} onDeed={onDeed} />
      </div>
      <div className="more">
        {review && <Review article={article} review={review} />}
        {article.missing.length > 0 && <Lacks missing={article.missing} />}
        {noEdit && (
          <Locked>
            <MemberIcon name="lock" />
            {noEditWords ? <RichText html={noEditWords} /> : <span>{speech.say(ARTICLE_NO_EDIT_WORDS[noEdit])}</span>}
          </Locked>
        )}
      </div>
    </Row>
  );
}

function Review({ article, review }: { article: OwnArticle; review: NonNullable<OwnArticle['review']> }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const fields = articleFieldWords(review.fields, speech);
  return (
    <Missing>
      <Icon name="info" size={16} />
      {review.state === 'waiting' ? (
        <span>{speech.say(waitingWords(article.isVisible, 'article'))}</span>
      ) : (
        <span>
          <span className="reason">{review.reason}</span>
          {fields && ` ${t`Es betrifft: ${fields}.`}`}
        </span>
      )}
    </Missing>
  );
}

function Lacks({ missing }: { missing: readonly string[] }) {
  const { t } = useLingui();
  const fields = articleFieldWords(missing, useSpeech());
  return (
    <Missing>
      <Icon name="info" size={16} />
      <span>{t`Bis zum Veröffentlichen fehlt noch: ${fields}`}</span>
    </Missing>
  );
}
