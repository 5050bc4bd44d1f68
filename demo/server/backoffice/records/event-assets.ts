import { contentSecurityPolicy } from '../page/security-policy';

/** The style of the pages on events, besides the common one. */
const STYLE = `
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.diff{grid-template-columns:minmax(0,152px) minmax(0,1fr);gap:0}
.diff>*{padding:8px 0;border-top:1px solid #e3e5e9}
.diff>dt{padding-right:12px}
.diff .line{display:block}
.diff del{color:#4b5563;text-decoration-color:#a61b1b}
.diff ins{background:#dff1e0;border-radius:4px;padding:1px 4px;text-decoration:none}
.pictures{list-style:none;display:flex;flex-wrap:wrap;gap:16px;margin:0;padding:0}
.pictures li{width:160px;display:grid;gap:4px;align-content:start;overflow-wrap:anywhere}
.pictures img{width:160px;height:auto;border-radius:6px}
.pictures .gone img{opacity:.5}
.pictures .new img{outline:3px solid #1a7f37;outline-offset:2px}
.preview iframe{display:block;width:100%;height:720px;border:1px solid #d5d8dd;border-radius:6px;background:#fff}
.named{display:flex;flex-wrap:wrap;gap:0 20px}
.named legend{float:left;width:100%}
textarea.long{min-height:200px;font:inherit;white-space:pre-wrap}
@media (max-width:479px){.diff{grid-template-columns:1fr}.diff>dd{border-top:0;padding-top:0}.diff>dt{padding-bottom:0}}`;

/** The assets of the pages on events. */
export const eventAssets = { style: STYLE };

/** The policy of these pages: they show pictures of the portal, and the preview in a frame. */
export const EVENTS_POLICY = contentSecurityPolicy(eventAssets, ["img-src 'self'", "frame-src 'self'"]);
