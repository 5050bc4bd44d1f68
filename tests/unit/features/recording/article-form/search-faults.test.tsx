import { act, type ReactElement } from 'react';
import { proxy } from 'valtio';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi, loadTransport } from '../../../../../src/api/api';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { AboutSection } from '../../../../../src/features/recording/article-form/about/about-section';
import { emptyArticleDraft } from '../../../../../src/features/recording/article-form/article-draft';
import { articleForm } from '../../../../../src/features/recording/article-form/article-form-kind';
import { describeArticle } from '../../../../../src/features/recording/article-form/describe-article';
import { HeadSection } from '../../../../../src/features/recording/article-form/head-section';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { RecordKindProvider } from '../../../../../src/features/recording/use-record-kind';
import { FormProvider } from '../../../../../src/forms/engine/form-context';
import { createForm, type Form } from '../../../../../src/forms/engine/form-store';
import { toWorkSettings } from '../../../../../src/settings/to-work-settings';
import { ANSWER_FAULTS, answerUnlessFaulty, CODES } from '../../../../support/answer-faults';
import { ok } from '../../../../support/answers';
import { settle, until } from '../../../../support/settle';
import { aPortal, HOST, leave, show, type, withReact } from '../../../forms/saving/harness';

withReact();
beforeAll(async () => {
  await loadTransport();
});
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const EVENT = { id: '4', title: 'Abend 4', appointment: { date: '2026-12-05' } };
const OWN = { id: '1', title: 'Abend 1', state: 'draft' };

/** Returns the response to a search for "Abend". */
function known(call: string): Response {
  if (call.startsWith('GET my/events')) return ok([OWN]);
  return ok(call.startsWith('GET events') ? [EVENT] : [{ name: 'Abendmusik', count: 3 }]);
}

/** A section of the form of an article, before a server of which some calls fail as long as there is a fault. */
async function open(section: ReactElement, fault: (typeof ANSWER_FAULTS)[string] | undefined, failing = /./) {
  const server = answerUnlessFaulty(fault, known);
  const failingFetch = globalThis.fetch;
  answerUnlessFaulty(undefined, known);
  const soundFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    (failing.test(url.replace(/^.*\/api\//, '')) ? failingFetch : soundFetch)(url, init),
  );
  const portal = aPortal({ personId: 'p1' });
  const api = createApi(HOST, { token: () => 'token' });
  Object.assign(portal.client, {
    ...{ api, queryCache: createQueryCache(api) },
    serverSettings: proxy({ raw: { applicationSettings: { activateArticles: true } } }),
  });
  const { checks } = articleForm;
  const rules = { ...toWorkSettings({}).settings, authenticatedArea: portal.settings.authenticatedArea };
  const description = describeArticle({ checks, rules, today: '2026-11-21', statusOf: () => 'approved' });
  const form = createForm(description, emptyArticleDraft());
  const { place } = await show(
    portal,
    <RecordKindProvider value={articleKind}>
      <FormProvider
        value={{
          form: form as unknown as Form<object>,
          structure: description,
          messageFor: ({ code }) => code,
          announce: () => undefined,
        }}
      >
        {section}
      </FormProvider>
    </RecordKindProvider>,
  );
  await settle();
  return { server, form, place };
}

/** Types into a search, and lets the time pass after which nobody waits any longer for a server that is silent. */
async function search(place: ParentNode, field: string, text: string, isFaulty: boolean) {
  vi.useFakeTimers();
  await type(place, field, text);
  await act(() => vi.advanceTimersByTimeAsync(isFaulty ? 120_000 : 1_000));
  vi.useRealTimers();
  await settle();
}

const options = (place: ParentNode) =>
  [...place.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent ?? '');
const again = (place: ParentNode) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Erneut versuchen');

const EVENTS = '[name="events"]';
const TAGS = '[name="tags"]';

describe.each(Object.entries(ANSWER_FAULTS))('%s', (_, fault) => {
  it('of the public events is reported at the field, the text stays, and a retry finds them', async () => {
    const { server, form, place } = await open(<AboutSection />, fault, /^events/);
    await search(place, EVENTS, 'Abend', true);
    const said = await until(() => {
      expect(place.textContent).toContain('Die Vorschläge konnten nicht geladen werden.');
      return place.textContent ?? '';
    });
    expect(said).not.toMatch(CODES);
    expect(place.querySelector<HTMLInputElement>(EVENTS)?.value).toBe('Abend');
    server.fault = undefined;
    await act(async () => again(place)?.click());
    await until(() => expect(options(place).join()).toMatch(/Abend 1.*Abend 4/));
    await leave(place, EVENTS);
    expect(form.values().events).toEqual([]);
  });

  it('of own events leaves the public ones, which can be picked', async () => {
    const { form, place } = await open(<AboutSection />, fault, /^my\/events/);
    await search(place, EVENTS, 'Abend', true);
    await until(() => expect(options(place)).toHaveLength(1));
    expect(again(place)).toBeUndefined();
    await search(place, EVENTS, 'Abend 4', true);
    await leave(place, EVENTS);
    expect(form.values().events.map(({ key }) => key)).toEqual(['4']);
  });

  it('of the tags is reported and offers no new tag, which may exist; a retry continues', async () => {
    const { form, place, server } = await open(<HeadSection />, fault);
    await search(place, TAGS, 'Abend', true);
    await until(() => expect(place.textContent).toContain('Die Vorschläge konnten nicht geladen werden.'));
    expect(options(place)).toEqual([]);
    expect(place.textContent).not.toMatch(CODES);
    server.fault = undefined;
    await act(async () => again(place)?.click());
    await until(() => expect(options(place).join()).toMatch(/Abendmusik/));
    await leave(place, TAGS);
    expect(form.values().tags.map(({ label }) => label)).toEqual(['Abend']);
  });
});

it('without a fault, own and public events and existing tags are offered: the control', async () => {
  const { place } = await open(<AboutSection />, undefined);
  await search(place, EVENTS, 'Abend', false);
  await until(() => expect(options(place)).toHaveLength(2));
  const tags = await open(<HeadSection />, undefined);
  await search(tags.place, TAGS, 'Abend', false);
  await until(() => expect(options(tags.place).join()).toMatch(/Abendmusik.*neues Schlagwort/));
});
