import { ApiError } from '../../../api/api-error';
import type { AdvertReservation } from '../../../model/adverts/advert-days';
import type { OrderedAdvert, ServerDraft } from './api';
import type { DevicePlace } from './device-place';
import { isSameOrder, joinDrafts } from './join-drafts';
import { emptyOrder, type OrderDraft } from './order-draft';

/** After the last change the server is told. */
const PAUSE_MS = 700;

/** A day that somebody else has taken, or that closed meanwhile. */
export type LostDay = { date: string; code: string };

/** An order on its way. */
export type OrderState = {
  draft: OrderDraft;
  /** Where the last change stands: at the server, on its way there, on this device alone, or nowhere but here. */
  saved: 'server' | 'saving' | 'device' | 'nowhere';
  reservation: AdvertReservation | undefined;
  /** The days that were lost last, until others are held. */
  lost: readonly LostDay[];
  /** What another device has made of the order meanwhile. */
  theirs: OrderDraft | undefined;
  /** Whether another device has ordered it meanwhile, so that going on here is another order. */
  isGone: boolean;
  ordered: OrderedAdvert | undefined;
};

export type OrderStore = {
  state(): OrderState;
  subscribe(hear: () => void): () => void;
  /** Takes a change in; the device keeps it at once, the server soon after. */
  update(change: Partial<OrderDraft>): void;
  setReservation(reservation: AdvertReservation | undefined): void;
  /** Takes away days that cannot be had any more. */
  lose(days: readonly LostDay[]): void;
  /** Goes on with this device's order, or with that of the other one. */
  settle(side: 'mine' | 'theirs'): void;
  /** Forgets the draft: it is ordered now. */
  finish(ordered: OrderedAdvert): void;
  /** Begins another order. */
  restart(): void;
  /** Tells the server at once what it does not know yet. */
  flush(): void;
  /** Waits for that. @returns the version of what is saved then, undefined where the server could not be told */
  settled(): Promise<string | undefined>;
  /** Another device has gone on with the order, or has ordered it: then nothing is left. */
  meet(theirs: ServerDraft): void;
};

type Parts = {
  opened: ServerDraft;
  /** Where the page was loaded again behind the order. */
  ordered?: OrderedAdvert | undefined;
  place: DevicePlace;
  /** @returns the version of what is saved now @throws {ApiError} 412 with the draft of another device */
  save(draft: OrderDraft, version: string | undefined): Promise<string | undefined>;
  /** Reads the draft that a refusal carries. */
  readTheirs(error: ApiError): ServerDraft;
};

/** The state, and who wants to hear of it. */
function createCell(first: OrderState) {
  const hearers = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    subscribe(hear: () => void) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    put(change: Partial<OrderState>) {
      state = { ...state, ...change };
      for (const hear of hearers) hear();
    },
  };
}

type Cell = ReturnType<typeof createCell>;

/** Brings the order to this device at once, and to the server soon after. */
function createSaver({ opened, place, save, readTheirs }: Parts, { state, put }: Cell, isUnsavedAtFirst: boolean) {
  let version = opened.version;
  let base = opened.draft;
  /** What was sent last without an answer that says whether it has arrived. */
  let unheard: OrderDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;
  let isUnsaved = isUnsavedAtFirst;
  const keep = () => place.write({ draft: state().draft, base, version });

  async function send() {
    const { draft } = state();
    isUnsaved = false;
    put({ saved: 'saving' });
    try {
      version = await save(draft, version);
      unheard = undefined;
      base = draft;
      keep();
      put({ saved: isUnsaved ? 'saving' : 'server' });
    } catch (error) {
      isUnsaved = true;
      if (error instanceof ApiError && error.status === 412) meet(readTheirs(error));
      else {
        unheard = draft;
        put({ saved: keep() ? 'device' : 'nowhere' });
      }
    }
  }
  function meet({ draft: theirs, version: known }: ServerDraft) {
    version = known;
    // What this device has saved itself is nothing of another one, also where the answer was lost.
    const isOwn = theirs !== undefined && [unheard, state().draft].some((own) => isSameOrder(theirs, own));
    base = isOwn ? theirs : undefined;
    if (isOwn) put({ saved: 'saving' });
    else put({ theirs, isGone: theirs === undefined, saved: 'device' });
  }
  function flush() {
    clearTimeout(timer);
    const { theirs, isGone, ordered } = state();
    if (saving || !isUnsaved || theirs || isGone || ordered) return;
    saving = send().finally(() => {
      saving = undefined;
      if (isUnsaved && state().saved === 'saving') flush();
    });
  }
  function plan() {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  }
  if (isUnsaved) plan();
  return {
    ...{ flush, meet },
    changed() {
      isUnsaved = true;
      keep();
      plan();
    },
    /** @param isMine whether the server must hear of this device's order */
    settle(known: OrderDraft | undefined, isMine: boolean) {
      isUnsaved = isMine;
      base = known;
      keep();
      flush();
    },
    async settled() {
      flush();
      while (saving) await saving;
      return isUnsaved ? undefined : version;
    },
    forget() {
      clearTimeout(timer);
      isUnsaved = false;
      version = undefined;
      base = undefined;
      place.remove();
    },
  };
}

/** The state of an order: this device keeps it while the server cannot, and both may have another one's changes. */
export function createOrderStore(parts: Parts): OrderStore {
  const { opened, ordered, place } = parts;
  const joined = joinDrafts(opened, place.read());
  const cell = createCell({
    draft: joined.draft ?? emptyOrder(),
    saved: 'server',
    reservation: opened.reservation,
    lost: [],
    theirs: joined.theirs,
    isGone: false,
    ordered,
  });
  const { state, put } = cell;
  const saver = createSaver(parts, cell, joined.isUnsaved);
  return {
    state,
    subscribe: cell.subscribe,
    update(change) {
      if (state().ordered) return;
      put({ draft: { ...state().draft, ...change } });
      saver.changed();
    },
    setReservation: (reservation) => put({ reservation, ...(reservation && { lost: [] }) }),
    lose(lost) {
      const gone = new Set(lost.map(({ date }) => date));
      const { draft } = state();
      put({ lost, reservation: undefined, draft: { ...draft, dates: draft.dates.filter((day) => !gone.has(day)) } });
      saver.changed();
    },
    settle(side) {
      const { theirs } = state();
      put({ theirs: undefined, isGone: false, ...(side === 'theirs' && theirs && { draft: theirs, saved: 'server' }) });
      saver.settle(theirs, side === 'mine');
    },
    finish(now) {
      saver.forget();
      put({
        ordered: now,
        draft: emptyOrder(),
        reservation: undefined,
        theirs: undefined,
        isGone: false,
        saved: 'server',
      });
    },
    restart: () => put({ ordered: undefined, draft: emptyOrder(), reservation: undefined, lost: [] }),
    flush: saver.flush,
    settled: saver.settled,
    meet: saver.meet,
  };
}
