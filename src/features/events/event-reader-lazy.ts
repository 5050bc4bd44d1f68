/** Loads what reads the answer of GET /api/events/{id}, a part of the code of its screen. Rejects when it cannot be fetched. */
export const loadEventReader = async () => (await import('../../model/event-detail')).toEventDetail;
