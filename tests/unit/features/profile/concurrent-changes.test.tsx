import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { personStoreOf } from '../../../../src/app/person-store';
import { reLoginOf } from '../../../../src/app/re-login';
import { ProfileScreen } from '../../../../src/features/profile/profile-screen';
import { mainTexts } from '../../../../src/i18n/main-texts';
import { accountTexts } from '../../../../src/i18n/texts';
import { settle, until } from '../../../support/settle';
import { aPortal, click, deferred, get, inAnHour, show, type, withReact } from '../../forms/saving/harness';

const FIRST = 'input[name=firstName]';
const PHONE = 'input[name="official.phone"]';
const SAVE = 'button[type=submit]';

type RecordOfServer = Record<string, unknown>;

/** A server with one record, whose version counts. */
function aServer() {
  let number = 1;
  let record: RecordOfServer = {
    id: '7',
    username: 'erika',
    firstName: 'Erika',
    lastName: 'Muster',
    email: 'erika@example.org',
    street: 'Weg 1',
    acceptConditions: true,
    acceptPrivacyPolicy: true,
  };
  const answer = () => ({ data: { ...record }, meta: undefined, etag: `"${number}"` });
  /** The user saves in another tab. */
  function changeElsewhere(changes: RecordOfServer) {
    record = { ...record, ...changes };
    number += 1;
  }
  return {
    answer,
    changeElsewhere,
    record: () => record,
    put: vi.fn(async (body: object, ifMatch: string | undefined) => {
      if (ifMatch !== `"${number}"`) {
        const { data: current, etag } = answer();
        throw new ApiError('rejected', { status: 412, code: 'conflict', current, etag });
      }
      changeElsewhere({ ...body });
      return answer();
    }),
  };
}

/** Opens the profile of the server's person. */
async function open() {
  const server = aServer();
  const portal = aPortal({ personId: '7' });
  const { client } = portal;
  Object.assign(portal.router, { hrefOf: (route: string) => route });
  Object.assign(client.api, {
    get: async (path: string) => (path === 'persons' ? server.answer() : { data: [], meta: undefined }),
    put: (_: string, body: object, sending: { ifMatch?: string }) => server.put(body, sending.ifMatch),
  });
  const store = personStoreOf(client);
  await store.load({ reload: true });
  const shown = await show(portal, <ProfileScreen />);
  await until(() => {
    get(shown.place, FIRST);
  });
  return { ...shown, portal, server, store };
}

let minutes = 0;

/** The user comes back to the page after a while. */
async function comeBack(store: ReturnType<typeof personStoreOf>) {
  minutes += 1;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * 60_000);
  await act(() => store.refresh());
  clock.mockRestore();
}

/** All that a status says from now on: the saved draft is said there, too, whenever it is saved. */
function sayingsOf(status: Element): (string | null)[] {
  const said: (string | null)[] = [];
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => said.push(status.textContent)).observe(status, changes);
  return said;
}

const textIn = (place: ParentNode, selector: string) => get<HTMLInputElement>(place, selector).value;

withReact();
beforeEach(() => Promise.all([mainTexts, accountTexts, accountTexts].map((texts) => texts.load('de'))));

describe('a concurrent change of a profile', () => {
  it('is kept if the session ends before the save', async () => {
    const { place, portal, server } = await open();
    await type(place, PHONE, '0791 1234');
    server.changeElsewhere({ firstName: 'Erna', street: 'Weg 2' });
    portal.client.session.close('expired');
    await click(place, SAVE);
    portal.client.session.open('new token', inAnHour());
    await act(async () => {
      await personStoreOf(portal.client).load();
      reLoginOf(portal).finish('again');
    });
    await until(() => {
      expect(server.record()).toMatchObject({ firstName: 'Erna', street: 'Weg 2', phone: '0791 1234' });
    });
    expect(textIn(place, FIRST)).toBe('Erna');
  });

  it('is kept if it arrives during a slow save', async () => {
    const { place, server, store } = await open();
    await type(place, PHONE, '0791 1234');
    const way = deferred();
    const put = server.put.getMockImplementation() ?? server.put;
    server.put.mockImplementationOnce(async (body, ifMatch) => {
      await way.promise;
      return put(body, ifMatch);
    });
    await click(place, SAVE);
    server.changeElsewhere({ firstName: 'Erna' });
    await comeBack(store);
    await act(async () => way.resolve());
    await until(() => {
      expect(server.record()).toMatchObject({ firstName: 'Erna', phone: '0791 1234' });
    });
  });

  it('is kept if it arrives right after a save', async () => {
    const { place, server, store } = await open();
    await type(place, PHONE, '0791 1234');
    await click(place, SAVE);
    await settle();
    await type(place, PHONE, '0791 12345');
    server.changeElsewhere({ firstName: 'Erna' });
    await comeBack(store);
    await click(place, SAVE);
    await until(() => {
      expect(server.record()).toMatchObject({ firstName: 'Erna', phone: '0791 12345' });
    });
  });

  it('is shown at once without input, and beside input', async () => {
    const { place, server, store } = await open();
    server.changeElsewhere({ firstName: 'Erna' });
    await comeBack(store);
    expect(textIn(place, FIRST)).toBe('Erna');
    await type(place, PHONE, '0791 1234');
    server.changeElsewhere({ firstName: 'Elsa' });
    const said = sayingsOf(get(place, 'form > [role=status]'));
    await comeBack(store);
    expect([textIn(place, FIRST), textIn(place, PHONE)]).toEqual(['Elsa', '0791 1234']);
    await vi.waitFor(() => expect(said.join()).toContain('von anderer Stelle'));
  });
});
