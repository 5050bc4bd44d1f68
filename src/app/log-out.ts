import { deviceStorage } from '../lib/storage';
import { ledgerKey, leftKey } from '../session/log-in-keys';
import type { Client } from './client';
import { listDrafts } from './drafts/drafts';
import { personStoreOf } from './person-store';
import type { Portal } from './portal';

/** A draft on this device. */
export type KeptDraft = ReturnType<typeof listDrafts>[number];

/** How long a log-out waits to find out whose drafts may be on this device. */
const PATIENCE_MS = 2_000;

/** The function that asks before something is lost, by element. */
const questions = new WeakMap<HTMLElement, () => void>();

/** Says who asks before an element's visitor logs out. @returns its end */
export function answerLogOut(element: HTMLElement, ask: () => void): () => void {
  questions.set(element, ask);
  return () => {
    if (questions.get(element) === ask) questions.delete(element);
  };
}

/** Logs out after a question where drafts would be lost; at once where nobody is there to ask. */
export function askToLogOut({ element, client }: Pick<Portal, 'element' | 'client'>): void {
  const ask = questions.get(element);
  if (ask) ask();
  else closeSession(client);
}

/** Ends the session here at once, and tells the server, whose answer changes nothing. */
export function closeSession({ host, api, session }: Client): void {
  // The call comes first, because it needs the token that is forgotten next.
  if (session.validToken() !== undefined) api.post('auth/logout', {}).catch(() => undefined);
  // What puts that away may only be loaded on a later page.
  if (deviceStorage.get(ledgerKey(host)) !== undefined) deviceStorage.set(leftKey(host), '1');
  session.close();
}

/** The id of the person who is logged in, when it is known. */
export function knownPersonId(client: Client): string | undefined {
  const { current } = personStoreOf(client).state;
  return current.step === 'ready' ? current.person.id : undefined;
}

/** What the person who is logged in has begun on this device and not sent; nothing where that cannot be found out. */
export async function draftsOfPerson(client: Client): Promise<readonly KeptDraft[]> {
  const pause = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([personStoreOf(client).load(), pause]);
  const id = knownPersonId(client);
  return id === undefined ? [] : listDrafts(client.host, id);
}
