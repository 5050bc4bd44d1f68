import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { labelOf } from '../../../forms/engine/form-paths';
import { FormSection } from '../../../forms/layout/form-section';
import { useRequiredMessages } from '../../../forms/layout/required-messages';
import { useTranslation } from '../../../i18n/use-translation';
import type { Person } from '../../../model/answers/person';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { describeProfile } from '../describe-profile';
import { profileDraft } from '../profile-draft';
import { useProfileMessages } from '../profile-words';
import { SectionLink } from '../section-link';
import { typeOfRoleIn, useRoles } from '../use-roles';
import { type MissingField, missingProfileFields } from './missing-profile-fields';

const Points = styled.ul`
  display: grid;
  gap: 4px;
  padding: 0;
  list-style: none;
`;

const Point = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 8px;
  align-items: baseline;

  > .icon {
    color: var(--portal-color-warning-text);
  }
`;

/**
 * Renders the missing profile fields, each with a link to its section; or that the profile is complete, once it has a
 * role relation.
 */
export function OpenPoints({ person }: { person: Person }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const roles = useRoles();
  const { _ } = useTranslation();
  const draft = profileDraft(person);
  const description = describeProfile(settings, typeOfRoleIn(roles));
  const missingFields = missingProfileFields(person, description);
  const messageFor = useRequiredMessages()(description, draft, useProfileMessages());
  // Without a relation the profile is not called complete; the section below has a notice.
  if (missingFields.length === 0)
    return person.roleRelations.length > 0 && <Notice kind="success" title={t`Ihr Profil ist vollständig`} />;
  return (
    <FormSection title={t`Das fehlt noch`}>
      <Points>
        {missingFields.map((field) => (
          <OpenPoint
            key={`${field.problem.path} ${field.problem.code}`}
            field={field}
            label={labelOf(description, field.problem.path, draft, _, 'full')}
            message={messageFor(field.problem)}
          />
        ))}
      </Points>
    </FormSection>
  );
}

type PointProps = { field: MissingField; label: string; message: string };

function OpenPoint({ field: { section }, label, message }: PointProps) {
  return (
    <Point>
      <Icon name="info" size={18} />
      <div>
        <SectionLink section={section}>{label}</SectionLink>
        <div className="hint">{message}</div>
      </div>
    </Point>
  );
}
