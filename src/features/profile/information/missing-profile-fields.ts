import type { FormDescription } from '../../../forms/engine/field-definitions';
import { sectionOf } from '../../../forms/engine/form-paths';
import type { FieldProblem } from '../../../forms/engine/form-store';
import { pathById } from '../../../lib/value-at';
import type { Person } from '../../../model/answers/person';
import type { ProfileSection } from '../../../routing/profile-sections';
import { type ProfileDraft, profileDraft } from '../profile-draft';
import { sectionNamed } from '../section-of';

/** A missing field of a profile, and its section. */
export type MissingField = { problem: FieldProblem; section: ProfileSection };

/** Returns the missing fields of a profile: every problem that would prevent saving it. */
export function missingProfileFields(person: Person, description: FormDescription<ProfileDraft>): MissingField[] {
  const draft = profileDraft(person);
  return description.problems(draft, draft).map((problem) => ({
    problem: { ...problem, path: pathById(draft, problem.path) },
    section: sectionNamed(sectionOf(description, problem.path)) ?? 'person',
  }));
}
