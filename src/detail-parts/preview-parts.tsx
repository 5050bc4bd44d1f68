import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PortalProvider, usePortal } from '../app/portal';
import { LOCALES, type Locale } from '../i18n/locale';
import { LocaleProvider, TextsProvider } from '../i18n/locale-provider';
import { eventTexts } from '../i18n/texts';
import { useTranslation } from '../i18n/use-translation';
import { prepareRichText } from '../ui/rich-text';
import { DetailPage, Section, SectionHeading } from './detail-layout';

/** The heading level of the preview, below its own heading and those of its two parts. */
const HEADING_LEVEL = 3;

const PreviewSections = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

const PageFrame = styled.div`
  padding: clamp(12px, 3cqi, 24px);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
`;

/** As wide as a card in a list of several columns. */
const CardFrame = styled.div`
  max-width: 320px;
`;

/** Loads the texts of every language, so that a switch between them shows at once. */
export async function loadPreviewTexts(): Promise<void> {
  void prepareRichText();
  await Promise.all(LOCALES.map((locale) => eventTexts.load(locale)));
}

/** Renders its children as visitors see them, in one of the languages. */
export function VisitorContext({ locale, children }: { locale: Locale; children: ReactNode }) {
  const portal = usePortal();
  return (
    <LocaleProvider locale={locale} languageSettings={portal.settings.languageSettings}>
      <TextsProvider texts={eventTexts}>
        <PortalProvider value={{ ...portal, headingLevel: HEADING_LEVEL + 1 }}>{children}</PortalProvider>
      </TextsProvider>
    </LocaleProvider>
  );
}

/** Renders the card and the page of a record. @param pageTitle heading above the page */
export function CardAndPage({
  card,
  pageTitle,
  children,
}: {
  card: ReactNode;
  pageTitle: string;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  return (
    <PreviewSections lang={locale}>
      <Section>
        <SectionHeading>{t`In der Liste`}</SectionHeading>
        {card}
      </Section>
      <Section>
        <SectionHeading>{pageTitle}</SectionHeading>
        <PageFrame>
          <DetailPage as="div">{children}</DetailPage>
        </PageFrame>
      </Section>
    </PreviewSections>
  );
}

/** Renders a card as an image: its links are inactive, and its page below has the same content. */
export function PreviewCardPicture({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <CardFrame role="img" aria-label={t`Karte von „${title}“`}>
      <div inert>{children}</div>
    </CardFrame>
  );
}
