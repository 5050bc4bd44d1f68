/** Loads the screen of one event, which the browser fetches once. Rejects when its code cannot be fetched. */
export const loadDetailScreen = async () => (await import('./detail/event-detail-screen')).EventDetailScreen;
