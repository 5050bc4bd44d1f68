import { beforeAll, expect, it } from 'vitest';
import { FavouriteUses } from '../../../../../src/features/events/favourite-sync/favourite-uses';
import { eventTexts } from '../../../../../src/i18n/texts';
import { MAX_IDS } from '../../../../../src/model/event-filter';
import { aPortal, show, withReact } from '../../../forms/saving/harness';

withReact();
beforeAll(() => eventTexts.load('de'));

it('favourites lead to those of today, and to a file of as many as one call may name, the newest', async () => {
  const portal = aPortal();
  const router = { ...portal.router, hrefOf: (route: string) => `#${route}` };
  const ids = Array.from({ length: MAX_IDS + 1 }, (_, index) => `e${index}`);
  const { place } = await show({ ...portal, router }, <FavouriteUses ids={ids} isPersistent />);
  const [today, dates] = [...place.querySelectorAll('a')];
  expect(today?.getAttribute('href')).toBe('#/events?when=today&favourites=1');
  expect(new URL(dates?.href ?? '').pathname).toMatch(/\/events\.ics$/);
  expect(new URL(dates?.href ?? '').searchParams.get('ids')?.split(',')).toEqual(ids.slice(1));
});
