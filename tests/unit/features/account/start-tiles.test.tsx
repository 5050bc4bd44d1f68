import { expect, it } from 'vitest';
import { startActions } from '../../../../src/features/account/start-actions';
import { ActionTiles } from '../../../../src/features/account/start-layout';
import { toPerson } from '../../../../src/model/answers/person';
import { toSettings } from '../../../../src/settings/to-settings';
import { aPortal, get, show, withReact } from '../../forms/saving/harness';

withReact();

it('an e-mail address may break after its @, and reads as before', async () => {
  const person = toPerson({ id: '7', username: 'erika', email: 'approved@demo.example' });
  const actions = startActions(person, toSettings({}).settings);
  const portal = aPortal();
  const router = { ...portal.router, hrefOf: (route: string) => `#${route}` };
  const { place } = await show({ ...portal, router }, <ActionTiles actions={actions} />);
  const chance = get(place, 'wbr');
  expect(place.querySelectorAll('wbr')).toHaveLength(1);
  expect(chance.previousSibling?.textContent).toBe('@');
  expect(chance.nextSibling?.textContent).toBe('demo.example');
  expect(chance.parentElement?.textContent).toContain('approved@demo.example');
});
