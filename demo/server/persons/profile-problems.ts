import type { Settings } from '../../../src/settings/settings-schema';
import type { FieldProblem } from '../http/problem';
import type { Patterns } from './patterns';
import type { PlaceNames } from './place-names';
import type { ProfileInput, ReachInput } from './profile-input';

type Fields = Settings['fieldSettings']['profile'];
type Rule = Fields['private']['street'];
type OrganizationRule = Fields['official']['organization'];
type Kind = { isActive: boolean; missing: FieldProblem[]; wrong: FieldProblem[] };

/** What the rules need besides profile and settings: patterns, and what the picked communities are called. */
export type Judges = { patterns: Patterns; places: PlaceNames };
type KindJudges = { patterns: Patterns; place: string };

/** What the client's rules say: a problem of single fields, or that no address is complete (spec section 5). */
export type ProfileProblems = { code: 'wrong_data' | 'addresses'; errors: FieldProblem[] };

/**
 * Checks both addresses by the client's rules. An address is active once anything of it is filled; one active and
 * complete address is enough, but what an active one requires must be there.
 */
export function profileProblems(
  profile: ProfileInput,
  settings: Settings,
  { patterns, places }: Judges,
): ProfileProblems | undefined {
  const { enableOfficialAddress, enablePrivateAddress } = settings.authenticatedArea;
  const { official, private: home } = settings.fieldSettings.profile;
  const kinds = [
    ...(enableOfficialAddress ? [officialKind(profile, official, { patterns, place: places.official })] : []),
    ...(enablePrivateAddress ? [kindOf(profile.private, 'private_', home, { patterns, place: places.private })] : []),
  ];
  const wrong = kinds.flatMap((kind) => kind.wrong);
  if (wrong.length > 0) return { code: 'wrong_data', errors: wrong };
  const active = kinds.filter(({ isActive }) => isActive);
  const missing = active.flatMap((kind) => kind.missing);
  const isOneComplete = kinds.length === 0 || active.some((kind) => kind.missing.length === 0);
  if (!isOneComplete) {
    return { code: 'addresses', errors: missing.length > 0 ? missing : [{ path: 'addresses', code: 'required' }] };
  }
  return missing.length > 0 ? { code: 'wrong_data', errors: missing } : undefined;
}

function kindOf(reach: ReachInput, prefix: string, rules: Fields['private'], { patterns, place }: KindJudges): Kind {
  const values: Record<keyof ReachInput, string> = { ...reach, community: reach.community ? 'set' : '' };
  const names = ['street', 'plz', 'community', 'phone'] as const;
  return {
    isActive: names.some((name) => values[name] !== ''),
    missing: names.flatMap((name) => missingOf(prefix + name, values[name], rules[name])),
    // A community is known by its name; one that does not exist has none and is refused as unknown.
    wrong: names.flatMap((name) =>
      mismatchOf(prefix + name, name === 'community' ? place : values[name], rules[name], patterns),
    ),
  };
}

function officialKind(profile: ProfileInput, rules: Fields['official'], judges: KindJudges): Kind {
  const kind = kindOf(profile.official, '', rules, judges);
  const typed = profile.freeOrganization;
  const value = profile.organization === undefined ? typed : 'picked';
  const path = 'freeOrganization';
  return {
    isActive: kind.isActive || value !== '',
    missing: [...missingOf(path, value, rules.organization), ...kind.missing],
    wrong: [
      ...lengthOf(path, typed, rules.organization),
      ...mismatchOf(path, typed, rules.organization, judges.patterns),
      ...kind.wrong,
    ],
  };
}

const missingOf = (path: string, value: string, { required }: Rule): FieldProblem[] =>
  required && value === '' ? [{ path, code: 'required' }] : [];

const mismatchOf = (path: string, value: string, { regex }: Rule, patterns: Patterns): FieldProblem[] =>
  value !== '' && !patterns.accepts(regex, value) ? [{ path, code: 'regex' }] : [];

function lengthOf(path: string, value: string, { min, max }: OrganizationRule): FieldProblem[] {
  if (value === '') return [];
  if (value.length < min) return [{ path, code: 'too_short', params: { min } }];
  return max > 0 && value.length > max ? [{ path, code: 'too_long', params: { max } }] : [];
}
