import type { AddressKind } from '../../model/address-problems';
import type { Community, CommunityMatches } from '../../model/answers/community';
import { type PickedCommunity, pickCommunity } from '../../model/picked-options';
import type { Form } from '../engine/form-store';
import type { AddressesDraft } from './address-draft';

/** The communities and districts of a postcode. */
export type AtPostcode = { postcode: string; places: readonly Community[] };

type Options = {
  form: Form<AddressesDraft>;
  kind: AddressKind;
  /** The initial postcode; a different current one was typed before this code loaded. */
  before: string;
  /** Finds communities for a text; a rejection is ignored. */
  find(text: string, signal: AbortSignal): Promise<CommunityMatches>;
  /** Called with the communities of the postcode once they are loaded, and with undefined when it changes. */
  onFound(found: AtPostcode | undefined): void;
  /** Called when the community was filled in or cleared. */
  onChange(picked: PickedCommunity | undefined): void;
};

/** The controls of the postcode lookup. */
export type PostcodeLookup = {
  /** Suspends filling in while the user is in the community field. */
  hold(isHeld: boolean): void;
  /** Clears the community for the user to choose; the same postcode does not fill it in again. */
  release(): void;
  end(): void;
};

/** Returns the entries that have exactly this postcode, whatever the server returns. */
const placesAt = (postcode: string, { communities, isGuess }: CommunityMatches): Community[] =>
  isGuess ? [] : communities.filter(({ zip, name }) => zip === postcode && name !== '');

/** Returns the only community among the entries, which may include its districts; undefined for none or several. */
function onlyCommunity(places: readonly Community[]): Community | undefined {
  const [first, ...others] = places;
  if (others.some(({ communityId }) => communityId !== first?.communityId)) return undefined;
  return places.find(({ districtId }) => districtId === undefined) ?? (others.length > 0 ? undefined : first);
}

/** Fills in the community of a typed postcode if there is only one, unless the user has edited the community. */
export function watchPostcode({ form, kind, before, find, onFound, onChange }: Options): PostcodeLookup {
  const path = `${kind}.community`;
  const postcodeNow = () => form.values()[kind].plz.trim();
  const communityNow = () => form.values()[kind].community;
  const isEmpty = () => communityNow() === undefined && !form.state.fieldErrors[path];
  let postcode = before.trim();
  let running = new AbortController();
  let only: Community | undefined;
  // True from a change of the postcode until the community is filled in or edited.
  let mayFill = false;
  let isHeld = false;

  function put(picked: PickedCommunity | undefined) {
    form.set(path, picked);
    onChange(picked);
  }

  function fill() {
    if (!only || !mayFill || isHeld || !isEmpty() || form.isReadOnly(path)) return;
    mayFill = false;
    put({ ...pickCommunity(only), postcode });
  }

  async function look() {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    only = undefined;
    onFound(undefined);
    // Complete German postcodes only.
    if (!/^\d{5}$/.test(postcode)) return;
    const places = await find(postcode, signal).then(
      (matches) => placesAt(postcode, matches),
      () => [],
    );
    if (signal.aborted || places.length === 0) return;
    only = onlyCommunity(places);
    onFound({ postcode, places });
    fill();
  }

  function hear() {
    if (!isEmpty()) mayFill = false;
    const next = postcodeNow();
    if (next === postcode) return;
    postcode = next;
    const filledBy = communityNow()?.postcode;
    if (filledBy && filledBy !== next) {
      put(undefined);
    }
    mayFill = isEmpty();
    void look();
  }

  const stop = form.subscribe(hear);
  hear();
  return {
    hold(next) {
      isHeld = next;
      fill();
    },
    release() {
      form.set(path, undefined);
      if (!only) void look();
    },
    end() {
      stop();
      running.abort();
    },
  };
}
