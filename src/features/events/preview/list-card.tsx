import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import type { EventPreviewProps } from '../../../app/visitor-preview';
import { EventCard } from '../../../cards/event-card';
import { rubricCover } from '../../../cards/rubric-cover';
import { PreviewCardPicture } from '../../../detail-parts/preview-parts';
import { useTranslation } from '../../../i18n/use-translation';
import { textIn } from '../../../model/text-in';
import type { AppointmentGroups } from '../detail/appointment-groups';
import { eventToRow } from './event-to-row';

type Props = Pick<EventPreviewProps, 'event' | 'listPicture'> & { groups: AppointmentGroups };

/** Renders an unpublished event as its card in a list. */
export function ListCard({ event, groups, listPicture }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { host } = usePortal().client;
  const row = eventToRow(event, groups);
  if (!row) return <p>{t`Die Veranstaltung erscheint in der Übersicht, sobald sie Termin und Rubrik hat.`}</p>;
  const { children: title } = textIn(translation.locale, row.title, row.title_en);
  const shown = listPicture ? { ...row, picture: listPicture } : row;
  return (
    <PreviewCardPicture title={title}>
      <EventCard
        {...{ event: shown, translation, host }}
        cover={rubricCover(shown)}
        link={{ href: '' }}
        Heading="h4"
        isFirst
        isFavourite={false}
      />
    </PreviewCardPicture>
  );
}
