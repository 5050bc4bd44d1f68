import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { usePortal } from '../../../../portal/portal';
import { inLocale } from '../../../../routing/locale-of-path';
import { memberPaths } from '../../../../routing/member-paths';
import { headingTag } from '../../../../ui/heading-tag';
import { Icon } from '../../../../ui/icon';
import { waitingWords } from '../../review-words';
import { useVisitorsPage } from '../../use-visitors-page';
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

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;

type Props = {
  id: string;
  title: string;
  /** Whether an operator looks at it first. */
  isWaiting: boolean;
  /** Whether visitors see it, or an earlier version of it. */
  isVisible: boolean;
  /** Back to the form. */
  onEdit(): void;
  /** Back to the form, to one more date. */
  onAddDate(): void;
};

/** What can be done with an event that visitors see now, or that waits until they may. */
export function PublishedPanel({ id, title, isWaiting, isVisible, onEdit, onAddDate }: Props) {
  const { t } = useLingui();
  const { locale, say } = useSpeech();
  const { router, headingLevel } = usePortal();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const page = useVisitorsPage()(id);
  const ownEvents = inLocale(memberPaths.events, locale);
  const Heading = headingTag(headingLevel + 1);
  return (
    <Box part="section">
      <Heading ref={heading} tabIndex={-1}>
        <Icon name="check" />
        <span>{isWaiting ? t`„${title}“ wird jetzt geprüft.` : t`„${title}“ ist jetzt zu sehen.`}</span>
      </Heading>
      {isWaiting && <p>{say(waitingWords(isVisible))}</p>}
      <Ways>
        {isVisible && page && (
          <li>
            <a className="button" {...page}>
              {isWaiting ? t`Bisherige Fassung ansehen` : t`Veranstaltung ansehen`}
            </a>
          </li>
        )}
        {!isWaiting && page && (
          <li>
            <SharePublished title={title} href={page.href} />
          </li>
        )}
        <li>
          <button type="button" className="button is-quiet" onClick={onAddDate}>{t`Weiteren Termin ergänzen`}</button>
        </li>
        <li>
          <CopyPublished id={id} />
        </li>
        <li>
          <button type="button" className="button is-quiet" onClick={onEdit}>{t`Weiter bearbeiten`}</button>
        </li>
        <li>
          <a
            className="button is-quiet"
            href={router.hrefOf(ownEvents)}
            data-route={ownEvents}
          >{t`Meine Veranstaltungen`}</a>
        </li>
      </Ways>
    </Box>
  );
}
