import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { MemberIcon } from '../../../ui/member-icons';
import { articleKind } from '../article-kind';
import { OwnMenu } from '../own-records/own-menu';
import { useVisitorsPage } from '../use-visitors-page';
import type { OwnArticle } from './own-article';

/** What a row can ask its list to do. */
export type ArticleDeed = 'copy' | 'delete';

type Props = { article: OwnArticle; onDeed(deed: ArticleDeed): void };

/** What can be done with one own article. */
export function ArticleMenu({ article: { id, title, isVisible, noEdit }, onDeed }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const page = useVisitorsPage()(id);
  const route = inLocale(articleKind.own(id), locale);
  return (
    <OwnMenu title={title}>
      {(close, act) => (
        <>
          {!noEdit && (
            <li>
              <a {...{ href: router.hrefOf(route), 'data-route': route, onClick: close }}>
                <MemberIcon name="pencil" />
                {t`Bearbeiten`}
              </a>
            </li>
          )}
          {isVisible && page && (
            <li>
              <a {...{ ...page, onClick: close }}>
                <MemberIcon name="eye" />
                {t`Ansehen`}
              </a>
            </li>
          )}
          <li>
            <button type="button" onClick={act(() => onDeed('copy'))}>
              <MemberIcon name="plus" />
              {t`Kopieren`}
            </button>
          </li>
          {noEdit !== 'locked' && noEdit !== 'otherClient' && (
            <li>
              <button type="button" onClick={act(() => onDeed('delete'))}>
                <MemberIcon name="trash" />
                {t`Löschen`}
              </button>
            </li>
          )}
        </>
      )}
    </OwnMenu>
  );
}
