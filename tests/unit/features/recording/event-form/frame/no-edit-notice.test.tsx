import { proxy } from 'valtio';
import { describe, expect, it } from 'vitest';
import { EVENT_WORDS } from '../../../../../../src/features/recording/event-form/event-words';
import type { NoEdit } from '../../../../../../src/features/recording/no-edit-words';
import { NoEditNotice } from '../../../../../../src/features/recording/record-form/frame/no-edit-notice';
import { aPortal, show, withReact } from '../../../../portal/form/harness';

withReact();

async function notice(reason: NoEdit) {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: undefined }) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(portal, <NoEditNotice title="Jazz" reason={reason} words={EVENT_WORDS} />);
  return place.textContent;
}

describe('an event that cannot be edited', () => {
  it.each<[NoEdit, string]>([
    ['expired', 'Alle Termine sind vorbei.'],
    ['otherClient', 'gehört zu einem anderen Portal.'],
    ['locked', 'ist gesperrt.'],
  ])('says what fits the reason: %s', async (reason, words) => {
    const shown = await notice(reason);
    expect(shown).toContain('Jazz');
    expect(shown).not.toContain('nicht mehr bearbeitet');
    expect(shown).toContain(words);
  });
});
