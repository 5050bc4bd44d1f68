import { pathById } from '../../../lib/value-at';
import type { Person } from '../../../model/person';
import type { FormDescription } from '../../../ui/form/describe-form';
import { sectionOf } from '../../../ui/form/form-paths';
import type { FieldProblem } from '../../../ui/form/form-store';
import { type ProfileDraft, profileDraft } from '../profile-draft';
import { type Section, sectionNamed } from '../section-of';

/** Something that a profile still lacks, and the section where it is filled in. */
export type ProfileGap = { problem: FieldProblem; section: Section };

/**
 * What is missing in a profile: whatever would keep it from being saved, and a first relation where the client wants
 * one to be chosen.
 */
export function profileGaps(person: Person, description: FormDescription<ProfileDraft>): ProfileGap[] {
  const draft = profileDraft(person);
  const problems = description.problems(draft, draft);
  const hasFew = problems.some(({ path }) => path === 'roleRelations');
  const isNone = person.roleRelations.length === 0 && !hasFew;
  const all = isNone ? [...problems, { path: 'roleRelations', code: 'no_relation' }] : problems;
  return all.map((problem) => ({
    problem: { ...problem, path: pathById(draft, problem.path) },
    section: sectionNamed(sectionOf(description, problem.path)) ?? 'person',
  }));
}
