import { expect, it } from 'vitest';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { eventKind } from '../../../../../src/features/recording/event-kind';
import { ToForm } from '../../../../../src/features/recording/own-records/to-form';
import { aPortal, show, withReact } from '../../../portal/form/harness';

withReact();

it.each([
  ['/secure/events/new', eventKind, 'new', '/secure/events/eventRecording'],
  ['/en/secure/events/new?q=a', eventKind, 'new', '/en/secure/events/eventRecording?q=a'],
  ['/secure/events/a%207', eventKind, 'a 7', '/secure/events/eventRecording/a%207'],
  ['/secure/articles/new', articleKind, 'new', '/secure/articles/articleRecording'],
  ['/en/secure/articles/a%207', articleKind, 'a 7', '/en/secure/articles/articleRecording/a%207'],
])('%s leads to the address of the specification, without a step in the history', async (route, kind, id, target) => {
  const portal = aPortal();
  const gone: unknown[] = [];
  Object.assign(portal.router, { route: () => route, navigate: (...to: unknown[]) => gone.push(to) });
  await show(portal, <ToForm kind={kind} id={id} />);
  expect(gone).toEqual([[target, { replace: true }]]);
});
