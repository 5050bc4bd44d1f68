import { lazily } from '../../../lib/lazily';

/** Few visitors print: what draws the code is loaded when one is about to. */
export const qrCode = lazily(async () => (await import('./qr-code')).QrCode);
