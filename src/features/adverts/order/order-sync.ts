import { ApiError } from '../../../api/api-error';
import type { OrderDraft } from '../../../model/answers/order-draft';
import type { OrderedAdvert } from '../../../model/answers/ordered-advert';
import type { ServerDraft } from './api';
import type { DevicePlace } from './device-place';
import type { HandedChoice } from './guest/handed-choice';
import { isSameOrder } from './merge-drafts';
import type { Cell } from './order-state';

/** After the last change the server is told. */
const PAUSE_MS = 700;

/** What an order begins with, and where it is kept. */
export type Parts = {
  opened: ServerDraft;
  /** Where the page was loaded again behind the order. */
  ordered?: OrderedAdvert | undefined;
  place: DevicePlace;
  /** What was chosen before the log-in. */
  handed?: HandedChoice | undefined;
  /**
   * Without it the device alone keeps the order.
   *
   * @returns the version of what is saved now
   * @throws {ApiError} 412 with the draft of another device
   */
  save?(draft: OrderDraft, version: string | undefined): Promise<string | undefined>;
  /** Throws the server's away, with what is held for it. @throws {ApiError} 412 with the draft of another device */
  discard(version: string | undefined): Promise<void>;
  /** Reads the draft that a refusal carries. */
  readTheirs(error: ApiError): ServerDraft;
};

/** What a device knows of what the server has. */
type Known = {
  version: string | undefined;
  base: OrderDraft | undefined;
  /** What was sent last without an answer that says whether it has arrived. */
  unheard: OrderDraft | undefined;
  isUnsaved: boolean;
  /** While it is thrown away. */
  isResting: boolean;
};

/** Another device has gone on with the order, or it is gone. */
function meetTheirs(known: Known, { state, put }: Cell, { draft: theirs, version }: ServerDraft) {
  known.version = version;
  // What this device has saved itself is nothing of another one, also where the answer was lost.
  const isOwn = theirs !== undefined && [known.unheard, state().draft].some((own) => isSameOrder(theirs, own));
  known.base = isOwn ? theirs : undefined;
  if (isOwn) put({ saved: 'saving' });
  else put({ theirs, isGone: theirs === undefined, saved: 'device' });
}

/** Throws the server's draft away. @returns whether it is gone; otherwise another device has gone on with it */
async function discardDraft({ discard, readTheirs }: Parts, cell: Cell, known: Known): Promise<boolean> {
  try {
    await discard(known.version);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const theirs = readTheirs(error);
    // Another device has thrown it away, or an earlier try has, whose answer was lost.
    if (theirs.draft === undefined) return true;
    meetTheirs(known, cell, theirs);
    if (cell.state().theirs) return false;
    // It is what this device has saved itself, whose answer was lost: now its version is known.
    await discard(known.version);
  }
  return true;
}

/** Brings the order to this device at once, and to the server soon after. */
export function createOrderSync(parts: Parts, cell: Cell, isUnsaved: boolean) {
  const { opened, place, save, readTheirs } = parts;
  const { state, put } = cell;
  const { draft, version } = opened;
  const known: Known = { version, base: draft, unheard: undefined, isUnsaved, isResting: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  const keep = () => place.write({ draft: state().draft, base: known.base, version: known.version });
  const meet = (theirs: ServerDraft) => meetTheirs(known, cell, theirs);

  async function send(tell: NonNullable<Parts['save']>) {
    const { draft } = state();
    known.isUnsaved = false;
    put({ saved: 'saving' });
    try {
      const version = await tell(draft, known.version);
      Object.assign(known, { version, unheard: undefined, base: draft } satisfies Partial<Known>);
      keep();
      put({ saved: known.isUnsaved ? 'saving' : 'server' });
    } catch (error) {
      known.isUnsaved = true;
      if (error instanceof ApiError && error.status === 412) meet(readTheirs(error));
      else {
        known.unheard = draft;
        put({ saved: keep() ? 'device' : 'nowhere' });
      }
    }
  }
  function flush() {
    clearTimeout(timer);
    const { theirs, isGone, ordered } = state();
    if (!save || saving || known.isResting || !known.isUnsaved || theirs || isGone || ordered) return;
    saving = send(save).finally(() => {
      saving = undefined;
      if (known.isUnsaved && state().saved === 'saving') flush();
    });
  }
  function plan() {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  }
  function forget() {
    clearTimeout(timer);
    Object.assign(known, { version: undefined, base: undefined, isUnsaved: false } satisfies Partial<Known>);
    place.remove();
  }
  if (isUnsaved) plan();
  return {
    ...{ flush, meet, forget },
    changed() {
      known.isUnsaved = true;
      keep();
      plan();
    },
    /** @param isMine whether the server must hear of this device's order */
    settle(base: OrderDraft | undefined, isMine: boolean) {
      Object.assign(known, { base, isUnsaved: isMine } satisfies Partial<Known>);
      keep();
      flush();
    },
    /** @returns whether it is gone; otherwise another device has gone on with it */
    async discard() {
      known.isResting = true;
      while (saving) await saving;
      const isGone = await discardDraft(parts, cell, known).finally(() => {
        known.isResting = false;
        if (known.isUnsaved) plan();
      });
      if (isGone) forget();
      return isGone;
    },
    async settled() {
      flush();
      while (saving) await saving;
      return known.isUnsaved ? undefined : known.version;
    },
  };
}
