import { Outlet } from './outlet';
import { accountScreens } from './screens';
import { useMembers } from './use-members';

/** The way to an account and everything behind the log-in, without the events. */
export function FullAccount() {
  const members = useMembers(true);
  return (
    <>
      {members && <members.MemberParts />}
      <Outlet routes={accountScreens} />
    </>
  );
}
