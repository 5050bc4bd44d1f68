import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../i18n/use-translation';
import { isRow } from '../../lib/value-at';
import type { RoleRelation } from '../../model/answers/role-relation';
import type { RelationRow } from './profile-draft';
import { relationChange, storedOf } from './relations/relation-change';
import { CHANGE_MESSAGES } from './relations/status-words';
import type { Roles } from './use-roles';

const isLabelled = (value: unknown): value is { label: string } =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';

const isRelation = (path: string, value: unknown): value is RelationRow =>
  path.startsWith('roleRelations.') && isRow(value);

/** Returns a function that formats field values for the comparison in a conflict. */
export function useProfileConflictLabels(stored: readonly RoleRelation[], roles: Roles) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const salutations: Readonly<Record<string, string>> = { '': '', 2: t`Herr`, 3: t`Frau` };

  /** Formats a relation: its role, and the effect of saving. */
  function relationText(relation: RelationRow): string {
    const change = relationChange(relation, storedOf(relation, stored));
    const role = roles.step === 'ready' && roles.value.find(({ roleId }) => roleId === relation.role)?.name;
    return [role, change === 'none' ? t`Unverändert` : _(CHANGE_MESSAGES[change])].filter(Boolean).join('\n');
  }

  return (path: string, value: unknown): string => {
    if (isRelation(path, value)) return relationText(value);
    if (isLabelled(value)) return value.label;
    if (path === 'salutation') return salutations[String(value)] ?? t`Divers`;
    if (typeof value === 'boolean') return value ? t`Ja` : t`Nein`;
    return typeof value === 'string' ? value : '';
  };
}
