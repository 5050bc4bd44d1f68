import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import { type RelationDraft, unusableReason } from '../../../model/relation-problems';
import type { RoleRelation } from '../../../model/role-relation';
import { usePortal } from '../../../portal/portal';
import { ErrorLine } from '../../../ui/fields/field-frame';
import { useField, useFormContent } from '../../../ui/fields/form-context';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { LinkedName } from './linked-name';
import { RelationActions } from './relation-actions';
import { Card, Head, Links, Meaning, Unsaved } from './relation-card-layout';
import { relationChange, relationFields, storedOf } from './relation-change';
import { RelationTimeline } from './relation-timeline';
import { setRelation } from './set-relation';
import { StatusBadge } from './status-badge';
import { CHANGE_WORDS, statusWords, UNUSABLE_WORDS } from './status-words';
import { useRelationNames } from './use-relation-names';

type Props = {
  place: number;
  stored: readonly RoleRelation[];
  onEdit(place: number): void;
  /** Takes a relation out of the list that was never saved. */
  onDrop(place: number): void;
};

/** One relation: what it links, its status and what that means, what one can do, what was done. */
export function RelationCard({ place, stored, onEdit, onDrop }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { settings, headingLevel } = usePortal();
  const number = place + 1;
  const title = t`Zuordnung ${number}`;
  const { form } = useFormContent();
  const { id, value, error, ref } = useField<RelationDraft>(`roleRelations.${place}`, title);
  const record = storedOf(value, stored);
  const names = useRelationNames(value);
  const change = relationChange(value, record);
  const { authenticatedArea } = settings;
  const Heading = headingTag(headingLevel + 2);
  return (
    <Card data-unsaved={change === 'none' ? undefined : ''} aria-labelledby={`${id}-title`}>
      <Head>
        <Heading id={`${id}-title`}>
          {value.role === undefined ? title : <LinkedName name={names.role} id={value.role} />}
        </Heading>
        {record && <StatusBadge status={record.status} />}
      </Head>
      <Linked relation={value} names={names} />
      {change !== 'none' && (
        <Unsaved>
          <Icon name="info" size={18} />
          <span>
            {t`Noch nicht gespeichert.`} {say(CHANGE_WORDS[change])}
          </span>
        </Unsaved>
      )}
      {record && <RecordWords record={record} />}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <RelationActions
        title={title}
        draft={value}
        stored={record}
        words={authenticatedArea}
        errorId={error && `${id}-error`}
        mainRef={ref}
        onEdit={() => onEdit(place)}
        onSet={(relation) => setRelation(form, place, relation)}
        onDrop={() => onDrop(place)}
      />
      {record && <RelationTimeline steps={record.history} />}
    </Card>
  );
}

type LinkedProps = { relation: RelationDraft; names: ReturnType<typeof useRelationNames> };

/** What is linked besides the role, and what the client's settings ask for. */
function Linked({ relation, names }: LinkedProps) {
  const { t } = useLingui();
  const { authenticatedArea } = usePortal().settings;
  const fields = relationFields(authenticatedArea, undefined);
  const { address, community, district } = relation;
  return (
    <Links>
      {address !== undefined && (
        <>
          <dt>{t({ id: 'lbl_address', message: 'Adresse' })}</dt>
          <dd>
            <LinkedName name={names.address} id={address} />
          </dd>
        </>
      )}
      {(fields.community.isShown || names.place.step !== 'none') && (
        <>
          <dt>
            {district === undefined
              ? t({ id: 'lbl_community', message: 'Gemeinde' })
              : t({ id: 'lbl_district', message: 'Ortsteil' })}
          </dt>
          <dd>
            <LinkedName name={names.place} id={district ?? community} />
          </dd>
        </>
      )}
    </Links>
  );
}

/** What the status of the record means, and whether the relation can be chosen when recording. */
function RecordWords({ record: { status, reason } }: { record: RoleRelation }) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { authenticatedArea } = usePortal().settings;
  const { meaning, advice } = statusWords(status, authenticatedArea);
  const unusable = unusableReason(status);
  return (
    <Meaning>
      {reason && (
        <p>
          <strong>{t`Begründung: ${reason}`}</strong>
        </p>
      )}
      <p>
        {say(meaning)} {unusable && say(UNUSABLE_WORDS[unusable])}
      </p>
      <p className="hint">{say(advice)}</p>
    </Meaning>
  );
}
