import { attributesOf, TAGS, type Tag } from '../elements/registry';
import { startResizeReports } from './resize-reports';

/*
 * The page that shows one element and nothing else: in a frame, with attributes from the address, or stand-alone, where
 * the server answers every path below `data-path-base` with this page and says the attributes on the body.
 */

type Attributes = (name: string) => string | null | undefined;

const { pathBase } = document.body.dataset;

/** In the stand-alone page the query belongs to the route. */
function attributesOfPage(): Attributes {
  const query = new URLSearchParams(window.location.search);
  return pathBase === undefined ? (name) => query.get(name) : (name) => document.body.getAttribute(`data-${name}`);
}

/** The element that the page asks for (`element=event-list`), else the portal. */
function tagOf(read: Attributes): Tag {
  const asked = read('element');
  return TAGS.find((tag) => tag === asked) ?? 'event-portal';
}

function elementOf(read: Attributes): HTMLElement {
  const tag = tagOf(read);
  const element = document.createElement(tag);
  for (const name of Object.keys(attributesOf(tag))) {
    const value = read(name);
    if (typeof value === 'string') element.setAttribute(name, value);
  }
  if (!element.hasAttribute('history')) element.setAttribute('history', pathBase === undefined ? 'hash' : 'path');
  element.dataset.pathBase = pathBase ?? '';
  element.dataset.ownsTitle = '';
  return element;
}

const client = document.getElementById('client');
if (client) {
  client.append(elementOf(attributesOfPage()));
  if (window.parent !== window) startResizeReports(client, window.parent);
}
