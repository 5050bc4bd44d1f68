import { DATE_RULES } from './date-rules';
import { FAULTY_SETTINGS_RULES } from './faulty-settings-rules';
import { FREE_FIELD_RULES } from './free-field-rules';
import { LIMIT_RULES } from './limit-rules';
import { LINK_RULES } from './link-rules';
import { PLACE_RULES } from './place-rules';
import { PUBLICATION_RULES } from './publication-rules';
import { RUBRIC_RULES } from './rubric-rules';
import type { RuleCases } from './rule-case';
import { SERIES_RULES } from './series-rules';
import { TEXT_RULES } from './text-rules';

/** Settings of a client × content: the form and the server find the same problems. */
export const RULE_TABLE: RuleCases = {
  'all that a client without settings asks for': { problems: [] },
  ...TEXT_RULES,
  ...LIMIT_RULES,
  ...RUBRIC_RULES,
  ...PLACE_RULES,
  ...DATE_RULES,
  ...SERIES_RULES,
  ...PUBLICATION_RULES,
  ...LINK_RULES,
  ...FREE_FIELD_RULES,
  ...FAULTY_SETTINGS_RULES,
};
