import { type Address, addressName } from '../../../../model/answers/address';

const normalize = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Checks whether a typed address equals an existing one: same community and same name, ignoring case and spacing. */
export const isSameAddress = (
  existing: Address,
  { name, communityId }: { name: string; communityId: number | undefined },
): boolean =>
  existing.community.communityId === communityId &&
  [existing.name, addressName(existing)].some((one) => one !== '' && normalize(one) === normalize(name));
