import { field, type RuleCases, recording } from './rule-case';
import type { Payload, Records } from './whole-event';

const none = ({ location: _, ...rest }: Payload) => ({ ...rest, location: null });
const onlyPromoter = ({ address }: Records) => ({ location: null, promoter: address });

/** Rules of location, promoter and role relation. */
export const PLACE_RULES: RuleCases = {
  'no location by default': { event: none, problems: ['location required'] },
  'a promoter in place of a location': { event: onlyPromoter, problems: ['location required'] },
  'no address where none is needed': {
    settings: recording({ requiredAddresses: 'none' }),
    event: none,
    problems: [],
  },
  'no promoter where it is needed': {
    settings: recording({ requiredAddresses: 'promoter' }),
    problems: ['promoter required'],
  },
  'no promoter where both are needed': {
    settings: recording({ requiredAddresses: 'both' }),
    problems: ['promoter required'],
  },
  'neither where both are needed': {
    settings: recording({ requiredAddresses: 'both' }),
    event: none,
    problems: ['location required', 'promoter required'],
  },
  'a location where either is needed': { settings: recording({ requiredAddresses: 'either' }), problems: [] },
  'a promoter where either is needed': {
    settings: recording({ requiredAddresses: 'either' }),
    event: onlyPromoter,
    problems: [],
  },
  'neither where either is needed': {
    settings: recording({ requiredAddresses: 'either' }),
    event: none,
    problems: ['location location_or_promoter'],
  },
  'no location where the flag does not ask for it': {
    settings: { ...recording({ requiredAddresses: 'both' }), ...field('location_required', false as never) },
    event: none,
    problems: [],
  },
  'no promoter where the flag asks for it': {
    settings: field('promoter_required', true as never),
    event: none,
    problems: ['promoter required'],
  },
  'both flags, which win': {
    settings: {
      ...recording({ requiredAddresses: 'none' }),
      fieldSettings: { recording: { location_required: 'Y', promoter_required: 'N' } },
    },
    event: none,
    problems: ['location required'],
  },
  'no relation where rights are managed': {
    settings: { authenticatedArea: { rightsManagement: 'flexible' } },
    problems: ['relation required'],
  },
};
