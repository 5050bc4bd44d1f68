import { LINK_KINDS, type LinkKind } from '../../../../model/answers/event-detail';

type Kinds = readonly { kind: LinkKind }[];
type LinkRules = Readonly<Record<LinkKind, { maxAmount: number }>>;

/** Returns the link kinds of which the client allows one more; a limit of 0 means none. */
export const kindsBelowLimit = (links: Kinds, rules: LinkRules): LinkKind[] =>
  LINK_KINDS.filter((kind) => {
    const { maxAmount } = rules[kind];
    return maxAmount === 0 || links.filter((link) => link.kind === kind).length < maxAmount;
  });
