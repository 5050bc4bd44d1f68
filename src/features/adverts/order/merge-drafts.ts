import { isSame } from '../../../lib/value-at';
import { draftPayload, type OrderDraft } from '../../../model/answers/order-draft';
import type { ServerDraft } from './api';

/** What this device keeps of an order, and of which state of the server's it was made. */
export type DeviceDraft = { draft: OrderDraft; base: OrderDraft | undefined; version: string | undefined };

/** With what an order goes on, whether the server must still hear of it, and what another device has made of it. */
export type MergedDraft = {
  draft: OrderDraft | undefined;
  isUnsaved: boolean;
  theirs?: OrderDraft;
};

/** Whether two drafts say the same to the server. */
export const isSameOrder = (one: OrderDraft | undefined, other: OrderDraft | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSame(told(one), told(other)));

/** What the server hears of a draft: what is undefined is left out. */
const told = (draft: OrderDraft): unknown => JSON.parse(JSON.stringify(draftPayload(draft)));

/** What both keep of an order: what was changed on one side alone counts, and where both have changed it the person says. */
export function mergeDrafts({ draft: theirs }: ServerDraft, device: DeviceDraft | undefined): MergedDraft {
  if (!device) return { draft: theirs, isUnsaved: false };
  const { draft, base } = device;
  // The device alone keeps what leads to a slot.
  const way = theirs && theirs.slot === draft.slot ? { ...draft, ...theirs } : theirs;
  if (isSameOrder(draft, theirs)) return { draft, isUnsaved: false };
  if (isSameOrder(draft, base))
    return { draft: way ?? (theirs === undefined && base ? undefined : draft), isUnsaved: false };
  if (theirs === undefined || isSameOrder(theirs, base)) return { draft, isUnsaved: true };
  return { draft, isUnsaved: true, theirs };
}
