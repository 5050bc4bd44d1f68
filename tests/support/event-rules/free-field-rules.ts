import { type RuleCases, recording } from './rule-case';

const freeField = (definition: object, ...others: object[]) =>
  recording({ additionalFieldsFormDefinition: [{ name: 'alter', ...definition }, ...others] });
const free = (value: unknown) => () => ({ freeFields: [{ name: 'alter', value }] });

/** Rules of custom fields. */
export const FREE_FIELD_RULES: RuleCases = {
  'a required field of the client that is missing': {
    settings: freeField({ required: true }),
    problems: ['freeFields.alter required'],
  },
  'a required field of the client that is empty': {
    settings: freeField({ required: true }),
    event: free(' '),
    problems: ['freeFields.alter required'],
  },
  'a required field where none is shown': {
    settings: recording({ showFreeFields: false, additionalFieldsFormDefinition: [{ name: 'alter', required: true }] }),
    problems: [],
  },
  'a value of no field': { event: free('egal'), problems: [] },
  'a text of the client that is too long': {
    settings: freeField({ maxLength: 3 }),
    event: free('vier'),
    problems: ['freeFields.alter too_long'],
  },
  'a number for a text': {
    settings: freeField({ type: 'textarea' }),
    event: free(7),
    problems: ['freeFields.alter wrong_type'],
  },
  'a formatted text, of which only words count': {
    settings: freeField({ type: 'wysiwyg', maxLength: 4, required: true }),
    event: free('<p>vier</p>'),
    problems: [],
  },
  'a formatted text without words': {
    settings: freeField({ type: 'wysiwyg', required: true }),
    event: free('<p> </p>'),
    problems: ['freeFields.alter required'],
  },
  'a text for a number': {
    settings: freeField({ type: 'number' }),
    event: free('sechs'),
    problems: ['freeFields.alter unreadable'],
  },
  'a number': { settings: freeField({ type: 'number', required: true }), event: free(0), problems: [] },
  'a number of too many figures': {
    settings: freeField({ type: 'number', maxLength: 2 }),
    event: free(123),
    problems: ['freeFields.alter too_long'],
  },
  'a number of as many figures as it may have, beside sign and mark': {
    settings: freeField({ type: 'number', maxLength: 3 }),
    event: free(-12.5),
    problems: [],
  },
  'a number with a mark of too many figures': {
    settings: freeField({ type: 'number', maxLength: 3 }),
    event: free(-123.4),
    problems: ['freeFields.alter too_long'],
  },
  'a day that no calendar has': {
    settings: freeField({ type: 'date' }),
    event: free('31.2.2027'),
    problems: ['freeFields.alter impossible'],
  },
  'a box that must be ticked': {
    settings: freeField({ type: 'checkbox', required: true }),
    event: free(false),
    problems: ['freeFields.alter required'],
  },
  'a ticked box': { settings: freeField({ type: 'checkbox', required: true }), event: free(true), problems: [] },
  'a word for a tick': {
    settings: freeField({ type: 'checkbox' }),
    event: free('ja'),
    problems: ['freeFields.alter wrong_type'],
  },
  'a choice that there is not': {
    settings: freeField({ type: 'select', options: ['6', '12'] }),
    event: free('7'),
    problems: ['freeFields.alter choice'],
  },
  'a choice': { settings: freeField({ type: 'select', options: ['6', '12'] }), event: free('6'), problems: [] },
  'a required choice without choices': {
    settings: freeField({ type: 'select', options: [], required: true }),
    problems: [],
  },
  'no address of a website': {
    settings: freeField({ type: 'url' }),
    event: free('javascript:alert(1)'),
    problems: ['freeFields.alter url'],
  },
  'no e-mail address': {
    settings: freeField({ type: 'email' }),
    event: free('a@b'),
    problems: ['freeFields.alter email'],
  },
  'two fields of one name, of which the first counts': {
    settings: freeField({ type: 'number' }, { name: 'alter', type: 'email', required: true }),
    event: free(6),
    problems: [],
  },
  'a field whose name cannot be one': {
    settings: freeField({}, { name: '__proto__', required: true }, { name: 'a.b', required: true }),
    problems: [],
  },
};
