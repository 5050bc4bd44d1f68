import { deviceStorage } from '../lib/storage';
import { leftKey, syncLogKey } from '../session/log-in-keys';
import type { Client } from './client';
import { listDrafts } from './drafts/drafts';
import { personStoreOf } from './person-store';
import type { Portal } from './portal';

/** A draft on this device. */
export type LogOutDraft = ReturnType<typeof listDrafts>[number];

/** The maximum time in ms for which a log-out waits for the person, to find their drafts. */
const MAX_WAIT_MS = 2_000;

/** The functions by element that ask for confirmation before drafts are lost. */
const questions = new WeakMap<HTMLElement, () => void>();

/** Registers the question before an element's visitor logs out. @returns unregisters it */
export function registerLogOutQuestion(element: HTMLElement, showQuestion: () => void): () => void {
  questions.set(element, showQuestion);
  return () => {
    if (questions.get(element) === showQuestion) questions.delete(element);
  };
}

/** Logs out after the registered question; at once without one. */
export function requestLogOut({ element, client }: Pick<Portal, 'element' | 'client'>): void {
  const showQuestion = questions.get(element);
  if (showQuestion) showQuestion();
  else closeSession(client);
}

/** Ends the session here at once, and notifies the server, whose response changes nothing. */
export function closeSession({ host, api, session }: Client): void {
  // The call comes first, because it needs the token that is deleted next.
  if (session.validToken() !== undefined) api.post('auth/logout', {}).catch(() => undefined);
  // The code that restores the device's own favourites may only load on a later page.
  if (deviceStorage.get(syncLogKey(host)) !== undefined) deviceStorage.set(leftKey(host), '1');
  session.close();
}

/** Returns the id of the person who is logged in, if it is loaded. */
export function loadedPersonId(client: Client): string | undefined {
  const { current } = personStoreOf(client).state;
  return current.step === 'ready' ? current.person.id : undefined;
}

/** Returns the unsent drafts of the logged-in person on this device; none if the person cannot be loaded. */
export async function draftsOfPerson(client: Client): Promise<readonly LogOutDraft[]> {
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  await Promise.race([personStoreOf(client).load(), timeout]);
  const id = loadedPersonId(client);
  return id === undefined ? [] : listDrafts(client.host, id);
}
