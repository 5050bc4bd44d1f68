import { lazily } from '../../../lib/lazily';

/** Subscribes to a list. */
export const subscribeBox = lazily(async () => (await import('./subscribe-box')).SubscribeBox);
