/*
 * Stands in the place of event-versions-lazy in the classic script for pages where no module can be loaded, in which
 * everything is one file. Whoever asks for what an event is about in easy German and sign language asks first whether
 * it is there.
 */

export const EventVersions = undefined;
