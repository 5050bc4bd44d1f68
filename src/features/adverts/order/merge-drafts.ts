import { isSame } from '../../../lib/value-at';
import { draftPayload, type OrderDraft } from '../../../model/answers/order-draft';
import type { ServerDraft } from './api';

/** The draft on this device, and the server's draft and revision that it is based on. */
export type DeviceDraft = { draft: OrderDraft; base: OrderDraft | undefined; version: string | undefined };

/** The merged draft: `isUnsaved` if the server needs it, `serverDraft` for a conflicting draft of another device. */
export type MergedDraft = {
  draft: OrderDraft | undefined;
  isUnsaved: boolean;
  serverDraft?: OrderDraft;
};

/** Checks whether two drafts have the same payload. */
export const isSameOrder = (one: OrderDraft | undefined, other: OrderDraft | undefined): boolean =>
  one === other ||
  (one !== undefined && other !== undefined && isSame(comparablePayload(one), comparablePayload(other)));

/** Returns the payload of a draft without undefined values. */
const comparablePayload = (draft: OrderDraft): unknown => JSON.parse(JSON.stringify(draftPayload(draft)));

/** Merges two drafts: changes on one side win; changes on both sides are a conflict for the person to decide. */
export function mergeDrafts({ draft: serverDraft }: ServerDraft, device: DeviceDraft | undefined): MergedDraft {
  if (!device) return { draft: serverDraft, isUnsaved: false };
  const { draft, base } = device;
  // Only the device stores the choices before the slot.
  const withDeviceChoices = serverDraft && serverDraft.slot === draft.slot ? { ...draft, ...serverDraft } : serverDraft;
  if (isSameOrder(draft, serverDraft)) return { draft, isUnsaved: false };
  if (isSameOrder(draft, base))
    return { draft: withDeviceChoices ?? (serverDraft === undefined && base ? undefined : draft), isUnsaved: false };
  if (serverDraft === undefined || isSameOrder(serverDraft, base)) return { draft, isUnsaved: true };
  return { draft, isUnsaved: true, serverDraft };
}
