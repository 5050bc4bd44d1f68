import { lazily } from '../../../../../lib/lazily';

/** The map itself, with its library, once a user opens it. */
export const pointMap = lazily(async () => (await import('./point-map-part')).PointMap);
