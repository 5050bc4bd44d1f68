import { publishedTexts } from '../published/published-texts-lazy';
import { sectionWithTexts } from '../section-with-texts';

/** Why a record cannot be edited. */
export const closedPanel = sectionWithTexts(publishedTexts, async () => (await import('./closed-panel')).ClosedPanel);
