import type { Contradiction } from '../../../../src/settings/contradiction';
import type { Settings } from '../../../../src/settings/settings-schema';
import { toSettings } from '../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../src/settings/to-work-settings';
import type { WorkSettings } from '../../../../src/settings/work-settings-schema';
import { isGroup } from '../../clients/settings/settings-object';
import { loadRoles } from '../../persons/make-relation';
import type { Queryable } from '../../platform/database/database';
import { contradictionText } from './contradiction-words';
import { fieldAt, settingFields } from './setting-fields';
import { entryText, refusalTextOf } from './setting-words';

/** The reason why a value of settings is refused; `field` is the path of the setting, undefined for a group. */
export type SettingFault = { path: string; field: string | undefined; text: string };

/** Returns every value that the schema refuses or that contradicts another setting. */
export function settingFaults(settings: unknown): SettingFault[] {
  const [account, work] = [toSettings(settings), toWorkSettings(settings)];
  const problems = [...account.problems, ...work.problems, ...sharingProblems(account.settings, work.settings)];
  const faults = problems.map(({ path, message, code, params }) => ({
    path,
    field: fieldAt(path)?.path,
    text: code ? entryText(fieldAt(path), path) + contradictionText(code, params) : refusalTextOf(path, message),
  }));
  // Both schemas read their common groups.
  return faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index);
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
  return [{ path, field: path, text: contradictionText('unknown_role', { roles: names }) }];
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
