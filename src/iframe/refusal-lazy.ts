/** Loads what says that a host is not listed; a page that is set up well never needs it. */
export const loadRefusal = () => import('./refusal');
