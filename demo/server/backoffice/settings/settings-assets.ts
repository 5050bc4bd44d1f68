import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../page/page';

const WIDE_SCREEN = '1100px';

/** The style of the pages on settings, besides the common one. */
const STYLE = `
html{scroll-padding:16px 0 96px}
header,main{max-width:1560px}
[hidden]{display:none!important}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.workbench>*{min-width:0}
.first{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
.modes{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin:0 0 12px}
.find{padding:12px 16px}
.find .field{margin:0 0 8px}
.jump{list-style:none;display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0}
.jump a{display:inline-flex;align-items:center;min-height:44px}
.group{background:#fff;border:1px solid #d5d8dd;border-radius:8px;margin:0 0 12px}
.group>summary{display:flex;align-items:center;gap:8px;min-height:52px;padding:8px 16px;cursor:pointer;border-radius:8px}
.group>summary::-webkit-details-marker{display:none}
.group>summary::before{content:"";flex:none;width:8px;height:8px;margin:0 4px 0 0;border:solid #4b5563;border-width:0 2px 2px 0;transform:rotate(-45deg)}
.group[open]>summary::before{transform:rotate(45deg)}
.group>summary h2{margin:0;font-size:18px}
.group>summary .count{margin:0 0 0 auto;white-space:nowrap}
.parts{padding:0 16px 8px;scroll-margin-top:60px}
.part{margin:0 0 8px}
.part>legend{font-size:16px;padding:12px 0 4px}
.setting{padding:12px 0 8px 12px;border-top:1px solid #e3e5e9;border-left:3px solid transparent;margin-left:-15px}
.setting.changed{border-left-color:#00508a}
fieldset{min-width:0}
.setting .hint{max-width:70ch}
.setting label.check+.hint{margin-top:0}
.setting textarea.words{min-height:66px;field-sizing:content;max-height:320px}
.setting textarea.json{min-height:120px;field-sizing:content;max-height:420px}
.setting [aria-invalid=true]{border:2px solid #a61b1b}
.setting input[inputmode=numeric]{max-width:160px}
.setting select{max-width:480px}
.own{display:flex;align-items:center;gap:8px;margin:4px 0 0}
button.reset{border-color:transparent;padding:8px;text-decoration:underline;font-weight:400}
.color{display:flex;gap:8px;max-width:320px}
.color input[type=color]{flex:none;width:64px;padding:4px}
.choices>div{display:flex;flex-wrap:wrap;gap:0 20px}
.labels{display:grid;gap:0}
.label-row{display:grid;grid-template-columns:1fr;gap:4px 16px;padding:8px 0;margin:0;border-top:1px solid #e3e5e9}
.label-row legend{float:left;padding:0 0 4px}
.bar{position:sticky;bottom:0;z-index:1;display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0 0 16px;padding:12px 16px;background:#fff;border:1px solid #d5d8dd;border-radius:8px;box-shadow:0 -4px 16px #0000001a}
.bar .hint{margin:0}
.code{display:grid;grid-template-columns:52px minmax(max-content,1fr);max-height:70vh;overflow:auto;border:1px solid #6b7280;border-radius:6px;background:#fff}
.code:focus-within{outline:3px solid #f0a500;outline-offset:2px}
.code textarea{width:auto;min-width:100%;height:auto;min-height:420px;padding:8px 12px;border:0;outline:0;overflow:hidden;resize:none;field-sizing:content}
.lines{overflow:hidden;position:sticky;left:0;padding:8px;font:14px/1.5 ui-monospace,monospace;text-align:right;color:#4b5563;background:#f4f5f7;contain:size}
.lines>*{display:block}
.lines mark{color:#fff;background:#a61b1b;border-radius:3px}
.differences del{color:#4b5563}
.differences ins{text-decoration:none;font-weight:600}
.preview-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px}
.preview-head h2{margin:0}
.widths{display:flex;gap:0 16px;margin:0}
.stage{height:640px;overflow:hidden;border:1px solid #d5d8dd;border-radius:6px;background:#e3e5e9}
.stage iframe{display:block;border:0;margin:0 auto;background:#fff;transform-origin:0 0}
@media (min-width:600px){.label-row{grid-template-columns:1fr 1fr}.label-row legend{grid-column:1/-1}}
.bar .hint:empty{display:none}
@media (max-width:599px){.bar{padding:8px}.bar button{flex:1 1 auto}.bar .hint{flex:1 1 100%}.jump{flex-wrap:nowrap;overflow-x:auto}.jump li{flex:none}}
@media (min-width:${WIDE_SCREEN}){.workbench{display:grid;grid-template-columns:minmax(0,1fr) minmax(420px,0.8fr);gap:24px;align-items:start}
.preview{position:sticky;top:12px}.stage{height:calc(100vh - 180px);min-height:420px}.to-preview{display:none}}
@media (forced-colors:active){.setting.changed{border-left-color:Highlight}}`;

const SCRIPT = readFileSync(new URL('./browser/settings-form.js', import.meta.url), 'utf8');

/** The assets of the pages on settings. */
export const settingsAssets = { style: STYLE, script: SCRIPT };

/** The assets of the pages on versions, which need no script. */
export const versionsAssets = { style: STYLE };

/** The policy of these pages: they run their script, which calls this server alone, and show the preview in a frame. */
export const SETTINGS_POLICY = contentSecurityPolicy(settingsAssets, ["frame-src 'self'"]);
