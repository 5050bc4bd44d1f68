import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { MemberIcon } from '../../../ui/member-icons';
import { RichText } from '../../../ui/rich-text';
import { NO_EDIT_WORDS } from '../no-edit-words';
import { OwnPicture } from '../own-records/own-picture';
import { Facts, Locked, Missing, Row, RowTitle, State } from '../own-records/row-layout';
import { Completeness } from './completeness';
import type { OwnEvent } from './own-event';
import { missingWords, STANDING_WORDS, whenWords } from './own-event-words';
import { ReviewNote } from './review-note';
import { type RowDeed, RowMenu } from './row-menu';

type Props = {
  event: OwnEvent;
  /** The client's words for what cannot be edited, HTML; '' for ours. */
  noEditWords: string;
  isPicked: boolean;
  onPick(isPicked: boolean): void;
  onDeed(deed: RowDeed): void;
};

/** One own event in the list. */
export function EventRow({ event, noEditWords, isPicked, onPick, onDeed }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { headingLevel } = usePortal();
  const { title, standing, location, noEdit } = event;
  const when = whenWords(event, speech);
  const isOthers = noEdit === 'locked' || noEdit === 'otherClient';
  return (
    <Row>
      <label className="pick">
        <span className="visually-hidden">{t`„${title}“ auswählen`}</span>
        <input
          type="checkbox"
          checked={isPicked}
          disabled={isOthers}
          onChange={({ target }) => onPick(target.checked)}
        />
      </label>
      <div className="image">
        <OwnPicture picture={event.picture} isFaded={standing === 'past' || standing === 'cancelled'} />
      </div>
      <div className="main">
        <RowTitle as={headingTag(headingLevel + 1)}>
          <EditLink event={event} />
        </RowTitle>
        <Facts>
          {when}
          {when && location && '\u00a0· '}
          {location && <span lang="de">{location}</span>}
        </Facts>
      </div>
      <span className="state">
        <State className={`is-${standing}`}>{speech.say(STANDING_WORDS[standing])}</State>
      </span>
      <div className="menu">
        <RowMenu event={event} onDeed={onDeed} />
      </div>
      <div className="more">
        {event.review && <ReviewNote event={event} review={event.review} />}
        {event.missing.length > 0 && <Lacks event={event} />}
        {event.completeness && !noEdit && standing !== 'cancelled' && (
          <Completeness {...event.completeness} missing={event.missing} />
        )}
        {noEdit && <Reason noEdit={noEdit} words={noEditWords} />}
      </div>
    </Row>
  );
}

/** The title, which leads to the form; where there is nothing to edit, the form explains why. */
function EditLink({ event: { id, title } }: { event: OwnEvent }) {
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = inLocale(paths.ownEvent(id), locale);
  return (
    <a href={router.hrefOf(route)} data-route={route} lang="de">
      {title}
    </a>
  );
}

function Lacks({ event }: { event: OwnEvent }) {
  const { t } = useLingui();
  const fields = missingWords(event, useSpeech()).join(', ');
  return (
    <Missing>
      <Icon name="info" size={16} />
      <span>{t`Bis zum Veröffentlichen fehlt noch: ${fields}`}</span>
    </Missing>
  );
}

function Reason({ noEdit, words }: { noEdit: NonNullable<OwnEvent['noEdit']>; words: string }) {
  const { say } = useSpeech();
  return (
    <Locked>
      <MemberIcon name="lock" />
      {words ? <RichText html={words} /> : <span>{say(NO_EDIT_WORDS[noEdit])}</span>}
    </Locked>
  );
}
