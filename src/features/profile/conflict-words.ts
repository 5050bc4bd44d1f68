import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../i18n/use-speech';
import type { RelationDraft } from '../../model/relation-problems';
import type { RoleRelation } from '../../model/role-relation';
import { usePortal } from '../../portal/portal';
import { fieldLabel } from './profile-labels';
import { relationChange, storedOf } from './relations/relation-change';

const isLabelled = (value: unknown): value is { label: string } =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';

const isRelations = (path: string, value: unknown): value is readonly RelationDraft[] =>
  path === 'roleRelations' && Array.isArray(value);

/** What the fields are called, and their values in words, where mine and theirs are compared. */
export function useConflictWords(stored: readonly RoleRelation[]) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { settings } = usePortal();
  const kinds: Readonly<Record<string, string>> = {
    official: t({ id: 'lbl_section_official', message: 'Organisation und dienstliche Adresse' }),
    private: t({ id: 'lbl_section_private', message: 'Private Adresse' }),
  };
  const salutations: Readonly<Record<string, string>> = { 2: t`Herr`, 3: t`Frau` };

  /** How many there are, and how many of them are not as they were. */
  function relationWords(relations: readonly RelationDraft[]): string {
    const count = relations.length;
    const changed = relations.filter(
      (relation) => relationChange(relation, storedOf(relation, stored)) !== 'none',
    ).length;
    const all = t`${plural(count, { one: '# Zuordnung', other: '# Zuordnungen' })}`;
    return changed > 0 ? t`${all}, davon ${changed} geändert` : all;
  }

  return {
    describe(path: string): string {
      const kind = kinds[path.split('.')[0] ?? ''];
      const label = fieldLabel(path, settings, say);
      return kind ? `${kind}: ${label}` : label;
    },
    show(path: string, value: unknown): string {
      if (isRelations(path, value)) return relationWords(value);
      if (isLabelled(value)) return value.label;
      if (path === 'salutation') return salutations[String(value)] ?? t`Divers`;
      if (typeof value === 'boolean') return value ? t`Ja` : t`Nein`;
      return typeof value === 'string' ? value : '';
    },
  };
}
