import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { Person } from '../../../model/person';
import { FormSection } from '../../../portal/form-parts/form-section';
import { usePortal } from '../../../portal/portal';
import { labelOf } from '../../../ui/form/form-paths';
import { Icon } from '../../../ui/icon';
import { describeProfile } from '../describe-profile';
import { profileDraft } from '../profile-draft';
import { useProfileWords } from '../profile-words';
import { typeOfRoleIn, useRoles } from '../use-roles';
import { type ProfileGap, profileGaps } from './profile-gaps';
import { SectionLink } from './section-link';

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

const Done = styled.p`
  display: flex;
  gap: 8px;
  align-items: start;

  > .icon {
    color: var(--portal-color-success-text);
  }
`;

/** What is still missing in the profile, each with the way to its section. */
export function OpenPoints({ person }: { person: Person }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const roles = useRoles();
  const { say } = useSpeech();
  const draft = profileDraft(person);
  const description = describeProfile(settings, typeOfRoleIn(roles));
  const gaps = profileGaps(person, description);
  return (
    <FormSection title={t`Noch offen`}>
      {gaps.length === 0 ? (
        <Done>
          <Icon name="check" />
          {t`Ihr Profil ist vollständig.`}
        </Done>
      ) : (
        <Points>
          {gaps.map((gap) => (
            <OpenPoint
              key={`${gap.problem.path} ${gap.problem.code}`}
              gap={gap}
              label={labelOf(description, gap.problem.path, draft, say, true)}
            />
          ))}
        </Points>
      )}
    </FormSection>
  );
}

function OpenPoint({ gap: { problem, section }, label }: { gap: ProfileGap; label: string }) {
  const { t } = useLingui();
  const wordsOf = useProfileWords();
  const isNone = problem.code === 'no_relation';
  return (
    <Point>
      <Icon name="info" size={18} />
      <div>
        <SectionLink section={section}>{label}</SectionLink>
        <div className="hint">
          {isNone
            ? t`Für wen tragen Sie ein? Sobald Sie freigegeben sind, können Sie dafür Termine eintragen.`
            : wordsOf(problem)}
        </div>
      </div>
    </Point>
  );
}
