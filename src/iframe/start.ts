import { absoluteHost } from '../api/call-url';
import { attributesOf, type ElementTag, TAGS } from '../elements/registry';
import { connectToHost } from './frame-messages';
import { isAllowedHost, readHostList } from './host-list';
import { restrictToListedHosts } from './only-listed';
import { type Attributes, attributesOfQuery } from './page-attributes';

/** Loads the message about an unlisted host, which a correctly configured page never needs. */
const loadRefusal = () => import('./refusal');

/*
 * The page that shows one element and nothing else. In a frame, its attributes come from the address. Stand-alone, the
 * server sends this page for every path below `data-path-base`, with the attributes on the body.
 */

const { pathBase } = document.body.dataset;
const isTopWindow = window.parent === window;

/** In the stand-alone page the query belongs to the route. */
const attributesOfBody: Attributes = (name) => document.body.getAttribute(`data-${name}`) ?? undefined;

/** Returns the requested element (`element=event-list`), else the portal. */
function tagOf(readAttribute: Attributes): ElementTag {
  const requestedTag = readAttribute('element');
  return TAGS.find((tag) => tag === requestedTag) ?? 'event-portal';
}

function elementOf(readAttribute: Attributes): HTMLElement {
  const tag = tagOf(readAttribute);
  const element = document.createElement(tag);
  for (const name of Object.keys(attributesOf(tag))) {
    const value = readAttribute(name);
    if (value !== undefined) element.setAttribute(name, value);
  }
  if (!element.hasAttribute('history')) element.setAttribute('history', pathBase === undefined ? 'hash' : 'path');
  if (isTopWindow && !element.hasAttribute('heading-level')) element.setAttribute('heading-level', '1');
  element.dataset.pathBase = pathBase ?? '';
  element.dataset.ownsTitle = '';
  return element;
}

/** Shows the element, or the reason for its refusal: this page lends its origin to listed hosts only. */
async function show(client: Element) {
  const list = await readHostList(import.meta.url);
  const readAttribute = pathBase === undefined ? attributesOfQuery(window.location.search, list) : attributesOfBody;
  const host = absoluteHost(readAttribute('host') ?? '') ?? window.location.origin;
  let isRefused = false;
  const refuse = (address: string) => {
    if (isRefused) return;
    isRefused = true;
    loadRefusal()
      .then(({ showRefusal }) => showRefusal(client, { address, list, locale: readAttribute('locale') }))
      .catch((error: unknown) => console.error('[event-portal]', error));
  };
  if (!isAllowedHost(list, host)) return refuse(host);
  restrictToListedHosts(list, refuse);
  // The product's server may have prerendered it.
  if (!client.firstElementChild) client.append(elementOf(readAttribute));
}

const client = document.getElementById('client');
if (client) {
  if (isTopWindow) client.role = 'main';
  else connectToHost(client);
  void show(client);
}
