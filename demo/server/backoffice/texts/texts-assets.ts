import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '../page/security-policy';

/** The style of the pages on texts, besides the common one; print shows the text alone. */
const STYLE = `
[hidden]{display:none!important}
.sheet{max-width:70ch;overflow-wrap:anywhere}
.sheet h2{font-size:22px;margin:0 0 12px}
.sheet h3{font-size:18px;margin:20px 0 6px}
.sheet h4{font-size:16px;margin:12px 0 4px}
.sheet p{margin:0 0 8px}
.ask details,.help{margin:4px 0 0}
.plain{padding:4px 16px}
.plain[open]{padding-bottom:16px}
.plain textarea{white-space:pre-wrap;min-height:320px}
.take .actions{margin:0}
.take p:empty{margin:0}
#copied:not(:empty){margin:12px 0 0}
.help dl{margin:0 0 12px}
.enter{position:absolute;width:1px;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
.workbench>*{min-width:0}
textarea.words{field-sizing:content;max-height:320px}
.bar{position:sticky;bottom:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:12px 16px;background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:0 -4px 16px #0000001a}
@media (min-width:1000px){.workbench{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:24px;align-items:start}
.workbench .preview{position:sticky;top:12px;max-height:calc(100vh - 24px);overflow:auto}}
@page{margin:16mm}
@media print{body{background:#fff;font-size:11pt;line-height:1.35}
.skip,.topbar,.section-tabs,.page-head,.ask,.take,.plain,nav,.notice,.problem{display:none!important}
.frame{display:block}
main{padding:0;max-width:none}
.sheet{max-width:none;border-radius:0;box-shadow:none;padding:0;margin:0;columns:2;column-gap:10mm}
.sheet h2{column-span:all;font-size:18pt}
.sheet h3{font-size:13pt}
.sheet h2,.sheet h3,.sheet h4{break-after:avoid}
.sheet p{break-inside:avoid;orphans:3;widows:3;margin:0 0 6pt}
.sheet a{color:inherit;text-decoration:none}}`;

const scriptOf = (name: string) => readFileSync(new URL(`./browser/${name}.js`, import.meta.url), 'utf8');

/** The assets of the page of a text. */
export const textsAssets = { style: STYLE, script: scriptOf('texts') };
/** The assets of the form of a template. */
export const templateAssets = { style: STYLE, script: scriptOf('template') };

/** The policies of these pages; the form of a template calls this server alone. */
export const TEXTS_POLICY = contentSecurityPolicy(textsAssets);
export const TEMPLATE_POLICY = contentSecurityPolicy(templateAssets);
