import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { usePortal } from '../../../app/portal';
import { useField, useFormContent } from '../../../forms/engine/form-context';
import { ErrorLine } from '../../../forms/fields/field-frame';
import { useTranslation } from '../../../i18n/use-translation';
import type { RowId } from '../../../lib/value-at';
import type { RoleRelation } from '../../../model/answers/role-relation';
import { relationUse } from '../../../model/relation-problems';
import { headingLevelOf } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import type { RelationRow } from '../profile-draft';
import { LinkedName } from './linked-name';
import { RelationActions } from './relation-actions';
import { Card, Meaning, RelationHead, Unsaved } from './relation-card-layout';
import { relationChange, relationFields, storedOf } from './relation-change';
import { RelationTimeline } from './relation-timeline';
import { RelationStatusBadge } from './status-badge';
import { CHANGE_MESSAGES, productStatus, relationStatusLabel, USE_MESSAGES } from './status-words';
import { useRelationNames } from './use-relation-names';

type Props = {
  id: RowId;
  /** The position in the list, from 1. */
  number: number;
  stored: readonly RoleRelation[];
  onEdit(id: RowId): void;
  /** Removes a relation that was never saved from the list. */
  onDiscard(id: RowId): void;
};

/** Renders one relation: its links, its status with an explanation, its actions and its history. */
export function RelationCard({ id: rowId, number, stored, onEdit, onDiscard }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { settings, headingLevel } = usePortal();
  const title = t`Organisation ${number}`;
  const { form } = useFormContent();
  const path = `roleRelations.${rowId}`;
  const { id, value, error, ref } = useField<RelationRow>(path);
  const record = storedOf(value, stored);
  const names = useRelationNames(value);
  const change = relationChange(value, record);
  const { authenticatedArea } = settings;
  const titleField = titleOf(value, authenticatedArea);
  const Heading = `h${headingLevelOf(headingLevel + 2)}` as const;
  return (
    <Card data-unsaved={change === 'none' ? undefined : ''} aria-labelledby={`${id}-title`}>
      <RelationHead>
        <Heading id={`${id}-title`}>
          {titleField === 'number' ? title : <LinkedName name={names[titleField]} id={idOf(value, titleField)} />}
        </Heading>
        {record && <RelationStatusBadge status={record.status} />}
      </RelationHead>
      <LinkedNames relation={value} names={names} titleField={titleField} />
      {change !== 'none' && (
        <Unsaved>
          <Icon name="info" size={18} />
          <span>
            {t`Noch nicht gespeichert.`} {_(CHANGE_MESSAGES[change])}
          </span>
        </Unsaved>
      )}
      {record && <StatusExplanation record={record} />}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      <RelationActions
        title={title}
        draft={value}
        stored={record}
        statusSettings={authenticatedArea}
        errorId={error && `${id}-error`}
        mainRef={ref}
        onEdit={() => onEdit(rowId)}
        onSet={(relation) => form.set(path, relation)}
        onDiscard={() => onDiscard(rowId)}
      />
      {record && <RelationTimeline steps={record.history} />}
    </Card>
  );
}

type Title = 'role' | 'address' | 'community' | 'number';

const idOf = ({ role, address, community, district }: RelationRow, titleField: Exclude<Title, 'number'>) =>
  ({ role, address, community: district ?? community })[titleField];

/** Returns the title of a card: its address, else its role or its community. */
function titleOf(relation: RelationRow, settings: Parameters<typeof relationFields>[0]): Title {
  const fields = relationFields(settings, undefined);
  if (relation.address !== undefined) return 'address';
  if (fields.role.isShown && relation.role !== undefined) return 'role';
  return fields.community.isShown && idOf(relation, 'community') !== undefined ? 'community' : 'number';
}

type LinkedProps = { relation: RelationRow; names: ReturnType<typeof useRelationNames>; titleField: Title };

/** Renders what the title does not say, as far as the client's settings show it. */
function LinkedNames({ relation, names, titleField }: LinkedProps) {
  const { authenticatedArea } = usePortal().settings;
  const fields = relationFields(authenticatedArea, undefined);
  const place = titleField === 'address' && names.address.step === 'ready' ? names.address.detail : '';
  const town = names.community.step === 'ready' ? names.community.name : undefined;
  const isTownSaid = town !== undefined && place.endsWith(` ${town}`);
  const roleId = fields.role.isShown && titleField !== 'role' ? relation.role : undefined;
  const townId = fields.community.isShown && titleField !== 'community' ? idOf(relation, 'community') : undefined;
  const parts = [
    roleId !== undefined && <LinkedName name={names.role} id={roleId} />,
    place,
    townId !== undefined && !isTownSaid && <LinkedName name={names.community} id={townId} />,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="hint">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have a fixed order.
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

/** Renders the meaning of the record's status, and whether the relation can be chosen in a form. */
function StatusExplanation({ record: { status, reason } }: { record: RoleRelation }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const { meaning, advice } = relationStatusLabel(status, authenticatedArea);
  // The badge says it, and the section what a change does.
  if (productStatus(status, authenticatedArea) === 'approved' && !reason) return null;
  const use = relationUse(status, authenticatedArea);
  return (
    <Meaning>
      {reason && (
        <p>
          <strong>{t`Begründung: ${reason}`}</strong>
        </p>
      )}
      <p>
        {_(meaning)} {use !== 'usable' && _(USE_MESSAGES[use])}
      </p>
      <p className="hint">{_(advice)}</p>
    </Meaning>
  );
}
