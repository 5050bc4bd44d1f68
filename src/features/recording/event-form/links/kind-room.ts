import { LINK_KINDS, type LinkKind } from '../../../../model/answers/event-detail';

type Kinds = readonly { kind: LinkKind }[];
type LinkRules = Readonly<Record<LinkKind, { maxAmount: number }>>;

/** The kinds of which the client allows one more link; 0 is no limit. */
export const kindsWithRoom = (links: Kinds, rules: LinkRules): LinkKind[] =>
  LINK_KINDS.filter((kind) => {
    const { maxAmount } = rules[kind];
    return maxAmount === 0 || links.filter((link) => link.kind === kind).length < maxAmount;
  });
