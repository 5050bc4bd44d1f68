import { addDays } from '../../src/lib/days';

/** Returns an article to send that a client without settings of its own lets publish. @param today 'YYYY-MM-DD' */
export const aWholeArticle = (today: string): Record<string, unknown> => ({
  state: 'published',
  title: 'Jazz kommt in die Stadt',
  shortdesc1: 'Das Trio spielt im Mai.',
  longdesc1: '<p>Ein <strong>Gespräch</strong> vorab.</p>',
  tags: ['Musik'],
  eventDate: addDays(today, 7),
});
