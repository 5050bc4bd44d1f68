import { type Address, addressName } from '../../../../model/answers/address';

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Checks whether a typed address equals an existing one: same community and same name, ignoring case and spacing. */
export const isSameAddress = (
  known: Address,
  { name, communityId }: { name: string; communityId: number | undefined },
): boolean =>
  known.community.communityId === communityId &&
  [known.name, addressName(known)].some((one) => one !== '' && plain(one) === plain(name));
