import { proxy } from 'valtio';
import { expect, it } from 'vitest';
import { EventVersions } from '../../../../../src/features/events/detail/event-versions';
import { itForAll } from '../../../../support/it-for-all';
import { settle, until } from '../../../../support/settle';
import { afresh, aPortal, get, show, withReact } from '../../../forms/saving/harness';
import { anEvent } from './event-fixture';

withReact();

const BOTH = { showEasyLanguage: true, showSignLanguageVideo: true };

/** Renders the detail of an event of a client. @param own settings of the element itself */
async function shown(eventRecording: object, event: Record<string, unknown> = {}, own?: object) {
  const base = aPortal();
  const portal = {
    ...base,
    client: { ...base.client, serverSettings: proxy({ raw: { eventRecording } as object | undefined }) },
    input: { ...base.input, settings: own },
  };
  const { place } = await show(portal, <EventVersions event={anEvent(event)} />);
  return place;
}

/** The words of what can be pressed, once it is there. */
async function ways(place: ParentNode): Promise<string[]> {
  await until(() => place.querySelector('button, a') !== null);
  return [...place.querySelectorAll('button, a')].map(({ textContent }) => textContent ?? '');
}

it('an event unfolds its text in easy German, which is German in every language, and leads to its video', async () => {
  const place = await shown(BOTH);
  expect(await ways(place)).toEqual(['Leichte Sprache', expect.stringMatching(/^Video in Gebärdensprache .*Tab/)]);
  const [button, text] = [get(place, 'button'), get(place, 'p')];
  expect([text.hidden, text.lang, button.getAttribute('aria-controls')]).toEqual([true, 'de', text.id]);
  expect(text.textContent).toBe('Das ist ein Konzert.\n\nSie hören Musik.');
  await settle(() => button.click());
  expect([text.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true']);
  await settle(() => button.click());
  expect([text.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  expect(get<HTMLAnchorElement>(place, 'a')).toMatchObject({
    ...{ href: 'https://videos.example/dgs/1', target: '_blank', rel: 'noopener noreferrer' },
  });
});

itForAll<[string, object, Record<string, unknown>, string[]]>(
  [
    ['only the text', { showEasyLanguage: true }, {}, ['Leichte Sprache']],
    ['only the video', { showSignLanguageVideo: true }, {}, ['Video in Gebärdensprache (öffnet in neuem Tab)']],
    ['what the event has', BOTH, { signLanguageUrl: null }, ['Leichte Sprache']],
    ['no address that runs a script', BOTH, { signLanguageUrl: 'javascript:alert(1)' }, ['Leichte Sprache']],
  ],
  afresh,
)('it shows %s', async (_, settings, event, words) => {
  expect(await ways(await shown(settings, event))).toEqual(words);
});

it('nothing is shown or reserved unless the client enables it; settings of the page take precedence', async () => {
  await ways(await shown(BOTH));
  expect((await shown({})).innerHTML).toBe('');
  expect((await shown(BOTH, { easyText: ' \n', signLanguageUrl: '' })).innerHTML).toBe('');
  expect(
    (await shown(BOTH, {}, { eventRecording: { showEasyLanguage: false, showSignLanguageVideo: 'N' } })).innerHTML,
  ).toBe('');
  expect(await ways(await shown({}, {}, { eventRecording: { showEasyLanguage: true } }))).toEqual(['Leichte Sprache']);
});
