/** Where a card leads: `route` for a screen of ours, else another page of the host. */
export type CardLink = { href: string; route?: string | undefined };

/** What makes an `<a>` lead somewhere: its address, and the route that one handler follows in place. */
export const anchorOf = ({ href, route }: CardLink) => ({ href, 'data-route': route });
