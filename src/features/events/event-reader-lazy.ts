/** Loads what reads an event, a part of the code of its screen. Rejects when it cannot be fetched. */
export const loadEventReader = async () => (await import('./detail/read-event')).readEvent;
