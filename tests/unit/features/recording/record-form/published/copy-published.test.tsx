import { expect, it } from 'vitest';
import { noticesOf } from '../../../../../../src/app/notices';
import { CopyPublished } from '../../../../../../src/features/recording/record-form/published/copy-published';
import { settle, until } from '../../../../../support/settle';
import { aPortal, click, get, show, withReact } from '../../../../forms/saving/harness';

withReact();

it('copies an event once, also after a lost response, and opens the copy', async () => {
  const portal = aPortal({ personId: 'p1' });
  const keys: unknown[] = [];
  const opened: string[] = [];
  Object.assign(portal, { navigate: (route: string) => opened.push(route) });
  Object.assign(portal.client.api, {
    post: async (path: string, _: object, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(`${path} ${idempotencyKey}`);
      if (keys.length === 1) throw new Error('The network is gone.');
      return { data: { id: 'copy' } };
    },
  });
  const { place } = await show(portal, <CopyPublished id="e1" />);
  await click(place, 'button');

  const again = await until(() => get(place, '[role="alert"] button'));
  await settle(() => again.click());
  await until(() => expect(opened).toEqual(['/secure/events/eventRecording/copy']));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^my\/events\/e1\/copy /);
  expect(noticesOf(portal).state.current?.text).toContain('ohne die Termine');
});
