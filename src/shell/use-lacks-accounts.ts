import { isUnlisted } from '../api/backend';
import { usePortal } from '../app/portal';
import { useHas } from '../app/use-has';
import { warnOnce } from '../lib/warn';

/** Returns whether the server says that it has no accounts. */
export function useLacksAccounts(): boolean {
  const { client } = usePortal();
  // Re-renders when the settings arrive. A refused log-in alone keeps its form, which explains the refusal.
  useHas();
  return isUnlisted(client.host, 'auth');
}

/** The same for an element that consists of accounts and shows nothing without them; warns of it. */
export function useIsNothingWithoutAccounts(): boolean {
  const { element } = usePortal();
  const lacksAccounts = useLacksAccounts();
  if (lacksAccounts)
    warnOnce(`<${element.localName}> shows nothing: the server has no accounts (clientSettings.capabilities, auth).`);
  return lacksAccounts;
}
