import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { formatMoment } from '../../../../app/drafts/draft-time';
import { labelOf } from '../../../../forms/engine/form-paths';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useTranslation } from '../../../../i18n/use-translation';
import type { EventReview } from '../../../../model/answers/event-review';
import { Notice } from '../../../../ui/notice';
import { TextButton } from '../../../../ui/text-button';
import { useRecordKind } from '../../use-record-kind';
import { useWaitingText } from '../../use-waiting-text';
import type { Versioned } from '../../written-api';
import { isVisible, type RecordDraft } from '../record-draft';
import { markNamedFields, namedPaths, type PathOf } from './named-fields';
import { ShownVersion } from './shown-version';
import { usePolledReview } from './use-polled-review';

/** A text that keeps the operator's line breaks. */
const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    list-style: none;
  }
`;

type Props = {
  review: EventReview;
  control: FormControl<RecordDraft>;
  id: string | undefined;
  /** Updates the form with the current state of the record. */
  updateForm(current: Versioned<unknown>): void;
  /** Maps the name of a content field to its path in the form. */
  pathOf: PathOf;
};

/** Renders the review of a record: that it waits, or the operator's reason, after a rejection with links to its fields. */
export function ReviewPanel(props: Props) {
  const { t } = useLingui();
  const isEvent = useRecordKind().name === 'event';
  const [wasWaiting] = useState(props.review.state === 'waiting');
  usePolledReview(props);
  return (
    <>
      {/* A live region must exist before its text changes, or screen readers stay silent. */}
      <p className="visually-hidden" role="status">
        {wasWaiting &&
          props.review.state === 'rejected' &&
          (isEvent
            ? t`Wir haben Ihre Veranstaltung geprüft. Bitte ändern Sie noch etwas.`
            : t`Wir haben Ihren Artikel geprüft. Bitte ändern Sie noch etwas.`)}
      </p>
      <ReviewState {...props} />
    </>
  );
}

function ReviewState({ review, control, id, pathOf }: Props) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { form } = control;
  const isEvent = useRecordKind().name === 'event';
  const isPublished = isVisible(form.initialValues());
  const waitingText = useWaitingText(review, isPublished);
  const shownVersion = isPublished && id !== undefined && <ShownVersion id={id} />;
  const namedFields = review.state === 'rejected' ? review.fields.join(' ') : '';
  useEffect(() => {
    if (namedFields) markNamedFields(form, namedFields.split(' '), pathOf);
  }, [form, namedFields, pathOf]);

  if (review.state === 'waiting') {
    const sent = formatMoment(review.since, translation);
    return (
      <Notice kind="info" title={t`Wird geprüft, gesendet ${sent}`}>
        <p>{waitingText}</p>
        {shownVersion}
      </Notice>
    );
  }
  if (review.state === 'takenDown') {
    const since = formatMoment(review.since, translation);
    return (
      <Notice kind="warning" title={t`Von uns herausgenommen, ${since}`}>
        <Reason>{review.reason}</Reason>
        <p>{t`Besucher sehen das nicht mehr. Sie können es bearbeiten und speichern; veröffentlichen können nur wir es wieder.`}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={t`Bitte ändern Sie noch etwas`}>
      <Reason>{review.reason}</Reason>
      <NamedFields names={review.fields} {...{ control, pathOf }} />
      <p>
        {isPublished && `${t`Besucher sehen noch die bisherige Fassung.`} `}
        {isEvent ? t`Danach senden Sie die Veranstaltung noch einmal.` : t`Danach senden Sie den Artikel noch einmal.`}
      </p>
      {shownVersion}
    </Notice>
  );
}

/** Renders links to the fields that the operator named and the form shows. */
function NamedFields({ names, control, pathOf }: Pick<Props, 'control' | 'pathOf'> & { names: readonly string[] }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { form, description } = control;
  const titleId = useId();
  const paths = namedPaths(form, names, pathOf);
  if (paths.length === 0) return null;
  return (
    <Fields>
      <span id={titleId}>{t`Es betrifft:`}</span>
      <ul aria-labelledby={titleId}>
        {paths.map((path) => (
          <li key={path}>
            <TextButton type="button" onClick={() => form.reveal(path)}>
              {labelOf(description, path, form.values(), _)}
            </TextButton>
          </li>
        ))}
      </ul>
    </Fields>
  );
}
