import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormContent } from '../../../forms/engine/form-context';
import { useTranslation } from '../../../i18n/use-translation';
import { type RoleRelation, wasApproved } from '../../../model/answers/role-relation';
import type { RelationRow } from '../profile-draft';
import { RelationCardActions } from './relation-card-layout';
import {
  type RelationChange,
  relationChange,
  removedRelation,
  restoredRelation,
  type StatusSettings,
} from './relation-change';
import { CHANGE_MESSAGES } from './status-words';

type Props = {
  /** The title of the card, for the labels of the buttons. */
  title: string;
  draft: RelationRow;
  stored: RoleRelation | undefined;
  statusSettings: StatusSettings;
  errorId: string | undefined;
  mainRef(button: HTMLElement | null): void;
  onEdit(): void;
  onSet(relation: RelationRow): void;
  onDiscard(): void;
};

/** Renders the actions of a relation; none for a blocked one. Changes take effect when the form is saved. */
export function RelationActions({
  title,
  draft,
  stored,
  statusSettings,
  errorId,
  mainRef,
  onEdit,
  onSet,
  onDiscard,
}: Props) {
  const { t } = useLingui();
  const change = relationChange(draft, stored);
  const { box, press } = useFocusAfter(change);
  const editAction = (
    <Action title={title} label={t`Ändern`} buttonRef={mainRef} describedBy={errorId} onClick={onEdit} />
  );
  if (!stored) {
    return (
      <RelationCardActions>
        {editAction}
        <Action title={title} label={t`Verwerfen`} isText onClick={onDiscard} />
      </RelationCardActions>
    );
  }
  if (stored.status === 'blocked') return null;
  const keepRelation = () => press(() => onSet(restoredRelation(stored, statusSettings)));
  const removeRelation = () => press(() => onSet(removedRelation(stored)));
  if (draft.status === 'delete') {
    const label = stored.status === 'delete' ? t`Antrag zurücknehmen` : t`Doch behalten`;
    return (
      <RelationCardActions ref={box}>
        <Action title={title} label={label} buttonRef={mainRef} describedBy={errorId} onClick={keepRelation} />
      </RelationCardActions>
    );
  }
  const withdrawLabel = stored.status === 'rejected' ? t`Entfernen` : t`Zurückziehen`;
  const removalLabel = wasApproved(stored) ? t`Entfernung beantragen` : withdrawLabel;
  return (
    <RelationCardActions ref={box}>
      {editAction}
      {change === 'changed' && <Action title={title} label={t`Änderung verwerfen`} isText onClick={keepRelation} />}
      {change === 'withdrawn' ? (
        <Action title={title} label={t`Doch entfernen lassen`} isText onClick={removeRelation} />
      ) : (
        <Action title={title} label={removalLabel} isText onClick={removeRelation} />
      )}
    </RelationCardActions>
  );
}

/** Moves the focus to the first button after the pressed one is replaced, and announces the change. */
function useFocusAfter(change: RelationChange) {
  const { _ } = useTranslation();
  const { announce } = useFormContent();
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    box.current?.querySelector('button')?.focus();
    announce(change === 'none' ? '' : _(CHANGE_MESSAGES[change]));
  }, [change, announce, _]);
  return {
    box,
    press(act: () => void) {
      isPressed.current = true;
      act();
    },
  };
}

type ActionProps = {
  title: string;
  label: ReactNode;
  buttonRef?: (button: HTMLElement | null) => void;
  describedBy?: string | undefined;
  /** True for what is seldom wanted. */
  isText?: boolean;
  onClick(): void;
};

const Action = ({ title, label, buttonRef, describedBy, isText = false, onClick }: ActionProps) => (
  <button
    ref={buttonRef}
    type="button"
    className={`button ${isText ? 'is-text' : 'is-quiet'}`}
    aria-describedby={describedBy}
    onClick={onClick}
  >
    {label} <span className="visually-hidden">({title})</span>
  </button>
);
