import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import { useVisitorPreviews } from '../../../../app/visitor-preview';
import type { EventContent } from '../../../../model/records/event-content';
import { previewEvent } from '../../event-form/preview/preview-event';
import { LazyPart } from '../../record-form/frame/lazy-part';
import { useRecordingRules } from '../../use-recording-rules';
import { dateAt } from './planned-dates';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);

  > strong {
    font-size: 0.93em;
  }
`;

type Props = {
  /** The event with its change. */
  content: EventContent;
  /** The key of the event or date that changes. */
  targetKey: string;
};

/** Renders what visitors will read once a status is saved. */
export function VisitorsView({ content, targetKey }: Props) {
  const { t } = useLingui();
  const titleId = useId();
  const rules = useRecordingRules();
  const part = useVisitorPreviews()?.status;
  const event = useMemo(
    () =>
      previewEvent(content, {
        ...{ rubrics: [], rules, location: undefined, promoter: undefined, pictures: [], isNew: false },
      }),
    [content, rules],
  );
  const day = dateAt(content, targetKey)?.date;
  if (!part) return null;
  return (
    <Box aria-labelledby={titleId}>
      <strong id={titleId}>{t`Das lesen Besucher`}</strong>
      <LazyPart part={part} event={event} appointment={event.appointments.find(({ date }) => date === day)?.id} />
    </Box>
  );
}
