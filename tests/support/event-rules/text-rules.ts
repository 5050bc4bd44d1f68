import { field, type RuleCases } from './rule-case';

/** Rules of titles, descriptions and English texts. */
export const TEXT_RULES: RuleCases = {
  'no title': { event: () => ({ title: ' ' }), problems: ['title required'] },
  'no title where it is hidden': {
    settings: field('title', { visible: false }),
    event: () => ({ title: '' }),
    problems: ['title required'],
  },
  'a title as long as it may be': {
    settings: field('title', { maxLength: 5 }),
    event: () => ({ title: 'Ärger' }),
    problems: [],
  },
  'a title of more characters than it may have': {
    settings: field('title', { maxLength: 5 }),
    event: () => ({ title: 'Ärgern' }),
    problems: ['title too_long'],
  },
  'signs that count as one character': {
    settings: field('title', { maxLength: 2 }),
    event: () => ({ title: '🙈🙉' }),
    problems: [],
  },
  'a short description that is too long': {
    settings: field('shortdesc2', { maxLength: 3 }),
    event: () => ({ shortdesc2: 'vier' }),
    problems: ['shortdesc2 too_long'],
  },
  'a hidden description that is too long': {
    settings: field('shortdesc2', { maxLength: 3, visible: false }),
    event: () => ({ shortdesc2: 'vier' }),
    problems: [],
  },
  'a long description, of which only words count': {
    settings: field('longdesc1', { maxLength: 4 }),
    event: () => ({ longdesc1: '<p><strong>vier</strong></p>' }),
    problems: [],
  },
  'a long description of too many words': {
    settings: field('longdesc3', { maxLength: 4 }),
    event: () => ({ longdesc3: '<p>fünf&amp;</p>' }),
    problems: ['longdesc3 too_long'],
  },
  'English texts that are not ready': { event: () => ({ en: { title: '', isReady: false } }), problems: [] },
  'English texts that are ready, without a title': {
    event: () => ({ en: { isReady: true } }),
    problems: ['en.title required'],
  },
  'an English text that is too long': {
    settings: field('title', { maxLength: 20 }),
    event: () => ({ en: { title: 'A long evening of jazz' } }),
    problems: ['en.title too_long'],
  },
};
