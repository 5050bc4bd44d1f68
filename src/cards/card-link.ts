/** The target of a card: `route` for a screen of the portal, else another page of the host. */
export type CardLink = { href: string; route?: string | undefined };

/** Returns the attributes of an `<a>`: its address, and the route that one delegated listener follows in place. */
export const anchorOf = ({ href, route }: CardLink) => ({ href, 'data-route': route });
