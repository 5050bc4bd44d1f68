import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useAdvertViews } from '../../../../app/adverts/use-shown-adverts';
import { usePortal } from '../../../../app/portal';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventReview } from '../../../../model/answers/event-review';
import { withLocale } from '../../../../routing/locale-prefix';
import { focusInView } from '../../../../ui/bring-into-view';
import { headingLevelOf } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { useRecordKind } from '../../use-record-kind';
import { useVisitorsPage } from '../../use-visitors-page';
import { useWaitingText } from '../../use-waiting-text';
import { CopyPublished } from './copy-published';
import { SharePublished } from './share-published';

const Box = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: clamp(16px, 2cqi, 24px);
  border-radius: var(--portal-radius);
  background: var(--portal-color-success-soft);

  h3,
  h4,
  h5,
  h6 {
    display: flex;
    gap: 12px;
    align-items: start;
    font-size: 1.25em;
    line-height: 1.3;
  }
  .icon {
    flex: none;
    color: var(--portal-color-success-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Actions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type Props = {
  id: string;
  title: string;
  /** The review that the record awaits. */
  review?: EventReview | undefined;
  /** True if visitors see the record or an earlier version of it. */
  isVisible: boolean;
  /** Returns to the form. */
  onEdit(): void;
  /** The future day on which the record first appears, 'YYYY-MM-DD'. */
  appearsOn?: string | undefined;
  /** Returns to the form, at the part that can be added right away. */
  next?: { label: MessageDescriptor; go(): void };
};

/** Renders the next steps after a record was published or sent to review. */
export function PublishedPanel({ id, title, review, isVisible, appearsOn, onEdit, next }: Props) {
  const { t } = useLingui();
  const { locale, _ } = useTranslation();
  const { router, headingLevel, settings } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone. The microtask runs after the screen's own focus on its heading, which every change of
  // the address causes.
  useEffect(() => queueMicrotask(() => focusInView(heading.current)), []);
  const page = useVisitorsPage()(id);
  const { name, list } = useRecordKind();
  const isEvent = name === 'event';
  const isWaiting = review !== undefined;
  const waitingText = useWaitingText({ relation: review?.relation }, isVisible);
  const isOffered = isEvent && !isWaiting && settings.applicationSettings.activateAdverts;
  const adverts = useAdvertViews(isOffered);
  const ownRecords = withLocale(list, locale);
  const day = appearsOn && formatDay(appearsOn, locale, 'long');
  const hasPage = isVisible && page !== undefined && !day;
  const ownRecordsLink = (
    <a className={hasPage ? 'button is-quiet' : 'button'} href={router.hrefOf(ownRecords)} data-route={ownRecords}>
      {isEvent ? t`Meine Veranstaltungen` : t`Meine Artikel`}
    </a>
  );
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  function headline(): string {
    if (review?.relation) return t`„${title}“ ist gesendet.`;
    if (isWaiting) return t`„${title}“ wird jetzt geprüft.`;
    return day ? t`„${title}“ erscheint am ${day}.` : t`„${title}“ ist jetzt zu sehen.`;
  }
  return (
    <Box part="section">
      <Heading ref={heading} tabIndex={-1}>
        <Icon name="check" />
        <span>{headline()}</span>
      </Heading>
      {isWaiting && <p>{waitingText}</p>}
      {review?.relation && <p>{t`Sie müssen nichts weiter tun und bekommen eine E-Mail.`}</p>}
      <Actions>
        {/* Where nothing can be seen yet, the list is the next way: it says how far the record is. */}
        {!hasPage && <li>{ownRecordsLink}</li>}
        {hasPage && (
          <li>
            <a className="button" {...page}>
              {isWaiting ? t`Bisherige Fassung ansehen` : isEvent ? t`Veranstaltung ansehen` : t`Artikel ansehen`}
            </a>
          </li>
        )}
        {!isWaiting && page && (
          <li>
            <SharePublished title={title} href={page.href} />
          </li>
        )}
        {next && (
          <li>
            <button type="button" className="button is-quiet" onClick={next.go}>
              {_(next.label)}
            </button>
          </li>
        )}
        <li>
          <CopyPublished id={id} />
        </li>
        <li>
          <button type="button" className="button is-quiet" onClick={onEdit}>{t`Weiter bearbeiten`}</button>
        </li>
        {hasPage && <li>{ownRecordsLink}</li>}
      </Actions>
      {adverts && <adverts.AdvertOffer eventId={id} />}
    </Box>
  );
}
