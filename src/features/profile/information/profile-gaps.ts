import { addressKinds } from '../../../model/address-problems';
import type { Person } from '../../../model/person';
import type { FieldProblem } from '../../../ui/fields/form-store';
import { profileDraft } from '../profile-draft';
import { type ProfileRules, profileProblems } from '../profile-problems';
import { type Section, sectionOf } from '../section-of';

/** Something that a profile still lacks, and the section where it is filled in. */
export type ProfileGap = { problem: FieldProblem; section: Section };

/**
 * What is missing in a profile: whatever would keep it from being saved, and a first relation where the client wants
 * one to be chosen.
 */
export function profileGaps(person: Person, rules: Omit<ProfileRules, 'stored'>): ProfileGap[] {
  const stored = profileDraft(person);
  const problems = profileProblems(stored, { ...rules, stored });
  const hasFew = problems.some(({ path }) => path === 'roleRelations');
  const isNone = person.roleRelations.length === 0 && !hasFew;
  const all = isNone ? [...problems, { path: 'roleRelations', code: 'no_relation' }] : problems;
  const [first = 'official'] = addressKinds(rules.settings);
  return all.map((problem) => ({
    problem,
    section: problem.path === 'addresses' ? first : sectionOf(problem.path),
  }));
}
