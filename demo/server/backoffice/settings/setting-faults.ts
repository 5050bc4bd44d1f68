import type { Contradiction } from '../../../../src/settings/contradiction';
import type { Settings } from '../../../../src/settings/settings-schema';
import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import type { WorkSettings } from '../../../../src/settings/work-settings-schema';
import { isGroup } from '../../clients/settings/settings-object';
import { loadRoles } from '../../persons/make-relation';
import type { Queryable } from '../../platform/database/database';
import { type Repair, type Side, sidesOf } from './contradiction-sides';
import { fieldAt, settingFields } from './setting-fields';
import { refusalTextOf } from './setting-words';

/** The reason why a value of settings is refused; `field` is the path of the setting, undefined for a group. */
export type SettingFault = {
  path: string;
  field: string | undefined;
  text: string;
  /** True if the value is valid by itself and contradicts another one. */
  isContradiction?: true;
  repair?: Repair | undefined;
};

/** The changed settings, by their paths, with their place in the order of changes. */
export type Changes = ReadonlyMap<string, number>;

/**
 * Returns every value that the schema refuses or that contradicts another setting. A contradiction stands at the setting
 * that was changed last, if any of them was.
 *
 * @param changes how late a setting was changed, by its path; 0 if that is unknown
 */
export function settingFaults(settings: unknown, changes: Changes = new Map()): SettingFault[] {
  const [account, work] = [toSettings(settings), toWorkSettings(settings)];
  const problems = [...account.problems, ...work.problems, ...sharingProblems(account.settings, work.settings)];
  return (
    problems
      // Both schemas read their common groups.
      .filter(({ path }, index) => problems.findIndex((problem) => problem.path === path) === index)
      .map((problem) =>
        problem.code === undefined
          ? {
              path: problem.path,
              field: fieldAt(problem.path)?.path,
              text: refusalTextOf(problem.path, problem.message),
            }
          : contradictionFault(sidesOf(problem, settings), changes),
      )
  );
}

/** Returns the fault of the side that was changed last; without a change of the first one. */
function contradictionFault(sides: readonly Side[], changes: Changes): SettingFault {
  const changedAt = ({ path }: Side) => changes.get(fieldAt(path)?.path ?? path) ?? -1;
  const [side] = [...sides].sort((one, other) => changedAt(other) - changedAt(one));
  if (!side) throw new Error('A contradiction needs a setting.');
  return { ...side, field: fieldAt(side.path)?.path, isContradiction: true };
}

/** Finds records that organisations share although persons approve their own relations; the server then shares none. */
function sharingProblems({ authenticatedArea }: Settings, { eventRecording }: WorkSettings): Contradiction[] {
  if (!eventRecording.shareByOrganisation) return [];
  const changedBy = authenticatedArea.changedStatus === '' ? 'relationChangeStatus' : 'changedStatus';
  const other = (['initialStatus', changedBy] as const).find((name) => authenticatedArea[name] === 'approved');
  if (!other) return [];
  return [
    {
      path: 'eventRecording.shareByOrganisation',
      code: 'self_approved',
      params: { other: `authenticatedArea.${other}` },
      message: 'Anybody could make themselves a member of an organisation.',
    },
  ];
}

/** Returns the fault of a usual role that the client does not have. */
export async function loadRoleFaults(from: Queryable, client: string, settings: unknown): Promise<SettingFault[]> {
  const path = 'authenticatedArea.defaultRole';
  const { defaultRole } = toSettings(settings).settings.authenticatedArea;
  const roles = defaultRole === 0 ? [] : await loadRoles(from, client);
  if (defaultRole === 0 || roles.some(({ roleId }) => roleId === defaultRole)) return [];
  const names = roles.map(({ roleId, name }) => `${roleId} (${name})`).join(', ');
  const contradiction = {
    path,
    code: 'unknown_role',
    params: { roles: names },
    message: 'There is no such role.',
  } as const;
  return [contradictionFault(sidesOf(contradiction, settings), new Map())];
}

const groups = new Set(
  settingFields.flatMap(({ path }) => {
    const keys = path.split('.');
    return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
  }),
);

/** Returns the keys that no schema has; ignores the keys below them. */
export function unknownKeys(settings: unknown, path = ''): string[] {
  if (!isGroup(settings)) return [];
  return Object.keys(settings).flatMap((key) => {
    const innerPath = path === '' ? key : `${path}.${key}`;
    if (groups.has(innerPath)) return unknownKeys(settings[key], innerPath);
    return fieldAt(innerPath)?.path === innerPath ? [] : [innerPath];
  });
}
