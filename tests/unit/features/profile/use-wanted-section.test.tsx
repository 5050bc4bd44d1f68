import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sectionId } from '../../../../src/features/profile/section-of';
import { useWantedSection } from '../../../../src/features/profile/use-wanted-section';
import { aPortal, show, tidyScreens } from '../auth/showing';

tidyScreens();

function Sections() {
  useWantedSection();
  return (
    <>
      <input name="phone" />
      <div id={sectionId('relations')}>
        <h3>Berechtigungen</h3>
      </div>
    </>
  );
}

describe('a section that the address asks for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function arrive() {
    const { portal } = aPortal({ route: '/secure/profile?section=relations' });
    const { find } = await show(() => <Sections />, portal);
    const focused = () => portal.root.activeElement?.localName;
    return { find, focused, settle: () => act(async () => void vi.runAllTimers()) };
  }

  it('is led to', async () => {
    const { focused, settle } = await arrive();
    await settle();
    expect(focused()).toBe('h3');
  });

  it('takes nobody away who has begun to type', async () => {
    const { find, focused, settle } = await arrive();
    find<HTMLInputElement>('input').focus();
    await settle();
    expect(focused()).toBe('input');
  });
});
