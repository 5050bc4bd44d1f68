import { useEffect, useRef } from 'react';
import { snapshot } from 'valtio';
import { loadAddress } from '../../../../app/catalogue/addresses';
import { usePortal } from '../../../../app/portal';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import type { RoleRelation } from '../../../../model/answers/role-relation';
import { relationUse } from '../../../../model/relation-problems';
import { useRecordingRules } from '../../use-recording-rules';
import { pickPlace, type RecordDraft } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';
import { relationChoice } from './relation-choice';

/** The state of the form about for whom the record is posted. */
export type ForWhom = {
  /**
   * Nothing is asked; it is settled by an approved relation, or by one that waits for approval; one is chosen; or the
   * person answers for the first time.
   */
  mode: 'none' | 'settled' | 'waiting' | 'choice' | 'new';
  relation: RoleRelation | undefined;
  /** True if the record is sent for approval together with the relation. */
  isSent: boolean;
};

/** Returns how the surrounding form says for whom the record is posted. */
export const useForWhom = (): ForWhom => useForWhomIn(useFormContent().form as unknown as Form<RecordDraft>);

/** Returns the same for a form beside which it is used. */
export function useForWhomIn<Draft extends RecordDraft>(form: Form<Draft>): ForWhom {
  const { person } = useRecordFormContent();
  const rules = useRecordingRules();
  const value = useFormPart(form, ({ values }) => values().relation);
  const hasProblem = useFormPart(form, ({ state }) => snapshot(state).shownProblems.relation !== undefined);
  const { roleRelations } = person;
  const { settled, selectable, asksNew } = relationChoice(roleRelations, rules);
  const relation = roleRelations.find(({ id }) => String(id) === value);
  const isWaiting = relation !== undefined && relationUse(relation.status, rules.authenticatedArea) === 'sendOnly';
  const isFree = rules.authenticatedArea.rightsManagement === 'free';

  function mode(): ForWhom['mode'] {
    if (relation && relation === settled && !hasProblem) return isWaiting ? 'waiting' : 'settled';
    if (value === '' && asksNew) return 'new';
    return isFree && value === '' && selectable.length === 0 ? 'none' : 'choice';
  }
  const current = mode();
  return { mode: current, relation, isSent: isWaiting || current === 'new' };
}

/**
 * Sets the only usable relation in a form without one, such as an older draft, asks anew where the only one was
 * refused, and lets the promoter follow the relation until the author has chosen another.
 */
export function useFollowingPromoter(): void {
  const { client } = usePortal();
  const form = useFormContent().form as unknown as Form<RecordDraft>;
  const { person, id } = useRecordFormContent();
  const rules = useRecordingRules();
  const value = useFormPart(form, ({ values }) => values().relation);
  const previous = useRef(value);
  const { settled, asksNew } = relationChoice(person.roleRelations, rules);
  const isRefused =
    asksNew && person.roleRelations.some(({ id: one, status }) => String(one) === value && status === 'rejected');
  const isAsked = rules.authenticatedArea.rightsManagement !== 'free';
  const settledId = isAsked && id === undefined && settled ? String(settled.id) : '';

  useEffect(() => {
    if (value === '' && settledId !== '') form.set('relation', settledId);
  }, [form, value, settledId]);

  useEffect(() => {
    if (isRefused) form.set('relation', '');
  }, [form, isRefused]);

  const { roleRelations } = person;
  useEffect(() => {
    if (previous.current === value) return;
    const addressOf = (relation: string) => roleRelations.find((one) => String(one.id) === relation)?.address;
    const [before, after] = [addressOf(previous.current), addressOf(value)];
    previous.current = value;
    const isFollowing = () => {
      const { promoter, relation } = form.values();
      return relation === value && (promoter === undefined || promoter.addressId === before);
    };
    if (after === undefined || !isFollowing()) return;
    // The author can still pick it, and the server adds it when the record is published.
    loadAddress(client, after).then(
      (address) => isFollowing() && form.set('promoter', pickPlace(address)),
      () => undefined,
    );
  }, [client, form, roleRelations, value]);
}
