import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useMemo } from 'react';
import { LOCALES } from '../../../i18n/locale';
import { LocaleProvider, TextsProvider } from '../../../i18n/locale-provider';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventRow } from '../../../model/event';
import { textIn } from '../../../model/text-in';
import { PortalProvider, usePortal } from '../../../portal/portal';
import type { EventPreviewProps } from '../../../portal/record-previews';
import { prepareRichText } from '../../../ui/rich-text';
import { EventCard } from '../card/event-card';
import { rubricCover } from '../card/rubric-cover-part';
import { groupAppointments } from '../detail/appointment-groups';
import { DetailBody } from '../detail/detail-body';
import { Page, Section, SectionHeading } from '../detail/detail-layout';
import { detailTexts } from '../detail/detail-texts-lazy';
import { visibleTexts } from '../detail/visible-texts';
import { previewTexts } from './preview-texts-lazy';
import { rowOf } from './row-of';

/** The preview stands below a heading of its own. */
const HEADING_LEVEL = 3;

const Parts = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

const Sheet = styled.div`
  padding: clamp(12px, 3cqi, 24px);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
`;

/** As wide as a card in a list of several columns. */
const Card = styled.div`
  max-width: 300px;
`;

/** Loads the texts of every language, so that the visitor's choice between them shows at once. */
export async function loadEventPreview(): Promise<ComponentType<EventPreviewProps>> {
  void prepareRichText();
  await Promise.all(LOCALES.flatMap((locale) => [detailTexts.load(locale), previewTexts.load(locale)]));
  return EventPreview;
}

/** An event that is not published yet, as visitors will see it: its card in a list, and its page. */
function EventPreview({ event, listPicture, locale }: EventPreviewProps) {
  const portal = usePortal();
  return (
    <LocaleProvider locale={locale} languageSettings={portal.settings.languageSettings}>
      <TextsProvider texts={detailTexts}>
        <TextsProvider texts={previewTexts}>
          <PortalProvider value={{ ...portal, headingLevel: HEADING_LEVEL + 1 }}>
            <CardAndPage {...{ event, listPicture }} />
          </PortalProvider>
        </TextsProvider>
      </TextsProvider>
    </LocaleProvider>
  );
}

function CardAndPage({ event, listPicture }: Omit<EventPreviewProps, 'locale'>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { client, settings } = usePortal();
  const groups = useMemo(() => groupAppointments(event.appointments, client.session.now()), [event, client]);
  const texts = useMemo(() => visibleTexts(event, settings.eventDetails, locale), [event, settings, locale]);
  const row = rowOf(event, groups);
  return (
    <Parts lang={locale}>
      <Section>
        <SectionHeading>{t`In der Liste`}</SectionHeading>
        {row ? (
          <ListCard row={listPicture ? { ...row, picture: listPicture } : row} />
        ) : (
          <p>{t`In Listen steht die Veranstaltung, sobald sie Termin und Rubrik hat.`}</p>
        )}
      </Section>
      <Section>
        <SectionHeading>{t`Auf ihrer eigenen Seite`}</SectionHeading>
        <Sheet>
          <Page as="div">
            <DetailBody {...{ event, groups, texts }} level={HEADING_LEVEL + 2} isPreview />
          </Page>
        </Sheet>
      </Section>
    </Parts>
  );
}

/** A picture of the card: it leads nowhere yet, and its page below says the same. */
function ListCard({ row }: { row: EventRow }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { host } = usePortal().client;
  const { children: title } = textIn(speech.locale, row.title, row.title_en);
  return (
    <Card role="img" aria-label={t`Karte von „${title}“`}>
      <div inert>
        <EventCard
          {...{ event: row, speech, host }}
          cover={rubricCover(row)}
          link={{ href: '' }}
          Heading="h4"
          isFirst
          isFavourite={false}
        />
      </div>
    </Card>
  );
}
