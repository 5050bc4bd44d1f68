import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { ClientText } from '../../../app/client-text';
import { draftStorage } from '../../../app/drafts/drafts';
import { usePerson } from '../../../app/person-store';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventReview } from '../../../model/answers/event-review';
import type { NoEdit, OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { AccountIcon } from '../../../ui/account-icons';
import { useRecordKind } from '../use-record-kind';
import { useRecordingRules } from '../use-recording-rules';
import { useWaitingText } from '../use-waiting-text';
import type { FieldLabels } from './field-words';

/** A box with the reason why a record cannot be edited, or was rejected. */
const ReasonBox = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  align-items: start;
  padding: 10px 14px;
  border-radius: var(--radius-field);
  background: var(--portal-color-surface);

  &.is-bad {
    grid-template-columns: minmax(0, 1fr);
    background: var(--portal-color-error-soft);
    box-shadow: inset 3px 0 var(--portal-color-error-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A line about missing fields or a review. */
const NoteLine = styled.p`
  color: var(--portal-color-text-soft);
`;

/** The texts of the notes below the row of a record. */
export type NoteTexts = {
  fields: FieldLabels;
  /** The default reasons why a record cannot be edited, for clients without texts of their own. */
  noEdit: Readonly<Record<NoEdit, MessageDescriptor>>;
};

type Props = { record: OwnRecord; texts: NoteTexts };

/** Renders the notes of an own record: its review, unpublished changes, missing fields, and why it cannot be edited. */
export function RowNotes({ record, texts }: Props) {
  const { review, missing, noEdit } = record;
  const isOnDevice = useIsOnDevice(record.id);
  return (
    <>
      {review && <ReviewNote {...{ record, review, texts }} />}
      {record.hasUnpublished && <UnpublishedNote id={record.id} />}
      {isOnDevice && <DeviceNote id={record.id} />}
      {missing.length > 0 && <MissingFields missing={missing} texts={texts} />}
      {noEdit && <Reason noEdit={noEdit} texts={texts} />}
    </>
  );
}

/** Renders that a record awaits review, or the reason of its rejection or its taking down with a link to change it. */
function ReviewNote({ record: { id, isVisible }, review, texts }: Props & { review: EventReview }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const fields = texts.fields(review.fields, translation);
  const waitingText = useWaitingText(review, isVisible);
  if (review.state === 'waiting') return <NoteLine>{waitingText}</NoteLine>;
  if (review.state === 'takenDown')
    return (
      <ReasonBox className="is-bad">
        <p>
          <span className="reason">{review.reason}</span>{' '}
          {t`Besucher sehen das nicht mehr. Sie können es bearbeiten; veröffentlichen können nur wir es wieder.`}{' '}
          <ChangeLink id={id}>{t`Bearbeiten`}</ChangeLink>
        </p>
      </ReasonBox>
    );
  return (
    <ReasonBox className="is-bad">
      <p>
        <span className="reason">{review.reason}</span>
        {fields && ` ${t`Es betrifft: ${fields}.`}`}
        {isVisible && ` ${t`Besucher sehen noch die bisherige Fassung.`}`}{' '}
        <ChangeLink id={id}>{t`Ändern und noch einmal senden`}</ChangeLink>
      </p>
    </ReasonBox>
  );
}

/** Checks whether this device holds unsent changes of a record. */
function useIsOnDevice(id: string): boolean {
  const { host } = usePortal().client;
  const { name } = useRecordKind();
  const person = usePerson();
  const personId = person.step === 'ready' ? person.person.id : undefined;
  return useMemo(
    () => personId !== undefined && draftStorage({ host, personId }, `${name}:${id}`).read() !== undefined,
    [host, personId, name, id],
  );
}

function UnpublishedNote({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <NoteLine>
      <span>
        {t`Änderungen gespeichert, aber nicht veröffentlicht: Besucher sehen noch die bisherige Fassung.`}{' '}
        <ChangeLink id={id}>{t`Ansehen und veröffentlichen`}</ChangeLink>
      </span>
    </NoteLine>
  );
}

function DeviceNote({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <NoteLine>
      <span>
        {t`Auf diesem Gerät sind Änderungen, die Sie noch nicht gesendet haben.`}{' '}
        <ChangeLink id={id}>{t`Weiter bearbeiten`}</ChangeLink>
      </span>
    </NoteLine>
  );
}

/** Renders a link to the form of a record. */
export function ChangeLink({ id, children }: { id: string; children: ReactNode }) {
  const { router } = usePortal();
  const route = withLocale(useRecordKind().editRoute(id), useTranslation().locale);
  return (
    <a href={router.hrefOf(route)} data-route={route}>
      {children}
    </a>
  );
}

function MissingFields({ missing, texts }: { missing: readonly string[]; texts: NoteTexts }) {
  const { t } = useLingui();
  const fields = texts.fields(missing, useTranslation());
  return (
    <NoteLine>
      <span>{t`Zum Veröffentlichen fehlt noch: ${fields}`}</span>
    </NoteLine>
  );
}

function Reason({ noEdit, texts }: { noEdit: NoEdit; texts: NoteTexts }) {
  const { _ } = useTranslation();
  const clientReason = useRecordingRules().eventRecording.noEdit[noEdit];
  return (
    <ReasonBox>
      <AccountIcon name="lock" />
      {clientReason ? <ClientText html={clientReason} /> : <span>{_(texts.noEdit[noEdit])}</span>}
    </ReasonBox>
  );
}
