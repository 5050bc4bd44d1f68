import { isSame } from '../../../lib/value-at';
import { draftPayload, type OrderDraft } from '../../../model/answers/order-draft';
import type { ServerDraft } from './api';

/** The draft on this device, and the server's draft and revision that it is based on. */
export type DeviceDraft = { draft: OrderDraft; base: OrderDraft | undefined; version: string | undefined };

/** The merged draft: `isUnsaved` if the server needs it, `theirs` for a conflicting draft of another device. */
export type MergedDraft = {
  draft: OrderDraft | undefined;
  isUnsaved: boolean;
  theirs?: OrderDraft;
};

/** Checks whether two drafts have the same payload. */
export const isSameOrder = (one: OrderDraft | undefined, other: OrderDraft | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSame(told(one), told(other)));

/** Returns the payload of a draft without undefined values. */
const told = (draft: OrderDraft): unknown => JSON.parse(JSON.stringify(draftPayload(draft)));

/** Merges two drafts: changes on one side win; changes on both sides are a conflict for the person to decide. */
export function mergeDrafts({ draft: theirs }: ServerDraft, device: DeviceDraft | undefined): MergedDraft {
  if (!device) return { draft: theirs, isUnsaved: false };
  const { draft, base } = device;
  // Only the device stores the choices before the slot.
  const way = theirs && theirs.slot === draft.slot ? { ...draft, ...theirs } : theirs;
  if (isSameOrder(draft, theirs)) return { draft, isUnsaved: false };
  if (isSameOrder(draft, base))
    return { draft: way ?? (theirs === undefined && base ? undefined : draft), isUnsaved: false };
  if (theirs === undefined || isSameOrder(theirs, base)) return { draft, isUnsaved: true };
  return { draft, isUnsaved: true, theirs };
}
