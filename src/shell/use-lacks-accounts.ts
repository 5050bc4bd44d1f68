import { isUnlisted } from '../api/backend';
import { usePortal } from '../app/portal';
import { useHas } from '../app/use-has';
import { warnOnce } from '../lib/warn';

/** Returns whether the server says that it has no accounts; the elements that consist of them then show nothing. */
export function useLacksAccounts(): boolean {
  const { client, element } = usePortal();
  // Re-renders when the settings arrive. A refused log-in alone keeps its form, which explains the refusal.
  useHas();
  const lacksAccounts = isUnlisted(client.host, 'auth');
  if (lacksAccounts && element.localName !== 'event-portal')
    warnOnce(`<${element.localName}> shows nothing: the server has no accounts (clientSettings.capabilities, auth).`);
  return lacksAccounts;
}
