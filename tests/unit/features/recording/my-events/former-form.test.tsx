import { expect, it } from 'vitest';
import { FormerFormScreen } from '../../../../../src/features/recording/my-events/former-form-screen';
import { aPortal, show, withReact } from '../../../portal/form/harness';

withReact();

it.each([
  ['/secure/events/new', 'new', '/secure/events/eventRecording'],
  ['/en/secure/events/new?q=a', 'new', '/en/secure/events/eventRecording?q=a'],
  ['/secure/events/a%207', 'a 7', '/secure/events/eventRecording/a%207'],
])('%s leads to the address of the specification, without a step in the history', async (route, eventId, target) => {
  const portal = aPortal();
  const gone: unknown[] = [];
  Object.assign(portal.router, { route: () => route, navigate: (...to: unknown[]) => gone.push(to) });
  await show(portal, <FormerFormScreen params={{ eventId }} />);
  expect(gone).toEqual([[target, { replace: true }]]);
});
