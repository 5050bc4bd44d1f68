import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { formatAppointment } from '../../../cards/format-appointment';
import { Actions, DetailHeadBox, Meta, RubricLine, Title } from '../../../detail-parts/detail-head-layout';
import { DetailColumns, DetailPage } from '../../../detail-parts/detail-layout';
import { SkeletonAside, SkeletonBar, SkeletonTexts } from '../../../detail-parts/detail-skeleton';
import { MAIN_SIZES, PictureBox } from '../../../detail-parts/picture-frame';
import { PictureImage } from '../../../detail-parts/picture-image';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import { rubricText } from '../../../model/rubric-text';
import { textIn } from '../../../model/text-in';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { RubricIcon } from '../../../ui/rubric-icon';
import { Badges, PriceFact } from './detail-head';

/** Renders the data of an event's card until the event is loaded, whose heading then takes the focus. */
export function DetailPreview({ row, backLink }: { row: EventRow; backLink: ReactNode }) {
  const { t } = useLingui();
  const { client, headingLevel } = usePortal();
  const { locale } = useTranslation();
  const { rubric, picture } = row;
  return (
    <DetailPage aria-busy="true" part="detail">
      <span className="visually-hidden" role="status">{t`Wird geladen`}</span>
      {backLink}
      <DetailHeadBox>
        <PreviewRubric row={row} />
        <Title as={headingTag(headingLevel)} {...textIn(locale, row.title, row.title_en)} />
        <PreviewMeta row={row} />
        <Badges event={row} />
        <Actions>
          <SkeletonBar width="min(100%, 240px)" height="44px" />
        </Actions>
      </DetailHeadBox>
      <DetailColumns>
        <PictureBox
          className="picture"
          style={{ '--rubric': rubric.color } as CSSProperties}
          data-cover={!picture || undefined}
        >
          <RubricIcon name={rubric.icon} size={64} />
          {picture && <PictureImage picture={picture} host={client.host} sizes={MAIN_SIZES} isFirst />}
        </PictureBox>
        <SkeletonTexts />
        <SkeletonAside />
      </DetailColumns>
    </DetailPage>
  );
}

function PreviewRubric({ row: { rubric } }: { row: EventRow }) {
  const { locale } = useTranslation();
  return (
    <RubricLine>
      <li>
        <RubricIcon name={rubric.icon} size={18} />
        <span {...rubricText(rubric, locale)} />
      </li>
    </RubricLine>
  );
}

function PreviewMeta({ row }: { row: EventRow }) {
  const { appointment, location } = row;
  const translation = useTranslation();
  const { now, takesPlace, isElsewhere } = effectiveDateOf(appointment);
  const dateText = formatAppointment(now, translation);
  const plannedLocation = location && [...new Set([location.name, location.community.name])].filter(Boolean).join(', ');
  const currentLocation = isElsewhere ? now.newLocation : plannedLocation;
  return (
    <Meta>
      <li>
        <Icon name="calendar" />
        <span>{takesPlace ? dateText : <s>{dateText}</s>}</span>
      </li>
      {currentLocation && (
        <li>
          <Icon name="place" />
          <span>{currentLocation}</span>
        </li>
      )}
      <PriceFact event={row} />
    </Meta>
  );
}
