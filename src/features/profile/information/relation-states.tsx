import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { FormSection } from '../../../forms/layout/form-section';
import { useTranslation } from '../../../i18n/use-translation';
import type { Person } from '../../../model/answers/person';
import { type RoleRelation, recordingRelations } from '../../../model/answers/role-relation';
import { relationUse } from '../../../model/relation-problems';
import { withLocale } from '../../../routing/locale-prefix';
import { profileSectionRoute } from '../../../routing/profile-sections';
import { LinkedName } from '../relations/linked-name';
import { relationFields } from '../relations/relation-change';
import { RelationStatusBadge } from '../relations/status-badge';
import { relationStatusLabel, USE_MESSAGES } from '../relations/status-words';
import { useRelationNames } from '../relations/use-relation-names';
import { SectionLink } from '../section-link';

const Block = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: 4px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
`;

/** Renders the relations with their status, and why some cannot be used. */
export function RelationStates({ person }: { person: Person }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router, settings } = usePortal();
  const { minRelations } = settings.authenticatedArea;
  const route = withLocale(profileSectionRoute('relations'), locale);
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
      <Block>
        <p>
          {count === 0
            ? unusable.some(({ reason }) => reason === 'awaiting')
              ? t`Wir haben noch keine Ihrer Organisationen freigegeben. Bis dahin wird noch nichts veröffentlicht.`
              : t`Zurzeit ist keine Ihrer Organisationen freigegeben. Sie können nichts veröffentlichen.`
            : t`${plural(count, { one: 'Sie können für # Organisation eintragen.', other: 'Sie können für # Organisationen eintragen.' })}`}
        </p>
        <List>
          {[...usable, ...unusable.map(({ relation }) => relation)].map((relation) => (
            <RelationEntry
              key={relation.id}
              number={person.roleRelations.indexOf(relation) + 1}
              relation={relation}
              isUsable={usable.includes(relation)}
            />
          ))}
        </List>
        <a className="button is-text" href={router.hrefOf(route)} data-route={route}>
          {t`Organisationen ansehen`}
        </a>
      </Block>
    </FormSection>
  );
}

type EntryProps = { number: number; relation: RoleRelation; isUsable: boolean };

function RelationEntry({ number, relation, isUsable }: EntryProps) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { authenticatedArea } = usePortal().settings;
  const { reason } = relation;
  const { meaning } = relationStatusLabel(relation.status, authenticatedArea);
  const use = relationUse(relation.status, authenticatedArea);
  return (
    <Entry>
      <Head>
        <strong>
          <RelationTitle number={number} relation={relation} />
        </strong>
        <RelationStatusBadge status={relation.status} />
      </Head>
      {!isUsable && reason && <p>{t`Begründung: ${reason}`}</p>}
      {!isUsable && (
        <p className="hint">
          {_(meaning)} {use === 'sendOnly' && _(USE_MESSAGES.sendOnly)}
        </p>
      )}
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
