import { attributesOf, TAGS, type Tag } from '../elements/registry';
import { startResizeReports } from './resize-reports';

/** The element that the address asks for (`element=event-list`), else the portal. */
function tagOf(query: URLSearchParams): Tag {
  const asked = query.get('element');
  return TAGS.find((tag) => tag === asked) ?? 'event-portal';
}

/** Makes the element with every attribute that stands in the address. */
function elementOf(query: URLSearchParams): HTMLElement {
  const tag = tagOf(query);
  const element = document.createElement(tag);
  for (const name of Object.keys(attributesOf(tag))) {
    const value = query.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  if (!query.has('history')) element.setAttribute('history', 'hash');
  element.dataset.pathBase = document.querySelector<HTMLMetaElement>('meta[name="portal-path-base"]')?.content ?? '';
  element.dataset.ownsTitle = '';
  return element;
}

const client = document.getElementById('client');
if (client) {
  client.append(elementOf(new URLSearchParams(window.location.search)));
  if (window.parent !== window) startResizeReports(client, window.parent);
}
