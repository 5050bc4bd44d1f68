import { CAPABILITIES, type Capability } from '../../../../src/model/capabilities';
import { toSettings } from '../../../../src/settings/to-settings';
import type { Exchange } from '../exchange';
import { checkTag, dataOf, read, type Session } from '../session';

/** The calls of the client in the specification: what a backend without a list of capabilities has. */
const SWITCHES = {
  recording: 'activateEventsRecording',
  articles: 'activateArticles',
  adverts: 'activateAdverts',
} as const;

/** Checks the settings. @returns their answer */
export async function checkSettings(session: Session): Promise<Exchange> {
  const settings = await read(session, 'clientSettings');
  if (settings.status !== 200) return settings;
  const { report } = session;
  const { problems } = toSettings(dataOf(settings));
  report.add(settings, 'settings that the elements can read', problems.length > 0 && JSON.stringify(problems[0]));
  const names = dataOf(settings).capabilities;
  const unknown = Array.isArray(names) ? names.filter((name) => !isCapability(name)) : [];
  report.add(
    settings,
    `only known names in capabilities (${CAPABILITIES.join(', ')})`,
    unknown.length > 0 && unknown.join(', '),
  );
  await checkTag(session, 'clientSettings', settings);
  return settings;
}

/** Returns the capabilities to check: those that the settings name, else what the specification takes for granted. */
export function capabilitiesOf(settings: Exchange): Set<Capability> {
  const data = dataOf(settings);
  if (Array.isArray(data.capabilities)) return new Set(data.capabilities.filter(isCapability));
  const { applicationSettings, authenticatedArea } = toSettings(data).settings;
  const switched = (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).filter(
    (name) => applicationSettings[SWITCHES[name]],
  );
  const hasAccounts = authenticatedArea.showLoginSignupButton || switched.includes('recording');
  return new Set<Capability>([...(hasAccounts ? (['auth'] as const) : []), ...switched]);
}

const isCapability = (name: unknown): name is Capability => CAPABILITIES.some((known) => known === name);
