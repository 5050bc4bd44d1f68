import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileSectionId } from '../../../../src/features/profile/section-of';
import { useRequestedSection } from '../../../../src/features/profile/use-requested-section';
import { itForAll } from '../../../support/it-for-all';
import { afresh, aPortal, show, tidyScreens } from '../auth/harness';

tidyScreens();

function Sections() {
  useRequestedSection();
  return (
    <>
      <h2 part="heading" tabIndex={-1}>
        Mein Profil
      </h2>
      <a href="#/secure">Start</a>
      <input name="phone" />
      <div id={profileSectionId('relations')}>
        <h3>Organisationen</h3>
      </div>
    </>
  );
}

describe('a section in the address', () => {
  const holdClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beforeEach(holdClock);
  afterEach(() => {
    vi.useRealTimers();
  });

  async function arrive() {
    const { portal } = aPortal({ route: '/secure/profile?section=relations' });
    const { find } = await show(() => <Sections />, portal);
    const focused = () => portal.root.activeElement?.localName;
    return { find, focused, settle: () => act(async () => void vi.runAllTimers()) };
  }

  it('is scrolled to', async () => {
    const { focused, settle } = await arrive();
    await settle();
    expect(focused()).toBe('h3');
  });

  it('gets the focus after the heading of the screen', async () => {
    const { find, focused, settle } = await arrive();
    find<HTMLElement>('h2').focus();
    await settle();
    expect(focused()).toBe('h3');
  });

  itForAll(['input', 'a'], () => afresh().then(holdClock))(
    'does not move the focus of a person who has continued meanwhile: <%s>',
    async (place) => {
      const { find, focused, settle } = await arrive();
      find<HTMLElement>(place).focus();
      await settle();
      expect(focused()).toBe(place);
    },
  );
});
