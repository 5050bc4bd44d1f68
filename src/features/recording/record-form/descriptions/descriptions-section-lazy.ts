import { lazily } from '../../../../lib/lazily';

/** Short and long descriptions. */
export const descriptionsSection = lazily(async () => (await import('./descriptions-section')).DescriptionsSection);
