import type { RelationDraft } from '../../../model/relation-problems';
import type { Form } from '../../../ui/fields/form-store';

const PARTS = ['role', 'address', 'community', 'district', 'status'] as const;

/** Changes a relation of the form part by part: another object in its place would be another row, and lose the focus. */
export function setRelation<Values extends object>(form: Form<Values>, place: number, relation: RelationDraft): void {
  for (const part of PARTS) form.set(`roleRelations.${place}.${part}`, relation[part]);
}
