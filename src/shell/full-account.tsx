import { Outlet } from './outlet';
import { accountScreens } from './screens';
import { useMembers } from './use-members';

/** Renders the log-in and everything behind it, without the events. */
export function FullAccount() {
  const members = useMembers(true);
  return (
    <>
      {members && <members.MemberParts />}
      <Outlet routes={accountScreens} />
    </>
  );
}
