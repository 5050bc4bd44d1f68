import { MAX_LINE_LENGTH, MAX_RELATIONS } from '../model/payloads/limits';
import { type Contradiction, type ContradictionRule, crossedBounds, unreachableMinimum } from './contradiction';
import type { Settings } from './settings-schema';

/** The statuses in which a relation is unusable and cannot be submitted again. */
const LOCKING: readonly string[] = ['blocked', 'delete', 'rejected'];

const FALLBACKS = { initialStatus: 'new', changedStatus: 'changed', relationChangeStatus: 'new' } as const;
const STATUSES = ['initialStatus', 'changedStatus', 'relationChangeStatus'] as const;

const AREA = 'authenticatedArea';
const ORGANIZATION = 'fieldSettings.profile.official.organization';

/** The contradictions of the settings that every screen may need. */
export const accountContradictions: readonly ContradictionRule<Settings>[] = [
  ({ authenticatedArea: { minRelations } }) => unreachableMinimum(`${AREA}.minRelations`, minRelations, MAX_RELATIONS),
  ({ authenticatedArea: { minRelations: min, maxRelations: max } }) =>
    crossedBounds(AREA, { min, max }, { of: { min: 'minRelations', max: 'maxRelations' } }),
  ({ fieldSettings }) =>
    unreachableMinimum(`${ORGANIZATION}.min`, fieldSettings.profile.official.organization.min, MAX_LINE_LENGTH),
  ({ fieldSettings }) => crossedBounds(ORGANIZATION, fieldSettings.profile.official.organization),
  addresses,
  ({ authenticatedArea }) =>
    STATUSES.flatMap((name) =>
      LOCKING.includes(authenticatedArea[name])
        ? [
            {
              path: `${AREA}.${name}`,
              code: 'locking_status' as const,
              params: { status: authenticatedArea[name] },
              message: `Nobody could record with a relation of this status; ${FALLBACKS[name]} counts.`,
              replacement: { value: FALLBACKS[name] },
            },
          ]
        : [],
    ),
  logIns,
];

function addresses({ authenticatedArea: { enableOfficialAddress, enablePrivateAddress } }: Settings): Contradiction[] {
  if (enableOfficialAddress || enablePrivateAddress) return [];
  return [
    {
      path: `${AREA}.enableOfficialAddress`,
      code: 'no_address',
      message: 'Both addresses are off; the official one is shown.',
      replacement: { value: true },
    },
  ];
}

/** Reports a `loginStatus` that locks everybody out, but keeps it: a mistake must not let more people log in. */
function logIns({ authenticatedArea: { loginStatus } }: Settings): Contradiction[] {
  if (loginStatus.length === 0 || !loginStatus.every((status) => LOCKING.includes(status))) return [];
  const message = 'Only persons who are locked out could log in.';
  return [{ path: `${AREA}.loginStatus`, code: 'nobody_logs_in', message }];
}
