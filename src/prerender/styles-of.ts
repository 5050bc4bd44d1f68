import articlesCss from '../cards/articles/articles.css?inline';
import listCss from '../features/events/list/list.css?inline';
import searchCss from '../loader/standalone/search.css?inline';
import teaserCss from '../loader/standalone/teaser.css?inline';
import shellCss from '../shell/shell.css?inline';
import baseCss from '../ui/base.css?inline';
import type { Drawn, Screen, Sheet } from './drawn';
import { escaped } from './to-html';

const SHEETS: Record<Sheet, string> = { teaser: teaserCss, articles: articlesCss, search: searchCss };

/** Without scripts: what needs one is not there, the rest leads on. */
const WITHOUT_SCRIPTS = '[inert],.search,.chips-more,.sort,.list-tools>.chip{display:none!important}';
/** Without scripts: the screen's links lead nowhere, so the element's own content stands in its place. */
const OWN_CONTENT = '.portal{display:none}slot{display:block}';
/** Keeps what stands below out of sight, so that it does not move when the whole event comes. */
const ROOM =
  ':host{display:block}:host::before{content:"";display:grid;grid-template-columns:minmax(0,min(1280px,100vw - 32px))}slot{display:block;min-height:100vh}::slotted(article){max-width:70ch;line-height:1.5;overflow-wrap:break-word}';

function rulesOf({ sheet, theme, ownRules, hasRealLinks }: Screen): string {
  // On the root inside: on the element itself they would be taken for colours that the page sets.
  const properties = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
  return [
    baseCss + listCss + shellCss,
    sheet ? SHEETS[sheet] : '',
    `.portal{${properties.join(';')}}slot{display:none}`,
    ownRules,
    `@media (scripting:none){${hasRealLinks ? WITHOUT_SCRIPTS : OWN_CONTENT}}`,
  ].join('');
}

/** What a parser makes the shadow root of: the screen, or a place for the element's own content until there is one. */
export function shadowRootOf({ screen }: Drawn, nonce: string | undefined): string {
  const own = nonce ? ` nonce="${escaped(nonce)}"` : '';
  const style = `<style${own}>${screen ? rulesOf(screen) : ROOM}</style>`;
  return `<template shadowrootmode="open">${style}${screen?.html ?? ''}<slot></slot></template>`;
}
