import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { FormSection } from '../../../forms/layout/form-section';
import { useTranslation } from '../../../i18n/use-translation';
import type { Person } from '../../../model/answers/person';
import { type RoleRelation, recordingRelations } from '../../../model/answers/role-relation';
import { LinkedName } from '../relations/linked-name';
import { relationFields } from '../relations/relation-change';
import { RelationStatusBadge } from '../relations/status-badge';
import { relationStatusLabel } from '../relations/status-words';
import { useRelationNames } from '../relations/use-relation-names';
import { SectionLink } from '../section-link';

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: 4px;
  justify-items: start;
`;

/** Renders which relations are approved, and which are waiting or rejected. */
export function RelationStates({ person }: { person: Person }) {
  const { t } = useLingui();
  const { minRelations } = usePortal().settings.authenticatedArea;
  const { usable, unusable } = recordingRelations(person);
  const count = usable.length;
  const title = t({ id: 'lbl_role_relations', message: 'Ich trage ein für …' });
  // The client's minimum is named above, among the missing fields.
  if (person.roleRelations.length === 0)
    return minRelations > 0 ? null : (
      <FormSection title={title}>
        <p>{t`Sie haben noch nicht angegeben, für wen Sie eintragen. Sobald Sie freigegeben sind, können Sie Veranstaltungen eintragen.`}</p>
        <div>
          <SectionLink section="relations">{t`Organisation hinzufügen`}</SectionLink>
        </div>
      </FormSection>
    );
  return (
    <FormSection title={title}>
      <p>
        {count === 0
          ? unusable.some(({ reason }) => reason === 'awaiting')
            ? t`Wir haben noch keine Ihrer Organisationen freigegeben. Sie können noch nichts veröffentlichen.`
            : t`Zurzeit ist keine Ihrer Organisationen freigegeben. Sie können nichts veröffentlichen.`
          : t`${plural(count, { one: 'Sie können für # Organisation eintragen.', other: 'Sie können für # Organisationen eintragen.' })}`}
      </p>
      {unusable.length > 0 && (
        <List>
          {unusable.map(({ relation }) => (
            <UnusableRelation
              key={relation.id}
              number={person.roleRelations.indexOf(relation) + 1}
              relation={relation}
            />
          ))}
        </List>
      )}
      <div>
        <SectionLink section="relations">{t`Organisationen ansehen`}</SectionLink>
      </div>
    </FormSection>
  );
}

function UnusableRelation({ number, relation }: { number: number; relation: RoleRelation }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const { reason } = relation;
  const { meaning } = relationStatusLabel(relation.status, authenticatedArea);
  return (
    <Entry>
      <strong>
        <RelationTitle number={number} relation={relation} />
      </strong>
      <RelationStatusBadge status={relation.status} />
      {reason && <p>{t`Begründung: ${reason}`}</p>}
      <p className="hint">{_(meaning)}</p>
    </Entry>
  );
}

/** Renders the linked names of a relation on one line, as far as the client's settings show them. */
function RelationTitle({ number, relation }: { number: number; relation: RoleRelation }) {
  const { t } = useLingui();
  const fields = relationFields(usePortal().settings.authenticatedArea, undefined);
  const { role, address, community, district } = relation;
  const names = useRelationNames({ role, address, community, district });
  // The name of an address contains its community.
  const placeItem =
    address === undefined
      ? { key: 'community', name: names.community, id: fields.community.isShown ? (district ?? community) : undefined }
      : { key: 'address', name: names.address, id: address };
  const roleItem = { key: 'role', name: names.role, id: fields.role.isShown ? role : undefined };
  const parts = [roleItem, placeItem].filter(({ id }) => id !== undefined);
  if (parts.length === 0) return <>{t`Organisation ${number}`}</>;
  return parts.map(({ key, name, id }, index) => (
    <span key={key}>
      {index > 0 && ', '}
      <LinkedName name={name} id={id} />
    </span>
  ));
}
