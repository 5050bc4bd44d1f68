import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { usePortal } from '../../../app/portal';
import { describedBy, useField } from '../../../forms/engine/form-context';
import { useRows } from '../../../forms/engine/use-rows';
import { AddButton } from '../../../forms/fields/add-button';
import { ErrorLine } from '../../../forms/fields/field-frame';
import { UndoRemove } from '../../../forms/fields/undo-remove';
import { FormSection } from '../../../forms/layout/form-section';
import type { RowId } from '../../../lib/value-at';
import type { RoleRelation } from '../../../model/answers/role-relation';
import type { RelationRow } from '../profile-draft';
import { profileSectionId } from '../section-of';
import type { Roles } from '../use-roles';
import { RelationCard } from './relation-card';
import { reachedMaximum } from './relation-change';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 0;
  list-style: none;
`;

type Props = {
  stored: readonly RoleRelation[];
  roles: Roles;
  /** Opens the dialog for a relation, or for a new one. */
  onEdit(id: RowId | undefined): void;
};

/** Renders the role relations of the person, as part of the form. */
export function RelationsSection({ stored, roles, onEdit }: Props) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { id, label, value: relations, error, ref } = useField<readonly RelationRow[]>('roleRelations');
  const { rows, remove, undo } = useRows('roleRelations');
  const add = useRef<HTMLElement>(null);
  const { minRelations: least } = settings.authenticatedArea;
  const isLacking = relations.filter(({ status }) => status !== 'delete').length < least;
  const most = reachedMaximum(relations, settings.authenticatedArea);

  function retryRoles() {
    if (roles.step !== 'failed') return;
    // The button that was pressed disappears while the roles are loading.
    add.current?.focus();
    roles.retry();
  }

  return (
    <FormSection
      id={profileSectionId('relations')}
      title={label}
      lead={t`Für wen und wo Sie Veranstaltungen eintragen. Neue und geänderte Organisationen gelten, sobald wir sie freigegeben haben.`}
    >
      {isLacking && (
        <p className="hint" id={`${id}-hint`}>
          {t`${plural(least, {
            one: 'Bitte geben Sie mindestens # Organisation an.',
            other: 'Bitte geben Sie mindestens # Organisationen an.',
          })}`}
        </p>
      )}
      {relations.length === 0 && <p>{t`Sie haben noch keine Organisation angegeben.`}</p>}
      {relations.length > 0 && (
        <Cards>
          {rows.map(({ id: rowId, key }, index) => (
            <RelationCard key={key} id={rowId} number={index + 1} stored={stored} onEdit={onEdit} onDiscard={remove} />
          ))}
        </Cards>
      )}
      <UndoRemove undo={undo} message={t`Organisation verworfen.`} />
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
      {roles.step === 'failed' && (
        <p className="hint" role="status">
          {t`Die Rollen konnten nicht geladen werden.`}{' '}
          <button type="button" className="button is-quiet" onClick={retryRoles}>
            {t`Erneut versuchen`}
          </button>
        </p>
      )}
      <AddButton
        buttonRef={(button) => {
          add.current = button;
          ref(button);
        }}
        describedBy={describedBy(id, isLacking, error)}
        fullReason={
          most !== undefined &&
          t`${plural(most, {
            one: 'Es ist höchstens # Organisation möglich.',
            other: 'Es sind höchstens # Organisationen möglich.',
          })}`
        }
        onAdd={() => onEdit(undefined)}
      >
        {t`Organisation hinzufügen`}
      </AddButton>
    </FormSection>
  );
}
