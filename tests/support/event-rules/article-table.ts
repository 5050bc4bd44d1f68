import { addDays } from '../../../src/lib/days';
import { FREE_FIELD_RULES } from './free-field-rules';
import { LIMIT_RULES } from './limit-rules';
import { PUBLICATION_RULES } from './publication-rules';
import { RUBRIC_RULES } from './rubric-rules';
import { field, type RuleCase, type RuleCases } from './rule-case';
import { TEXT_RULES } from './text-rules';
import type { Payload, Records } from './whole-event';

type Settings = { eventRecording?: object; fieldSettings?: { recording: Record<string, object> } };

/** Returns settings of the recording of articles as a whole. */
const articles = (settings: object) => ({ articleRecording: settings });

/** Returns the same case with the settings for articles. */
function ofArticles({ settings = {}, ...row }: RuleCase): RuleCase {
  const { eventRecording, fieldSettings }: Settings = settings;
  const { publicationDates, ...others } = fieldSettings?.recording ?? {};
  return {
    ...row,
    event: (...given) => ({ title: 'Jazz am Abend', ...row.event?.(...given) }),
    settings: {
      ...settings,
      fieldSettings: { recording: others },
      ...articles({ ...eventRecording, ...(publicationDates && { publicationDates }) }),
      eventRecording: {},
    },
  };
}

const about = (changes: Payload) => () => changes;
const at = ({ address }: Records) => ({ location: address });
const by = ({ address }: Records) => ({ promoter: address });

/** The rules of articles alone. */
const OWN_RULES: RuleCases = {
  'no day': { event: about({ eventDate: '' }), problems: ['eventDate required'] },
  // People also write about the past.
  'a day in the past': { event: (_, today) => ({ eventDate: addDays(today, -30) }), problems: [] },
  'no address by default': { problems: [] },
  'no location where it is needed': {
    settings: articles({ requiredAddresses: 'location' }),
    event: by,
    problems: ['location required'],
  },
  'a location where it is needed': { settings: articles({ requiredAddresses: 'location' }), event: at, problems: [] },
  'no promoter where it is needed': {
    settings: articles({ requiredAddresses: 'promoter' }),
    event: at,
    problems: ['promoter required'],
  },
  'neither where both are needed': {
    settings: articles({ requiredAddresses: 'both' }),
    problems: ['location required', 'promoter required'],
  },
  'neither where either is needed': {
    settings: articles({ requiredAddresses: 'either' }),
    problems: ['location location_or_promoter'],
  },
  'a promoter where either is needed': { settings: articles({ requiredAddresses: 'either' }), event: by, problems: [] },
  'no address where only events need one': {
    settings: { eventRecording: { requiredAddresses: 'both' }, ...field('promoter_required', true as never) },
    problems: [],
  },
  'no publication date where only events need one': { settings: field('publicationDates', { min: 1 }), problems: [] },
  'no relation where rights are managed': {
    settings: { authenticatedArea: { rightsManagement: 'flexible' } },
    problems: ['relation required'],
  },
};

const some = (rules: RuleCases, has: (name: string) => boolean): RuleCases =>
  Object.fromEntries(Object.entries(rules).filter(([name]) => has(name)));

/** The rules that articles share with events. */
const SHARED_RULES: RuleCases = {
  ...TEXT_RULES,
  ...some(LIMIT_RULES, (name) => !/rows|price|entries/.test(name)),
  ...some(RUBRIC_RULES, (name) => /\btag\b/.test(name)),
  ...PUBLICATION_RULES,
  ...FREE_FIELD_RULES,
};

/** Settings of a client × content of an article: the form and the server find the same problems. */
export const ARTICLE_TABLE: RuleCases = {
  ...Object.fromEntries(Object.entries(SHARED_RULES).map(([name, row]) => [name, ofArticles(row)])),
  ...OWN_RULES,
};
