import { Outlet } from './outlet';
import { accountScreens } from './screens';
import { useIsNothingWithoutAccounts } from './use-lacks-accounts';
import { useMembers } from './use-members';

/** Renders the log-in and everything behind it, without the events; nothing for a server without accounts. */
export function FullAccount() {
  const lacksAccounts = useIsNothingWithoutAccounts();
  const members = useMembers(!lacksAccounts);
  if (lacksAccounts) return null;
  return (
    <>
      {members && <members.MemberParts />}
      <Outlet routes={accountScreens} />
    </>
  );
}
