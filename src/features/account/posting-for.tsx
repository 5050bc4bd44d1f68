import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { AsideBox } from '../../app/aside-box';
import { loadAddress } from '../../app/catalogue/addresses';
import { loadCommunity } from '../../app/catalogue/communities';
import { loadRole } from '../../app/catalogue/roles';
import type { Client } from '../../app/client';
import { usePortal } from '../../app/portal';
import { useQuery } from '../../app/use-query';
import { useTranslation } from '../../i18n/use-translation';
import type { Person } from '../../model/answers/person';
import { type RoleRelation, recordingRelations } from '../../model/answers/role-relation';
import { withLocale } from '../../routing/locale-prefix';
import { profileSectionRoute } from '../../routing/profile-sections';
import { AccountIcon } from '../../ui/account-icons';

const Names = styled.ul`
  list-style: none;
  overflow-wrap: anywhere;
`;

/** Loads the short name of what a relation is for: an address, a community or a role. */
async function loadName(client: Client, relation: RoleRelation, signal: AbortSignal): Promise<string> {
  const { address, community, district, role } = relation;
  if (address !== undefined) return (await loadAddress(client, address, signal)).name;
  const id = district ?? community;
  if (id !== undefined)
    return (await loadCommunity(client, { id, type: district === undefined ? 'community' : 'district' }, signal)).name;
  return role === undefined ? '' : (await loadRole(client, role, signal)).name;
}

/** Loads the names of what relations are for, each once; none until they have loaded. */
export function usePostingNames(relations: readonly RoleRelation[]): string[] {
  const { client } = usePortal();
  const { value: names = [] } = useQuery(
    {
      key: ['posting for', ...relations.map(({ id }) => id)],
      load: (signal) => Promise.all(relations.map((relation) => loadName(client, relation, signal))),
    },
    { quiet: true },
  );
  return [...new Set(names.filter(Boolean))];
}

/** Renders whom the person may post for, and the way to one more; nothing before a relation is approved. */
export function PostingFor({ person }: { person: Person }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router, settings } = usePortal();
  const { usable } = recordingRelations(person);
  const shown = usePostingNames(usable);
  const { maxRelations } = settings.authenticatedArea;
  const route = withLocale(profileSectionRoute('relations'), locale);
  if (shown.length === 0) return null;
  return (
    <AsideBox title={t`Sie tragen ein für`}>
      <Names>
        {shown.map((name) => (
          <li key={name} lang="de">
            {name}
          </li>
        ))}
      </Names>
      {(maxRelations === 0 || person.roleRelations.length < maxRelations) && (
        <a className="button is-text" href={router.hrefOf(route)} data-route={route}>
          <AccountIcon name="plus" size={18} />
          {t`Weitere Organisation hinzufügen`}
        </a>
      )}
    </AsideBox>
  );
}
