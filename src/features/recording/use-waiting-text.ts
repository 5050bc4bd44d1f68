import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import type { EventReview } from '../../model/answers/event-review';
import { pendingReviewMessage } from './review-words';
import { useRecordKind } from './use-record-kind';

/**
 * Returns the text about a record that waits for an operator: with a new organisation, its name and how long an approval
 * usually takes.
 *
 * @param isVisible true if visitors see an approved version of the record
 */
export function useWaitingText({ relation }: Pick<EventReview, 'relation'>, isVisible: boolean): string {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { approvalTime } = usePortal().settings.authenticatedArea;
  const { name: kind } = useRecordKind();
  if (!relation) return _(pendingReviewMessage(isVisible, kind));
  const { name } = relation;
  return [
    name ? t`Wartet auf die Freigabe von ${name}.` : t`Wartet auf die Freigabe Ihrer Organisation.`,
    isVisible && t`Besucher sehen noch die bisherige Fassung.`,
    approvalTime && t`Die Freigabe dauert ${approvalTime}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
