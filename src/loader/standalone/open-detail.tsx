/** @jsxImportSource #view */
import { explainMissingCode } from '../../lib/missing-code';
import { codeError } from '../../lib/missing-file';
import { fragmentOf, toNodes } from '../../ui/jsx-to-dom';
import { drawWith } from '../../ui/shared-view-runtime';
import { fetchApplication, loadCore } from '../application-code';
import { startFirstScreen } from '../first-screen';
import { dispatch, type LightElement } from './light-element';
import type { PageContext } from './page-context';
import { BackBar } from './teaser-view';

const TAG = 'event-detail';

/** Opens an event in place of the teaser; only now the application loads. */
export function openDetail(element: LightElement, eventId: string, { host, translation }: PageContext): void {
  const { shadowRoot: root, input } = element;
  const teaser = root?.querySelector<HTMLElement>('.portal');
  if (!root || !teaser) return;
  const detail = document.createElement(TAG);
  Object.assign(detail, { settings: input.settings });
  const attributes = {
    host,
    locale: translation.locale,
    'event-id': eventId,
    'heading-level': input.headingLevel ?? 2,
  };
  for (const [name, value] of Object.entries(attributes)) detail.setAttribute(name, String(value));
  teaser.hidden = true;
  root.append(fragmentOf(drawWith(toNodes, () => <BackBar translation={translation} />)), detail);
  root.querySelector<HTMLElement>('[data-act="close"]')?.focus();
  fetchApplication(startFirstScreen(detail, TAG));
  loadCore()
    .then(({ define }) => (customElements.get(TAG) ? undefined : define(TAG)))
    .catch((error: unknown) => {
      void explainMissingCode(error);
      dispatch(element, 'portal-error', codeError(error));
    });
}

/** Closes the detail and focuses the event that was open. */
export function closeDetail({ shadowRoot: root }: LightElement): void {
  const detail = root?.querySelector(TAG);
  const teaser = root?.querySelector<HTMLElement>('.portal');
  const eventId = detail?.getAttribute('event-id');
  if (!root || !detail || !teaser) return;
  detail.previousElementSibling?.remove();
  detail.remove();
  teaser.hidden = false;
  const links = [...root.querySelectorAll<HTMLElement>('a[data-route]')];
  links.find((link) => link.dataset.route?.endsWith(`/${eventId}`))?.focus();
}
