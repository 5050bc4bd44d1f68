import { servedAsset } from '../page/assets';
import { contentSecurityPolicy } from '../page/security-policy';

/** The style of the list, besides the common one. */
const STYLE = `
.keys{margin:0;font-size:var(--text-s);color:var(--text-soft)}
.keys kbd:not(:first-child,:nth-child(2)){margin-left:8px}
.bulk{gap:8px 12px}
.keys button kbd{margin:0}
.due-soon{color:var(--warning)}
tr.current{box-shadow:inset 3px 0 0 var(--primary)}
dialog.shortcuts{border:0;border-radius:var(--radius-box);padding:20px;max-width:440px;box-shadow:0 8px 28px rgb(16 32 48 / .2)}
dialog.shortcuts dl{margin:0 0 12px}
@media (max-width:960px){.keys{display:none}}`;

/** The assets of the list. */
export const queueAssets = { style: STYLE };

/** The policy of the list. */
export const QUEUE_POLICY = contentSecurityPolicy(queueAssets);

/** The address of the script of the list. */
export const QUEUE_SCRIPT = servedAsset(new URL('./browser/queue.js', import.meta.url));
