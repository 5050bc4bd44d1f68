import articlesCss from '../cards/articles/articles.css?inline';
import listCss from '../features/events/list/list.css?inline';
import searchCss from '../loader/standalone/search.css?inline';
import teaserCss from '../loader/standalone/teaser.css?inline';
import shellCss from '../shell/shell.css?inline';
import baseCss from '../ui/base.css?inline';
import type { Drawn, PrerenderedScreen, Sheet } from './drawn';
import { escaped } from './to-html';

const SHEETS: Record<Sheet, string> = { teaser: teaserCss, articles: articlesCss, search: searchCss };

/** The styles without scripts, if links work: parts that need a script are hidden. */
const WITHOUT_SCRIPTS = '[inert],.search,.chips-more,.sort,.list-tools>.chip{display:none!important}';
/** The styles without scripts, if the screen's links do not work: the element's own content replaces it. */
const OWN_CONTENT = '.portal{display:none}slot{display:block}';
/** Pushes the content below out of view, so that it does not move when the whole event appears. */
const PLACEHOLDER_CSS =
  ':host{display:block}:host::before{content:"";display:grid;grid-template-columns:minmax(0,min(1280px,100vw - 32px))}slot{display:block;min-height:100vh}::slotted(article){max-width:70ch;line-height:1.5;overflow-wrap:break-word}';

function rulesOf({ sheet, theme, ownRules, hasRealLinks }: PrerenderedScreen): string {
  // On the inner root: on the element itself they would count as colours of the page.
  const properties = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
  return [
    baseCss + listCss + shellCss,
    sheet ? SHEETS[sheet] : '',
    `.portal{${properties.join(';')}}slot{display:none}`,
    ownRules,
    `@media (scripting:none){${hasRealLinks ? WITHOUT_SCRIPTS : OWN_CONTENT}}`,
  ].join('');
}

/** Returns the HTML of the declarative shadow root: the screen, or a slot for the element's own content until then. */
export function shadowRootOf({ screen }: Drawn, nonce: string | undefined): string {
  const nonceAttribute = nonce ? ` nonce="${escaped(nonce)}"` : '';
  const style = `<style${nonceAttribute}>${screen ? rulesOf(screen) : PLACEHOLDER_CSS}</style>`;
  return `<template shadowrootmode="open">${style}${screen?.html ?? ''}<slot></slot></template>`;
}
