import { addDays } from '../../../src/lib/days';
import type { ArticleInput, MediaInput } from '../../tools/store/event-input';
import { COVER_SIZE, type CoverRecipe, coverAlt, coverFocus, newRecipe } from '../draw/covers';
import { type Day, daysBetween, formatDay } from './calendar';
import { type Random, randomOf } from './random';
import { ARTICLE_TEXTS } from './texts';

/** An event that is the subject of an article. */
export type ArticleSubject = {
  id: string;
  title: string;
  tags: string[];
  /** Its first day. */
  date: Day;
  locationId: number | null;
  recipe: CoverRecipe | null;
};

/** The first and last publication of articles, in days before and after today. */
const PAST_DAYS = 60;
const COMING_DAYS = 14;
const TIPS_SHARE = 0.2;
const WITHOUT_PICTURE_SHARE = 0.06;
const WITHOUT_DATES_SHARE = 0.1;
const TWICE_SHARE = 0.2;
const TIPS_TAG = 'Tipps';

/**
 * Generates articles that appear around today and are about coming events; the same arguments give the same articles.
 */
export function generateArticles(request: {
  today: Day;
  count: number;
  prefix: string;
  subjects: readonly ArticleSubject[];
}): ArticleInput[] {
  if (request.subjects.length === 0) return [];
  return Array.from({ length: request.count }, (_, index) => {
    const id = `${request.prefix}${String(index + 1).padStart(4, '0')}`;
    const share = request.count === 1 ? 0.5 : index / (request.count - 1);
    const day = addDays(request.today, Math.round(share * (PAST_DAYS + COMING_DAYS)) - PAST_DAYS);
    return articleOn(day, id, request, randomOf(id));
  });
}

function articleOn(
  day: Day,
  id: string,
  { today, subjects }: { today: Day; subjects: readonly ArticleSubject[] },
  random: Random,
): ArticleInput {
  const laterSubjects = subjects.filter(({ date }) => date >= day && daysBetween(day, date) <= PAST_DAYS + COMING_DAYS);
  const first = random.pick(laterSubjects.length > 0 ? laterSubjects : subjects);
  const areTips = random.chance(TIPS_SHARE);
  const chosen = areTips
    ? [
        first,
        ...random.some(
          laterSubjects.filter(({ id: other }) => other !== first.id),
          2,
        ),
      ]
    : [first];
  const isDateless = day <= today && random.chance(WITHOUT_DATES_SHARE);
  const weekLater = addDays(day, 7);
  const dates = random.chance(TWICE_SHARE) && weekLater <= first.date ? [day, weekLater] : [day];
  const { locationId } = first;
  return {
    id,
    ...(areTips ? tipsOf(chosen, day, random) : previewOf(first, random)),
    tags: [...new Set([...first.tags.slice(0, 2), ...(areTips ? [TIPS_TAG] : ['Vorbericht'])])],
    eventDate: first.date,
    eventIds: chosen.map((event) => event.id),
    ...(locationId !== null && !areTips && { locationId }),
    publicationDates: isDateless ? [] : dates,
    publishedOn: day < today ? day : today,
    media: first.recipe && !random.chance(WITHOUT_PICTURE_SHARE) ? [pictureOf(id, first.recipe, random)] : [],
  };
}

const { previews, tips } = ARTICLE_TEXTS;

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

function previewOf({ title, date }: ArticleSubject, random: Random) {
  const fill = (text: string) => text.replaceAll('{title}', title).replaceAll('{day}', formatDay(date));
  return {
    title: fill(random.pick(previews.titles)),
    shortdesc1: fill(random.pick(previews.teasers)),
    longdesc1: html(random.some(previews.paragraphs, random.int(3, 5))),
  };
}

function tipsOf(chosen: readonly ArticleSubject[], day: Day, random: Random) {
  return {
    title: random.pick(tips.titles).replace('{day}', formatDay(day)),
    shortdesc1: tips.teaser.replace('{titles}', chosen.map(({ title }) => title).join('; ')),
    longdesc1: html(tips.paragraphs),
  };
}

function pictureOf(id: string, { motif }: CoverRecipe, random: Random): MediaInput {
  const recipe = newRecipe(motif, random.int(1, 999_999));
  return {
    ...{ id: `${id}m1`, alt: coverAlt(recipe), focalPoint: coverFocus(recipe), recipe, ...COVER_SIZE },
    ...{ author: 'Redaktion', copyright: '© Alb-Kurier' },
  };
}
