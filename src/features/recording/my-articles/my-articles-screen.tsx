import { useLingui } from '@lingui/react/macro';
import { AccountPage } from '../../../app/account-page';
import { accountScreen } from '../../../app/account-screen';
import { useIsAreaEmpty } from '../../../app/area-counts';
import { usePortal } from '../../../app/portal';
import { TextsProvider } from '../../../i18n/locale-provider';
import { recordingTexts } from '../../../i18n/texts';
import { useTranslation } from '../../../i18n/use-translation';
import { withLocale } from '../../../routing/locale-prefix';
import { articleKind } from '../article-kind';
import { RecordKindProvider } from '../use-record-kind';
import { MyArticles } from './my-articles';

/** Renders the list of own articles (spec section 2, "/secure/articles"). */
export const MyArticlesScreen = accountScreen(() => (
  <TextsProvider texts={recordingTexts}>
    <RecordKindProvider value={articleKind}>
      <Screen />
    </RecordKindProvider>
  </TextsProvider>
));

function Screen() {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const isEmpty = useIsAreaEmpty(articleKind.list);
  const route = withLocale(articleKind.form, locale);
  return (
    <AccountPage
      title={t({ id: 'lbl_my_articles', message: 'Meine Artikel' })}
      actions={
        !isEmpty && (
          <a className="button" href={router.hrefOf(route)} data-route={route}>
            {t`Artikel schreiben`}
          </a>
        )
      }
    >
      <MyArticles />
    </AccountPage>
  );
}
