import type { Settings } from '../../settings/settings-schema';

/** The field of an address that a path means: 'official.plz', or 'freeOrganization'. */
function addressField(path: string): { kind: 'official' | 'private'; name: string } | undefined {
  if (path === 'freeOrganization' || path === 'organization') return { kind: 'official', name: 'organization' };
  const [kind, name] = path.split('.');
  return name !== undefined && (kind === 'official' || kind === 'private') ? { kind, name } : undefined;
}

/** What the client says about a field of an address (settings `fieldSettings.profile`). */
export function fieldSetting(path: string, { fieldSettings }: Settings) {
  const field = addressField(path);
  if (!field) return undefined;
  const { official, private: home } = fieldSettings.profile;
  const { kind, name } = field;
  if (name === 'organization') return official.organization;
  const isKnown = name === 'street' || name === 'plz' || name === 'community' || name === 'phone';
  return isKnown ? (kind === 'official' ? official : home)[name] : undefined;
}
