import { servedAsset } from '../page/assets';

/** The address of the script of the bar of chosen rows. */
export const BULK_SCRIPT = servedAsset(new URL('./browser/bulk.js', import.meta.url));
