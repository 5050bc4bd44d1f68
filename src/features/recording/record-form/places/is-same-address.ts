import { type Address, addressName } from '../../../../model/answers/address';

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a typed address repeats a known one: the same name, however it is written, in the same community. */
export const isSameAddress = (
  known: Address,
  { name, communityId }: { name: string; communityId: number | undefined },
): boolean =>
  known.community.communityId === communityId &&
  [known.name, addressName(known)].some((one) => one !== '' && plain(one) === plain(name));
