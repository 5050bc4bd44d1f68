import { valueAt } from '../../lib/value-at';
import type { Community, CommunityMatches } from '../../model/answers/community';
import { type PickedCommunity, pickCommunity } from '../../model/picked-options';
import type { Form } from '../engine/form-store';

/** The communities and districts of a postcode. */
export type PostcodeMatches = { postcode: string; communities: readonly Community[] };

type Options = {
  form: Form<object>;
  /** The path of the address, which has the fields `plz` and `community`. */
  address: string;
  /** The initial postcode; a different current one was typed before this code loaded. */
  initialPostcode: string;
  /** Finds communities for a text; a rejection is ignored. */
  find(text: string, signal: AbortSignal): Promise<CommunityMatches>;
  /** Called with the communities of the postcode once they are loaded, and with undefined when it changes. */
  onMatches(matches: PostcodeMatches | undefined): void;
  /** Called when the community was filled in or cleared. */
  onChange(picked: PickedCommunity | undefined): void;
};

/** The controls of the postcode lookup. */
export type PostcodeLookup = {
  /** Suspends filling in while the user is in the community field. */
  suspend(isSuspended: boolean): void;
  /** Clears the community for the user to choose; the same postcode does not fill it in again. */
  choose(): void;
  end(): void;
};

/** Returns the entries that have exactly this postcode, whatever the server returns. */
const communitiesAt = (postcode: string, { communities, isGuess }: CommunityMatches): Community[] =>
  isGuess ? [] : communities.filter(({ zip, name }) => zip === postcode && name !== '');

/** Returns the only community among the entries, which may include its districts; undefined for none or several. */
function onlyCommunity(communities: readonly Community[]): Community | undefined {
  const [first, ...others] = communities;
  if (others.some(({ communityId }) => communityId !== first?.communityId)) return undefined;
  return communities.find(({ districtId }) => districtId === undefined) ?? (others.length > 0 ? undefined : first);
}

/** Returns the typed postcode of an address. */
export const postcodeOf = (form: Form<object>, address: string): string =>
  String(valueAt(form.values(), `${address}.plz`) ?? '');

/** Fills in the community of a typed postcode if there is only one, unless the user has edited the community. */
export function watchPostcode({ form, address, initialPostcode, find, onMatches, onChange }: Options): PostcodeLookup {
  const path = `${address}.community`;
  const postcodeNow = () => postcodeOf(form, address).trim();
  const communityNow = () => valueAt(form.values(), path) as PickedCommunity | undefined;
  const isEmpty = () => communityNow() === undefined && !form.state.fieldErrors[path];
  let postcode = initialPostcode.trim();
  let request = new AbortController();
  let onlyMatch: Community | undefined;
  // True from a change of the postcode until the community is filled in or edited.
  let mayFill = false;
  let isSuspended = false;

  function setCommunity(picked: PickedCommunity | undefined) {
    form.set(path, picked);
    onChange(picked);
  }

  function fill() {
    if (!onlyMatch || !mayFill || isSuspended || !isEmpty() || form.isReadOnly(path)) return;
    mayFill = false;
    setCommunity({ ...pickCommunity(onlyMatch), postcode });
  }

  async function lookUp() {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    onlyMatch = undefined;
    onMatches(undefined);
    // Complete German postcodes only.
    if (!/^\d{5}$/.test(postcode)) return;
    const communities = await find(postcode, signal).then(
      (matches) => communitiesAt(postcode, matches),
      () => [],
    );
    if (signal.aborted || communities.length === 0) return;
    onlyMatch = onlyCommunity(communities);
    onMatches({ postcode, communities });
    fill();
  }

  function onFormChange() {
    if (!isEmpty()) mayFill = false;
    const next = postcodeNow();
    if (next === postcode) return;
    postcode = next;
    const filledBy = communityNow()?.postcode;
    if (filledBy && filledBy !== next) {
      setCommunity(undefined);
    }
    mayFill = isEmpty();
    void lookUp();
  }

  const unsubscribe = form.subscribe(onFormChange);
  onFormChange();
  return {
    suspend(next) {
      isSuspended = next;
      fill();
    },
    choose() {
      form.set(path, undefined);
      if (!onlyMatch) void lookUp();
    },
    end() {
      unsubscribe();
      request.abort();
    },
  };
}
