import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { EventReview } from '../../../model/written/event-review';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';
import { Missing } from '../own-records/row-layout';
import { waitingWords } from '../review-words';
import type { OwnEvent } from './own-event';
import { fieldWords } from './own-event-words';

type Props = { event: OwnEvent; review: EventReview };

/** How the review of an event stands: that it waits, or why it was rejected, with the way to send it again. */
export function ReviewNote({ event, review }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const fields = fieldWords(review.fields, speech).join(', ');
  return (
    <Missing>
      <Icon name="info" size={16} />
      {review.state === 'waiting' ? (
        <span>{speech.say(waitingWords(event.isVisible))}</span>
      ) : (
        <span>
          <span className="reason">{review.reason}</span>
          {fields && ` ${t`Es betrifft: ${fields}.`}`}
          {event.isVisible && ` ${t`Besucher sehen noch die bisherige Fassung.`}`} <ChangeLink id={event.id} />
        </span>
      )}
    </Missing>
  );
}

function ChangeLink({ id }: { id: string }) {
  const { t } = useLingui();
  const { router } = usePortal();
  const route = inLocale(paths.ownEvent(id), useSpeech().locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {t`Ändern und noch einmal senden`}
    </a>
  );
}
