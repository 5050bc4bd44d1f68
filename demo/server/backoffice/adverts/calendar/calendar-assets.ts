import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../../page/security-policy';

/** The style of the occupancy, besides the common one. */
export const calendarAssets = { style: readFileSync(new URL('./browser/calendar.css', import.meta.url), 'utf8') };

/** The policy of its pages. */
export const CALENDAR_POLICY = contentSecurityPolicy(calendarAssets);
