import { field, type RuleCases } from './rule-case';

/** Rules of rubrics, tags and the priority. */
export const RUBRIC_RULES: RuleCases = {
  'no rubric': { event: () => ({ rubrics: [] }), problems: ['rubrics required'] },
  'the same rubric twice': {
    event: ({ rubrics: [one] }) => ({ rubrics: [one, one] }),
    problems: ['rubrics repeated'],
  },
  'as many further rubrics as there may be': {
    settings: field('addRubrics', { max: 2 }),
    event: ({ rubrics }) => ({ rubrics }),
    problems: [],
  },
  'more further rubrics than there may be': {
    settings: field('addRubrics', { max: 1 }),
    event: ({ rubrics }) => ({ rubrics }),
    problems: ['rubrics too_many'],
  },
  'a further rubric where there is none': {
    settings: field('addRubrics', { max: 0 }),
    event: ({ rubrics: [one, other] }) => ({ rubrics: [one, other] }),
    problems: ['rubrics too_many'],
  },
  'fewer further rubrics than there must be': {
    settings: field('addRubrics', { min: 1 }),
    problems: ['rubrics too_few'],
  },
  'rubrics where the client asks for more than it allows': {
    settings: field('addRubrics', { min: 2, max: 1 }),
    event: ({ rubrics }) => ({ rubrics }),
    problems: [],
  },
  'no tag': { event: () => ({ tags: [] }), problems: ['tags required'] },
  'no tag where none can be entered': {
    settings: field('tags', { visible: false }),
    event: () => ({ tags: [] }),
    problems: [],
  },
  'a tag that is too long': {
    settings: field('tags', { maxLength: 4 }),
    event: () => ({ tags: ['Film', 'Musik'] }),
    problems: ['tags.1 too_long'],
  },
  'the same tag twice': { event: () => ({ tags: ['Öl', 'öl'] }), problems: ['tags.1 repeated'] },
  'a priority of more figures than it may have': {
    settings: field('priority', { maxLength: 1 }),
    event: () => ({ priority: 9 }),
    problems: [],
  },
};
