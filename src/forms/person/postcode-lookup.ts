import type { AddressKind } from '../../model/address-problems';
import type { Community, CommunityMatches } from '../../model/answers/community';
import { type PickedCommunity, pickCommunity } from '../../model/picked-options';
import type { Form } from '../engine/form-store';
import type { AddressesDraft } from './address-draft';

/** What a postcode stands for: communities, and districts of them. */
export type AtPostcode = { postcode: string; places: readonly Community[] };

type Options = {
  form: Form<AddressesDraft>;
  kind: AddressKind;
  /** The postcode that was there at first: another one now was typed before this code was loaded. */
  before: string;
  /** Finds communities for a text; may fail, and then nothing happens. */
  find(text: string, signal: AbortSignal): Promise<CommunityMatches>;
  /** Told what is at the postcode as soon as that is known, and nothing when it changes. */
  onFound(found: AtPostcode | undefined): void;
  /** Told when the community was filled in, or taken out again. */
  onChange(picked: PickedCommunity | undefined): void;
};

/** How a form follows a postcode. */
export type Follower = {
  /** Leaves the community alone while the user is in its field. */
  hold(isHeld: boolean): void;
  /** Takes the community out for the user to choose; the same postcode does not bring it back. */
  release(): void;
  end(): void;
};

/** The entries that really have the postcode, whatever a server answers. */
const placesAt = (postcode: string, { communities, isGuess }: CommunityMatches): Community[] =>
  isGuess ? [] : communities.filter(({ zip, name }) => zip === postcode && name !== '');

/** The one community among the places, whose districts may be there too; undefined for none or several. */
function onlyCommunity(places: readonly Community[]): Community | undefined {
  const [first, ...others] = places;
  if (others.some(({ communityId }) => communityId !== first?.communityId)) return undefined;
  return places.find(({ districtId }) => districtId === undefined) ?? (others.length > 0 ? undefined : first);
}

/** Lets a postcode that is typed fill in the only community that has it, as long as the user has not touched that. */
export function followPostcode({ form, kind, before, find, onFound, onChange }: Options): Follower {
  const path = `${kind}.community`;
  const postcodeNow = () => form.values()[kind].plz.trim();
  const communityNow = () => form.values()[kind].community;
  const isEmpty = () => communityNow() === undefined && !form.state.own[path];
  let postcode = before.trim();
  let running = new AbortController();
  let only: Community | undefined;
  // From the change of the postcode until the community is filled in, or touched by the user.
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
    // Whole German postcodes only.
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
