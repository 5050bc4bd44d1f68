import { loadAddress } from '../../../../app/catalogue/addresses';
import { loadRoles } from '../../../../app/catalogue/roles';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import type { Person } from '../../../../model/answers/person';
import { defaultRoleOf } from '../../../../model/default-role';
import { useRecordingRules } from '../../use-recording-rules';
import { type PickedPlace, pickPlace } from '../record-draft';
import { type ForWhomNeeds, NO_NEEDS } from './for-whom-draft';
import { lastRelation } from './last-relation';
import { relationChoice } from './relation-choice';

/** The values that a new record begins with, and what is asked about its author. */
export type Prefill = { relation: string; promoter: PickedPlace | undefined; needs: ForWhomNeeds };

/**
 * Returns the role relation that needs no question or was used last, with its organisation as promoter; undefined while
 * they load. The form works without them.
 *
 * @param person undefined while it loads
 */
export function useRecordPrefill(person: Person | undefined): Prefill | undefined {
  const { client, settings } = usePortal();
  const rules = useRecordingRules();
  const { authenticatedArea } = settings;
  async function load(signal: AbortSignal): Promise<Prefill> {
    const { roleRelations = [], id: personId } = person ?? {};
    const { settled, selectable, asksNew } = relationChoice(roleRelations, rules);
    const last = lastRelation({ host: client.host, personId });
    const relation = settled ?? selectable.find(({ id }) => String(id) === last);
    const [address, roles] = await Promise.all([
      relation?.address === undefined
        ? undefined
        : loadAddress(client, relation.address, signal).catch(() => undefined),
      asksNew ? loadRoles(client, signal).catch(() => []) : [],
    ]);
    return {
      relation: relation ? String(relation.id) : '',
      promoter: address && pickPlace(address),
      needs: {
        ...NO_NEEDS,
        privateRoles: roles.filter(({ type }) => type === 'private').map(({ roleId }) => roleId),
        asksRole: roles.length > 0 && defaultRoleOf(roles, { authenticatedArea }) === undefined,
        needsCommunity: authenticatedArea.rightsManagement === 'community',
      },
    };
  }
  const query = person && {
    key: ['prefill', person.id, person.roleRelations, authenticatedArea.rightsManagement],
    load,
  };
  return useQuery(query, { quiet: true, keepPrevious: true }).value;
}
