import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatMoney } from '../../../../i18n/day-format';
import type { Speech } from '../../../../i18n/speech';
import { plainText } from '../../../../lib/plain-text';
import type { Rubric } from '../../../../model/rubric';
import { rubricText } from '../../../../model/rubric-text';
import type { EventDate, Series } from '../../../../model/series/series';
import { seriesDates } from '../../../../model/series/series';
import type { FoundEvent } from './found-event';

const SHOWN_DATES = 4;
const SHOWN_TEXT = 280;

/** What a found event would put into the fields of the form, in words; each line is one of a list. */
export function proposalWords(event: FoundEvent, rubrics: readonly Rubric[], speech: Speech) {
  const { say, locale } = speech;
  const money = (cents: unknown) => (typeof cents === 'number' ? formatMoney(cents, 'EUR', locale) : '');
  const { from, to } = event.price;
  return {
    text: (value: unknown): string[] => [shortened(plainText(String(value)))],
    rubric: (id: unknown): string[] =>
      rubrics.filter((one) => String(one.id) === id).map((one) => rubricText(one, locale).children),
    tags: (tags: unknown): string[] => [(Array.isArray(tags) ? tags : []).map(({ label }) => String(label)).join(', ')],
    dates: () => listWords(event.dates, speech),
    series: () => event.series.flatMap((series) => seriesWords(series, speech)),
    links: () => event.links.map(({ url, text }) => (text ? `${text}: ${url}` : url)),
    price: () => [[money(from), money(to)].filter(Boolean).join(' – ')],
    free: () => [say(msg`Der Eintritt ist frei`)],
    status: () => [statusWords(event.status, speech)],
  };
}

const shortened = (text: string) =>
  text.length > SHOWN_TEXT ? `${text.slice(0, text.lastIndexOf(' ', SHOWN_TEXT))} …` : text;

function listWords(dates: readonly EventDate[], speech: Speech): string[] {
  const more = dates.length - SHOWN_DATES;
  const shown = more === 1 ? dates : dates.slice(0, SHOWN_DATES);
  return [
    ...shown.map((date) => dateWords(date, speech)),
    ...(more > 1 ? [speech.say(msg`und ${plural(more, { one: '# weiterer', other: '# weitere' })}`)] : []),
  ];
}

function seriesWords(series: Series, speech: Speech): string[] {
  const count = seriesDates(series).length;
  return [
    speech.say(msg`${plural(count, { one: 'Serie mit # Termin', other: 'Serie mit # Terminen' })}`),
    ...listWords(seriesDates(series), speech),
  ];
}

/** 'Sa, 21. Nov. 2026 – So, 22. Nov. 2026, 19:30 – 22:00 Uhr'. */
function dateWords({ date, endDate, fullDay, times, status }: EventDate, speech: Speech): string {
  const { say, locale } = speech;
  const days = [date, endDate].filter(Boolean).map((day) => formatDay(day, locale, 'shortWithYear'));
  const spans = times.map(({ from, until }) => (until ? `${from} – ${until}` : from)).join(', ');
  const clock = fullDay ? say(msg`ganztägig`) : say(msg`${spans} Uhr`);
  return [days.join(' – '), clock, status === 'scheduled' ? '' : statusWords(status, speech)]
    .filter(Boolean)
    .join(', ');
}

function statusWords(status: EventDate['status'], { say }: Speech): string {
  if (status === 'cancelled') return say(msg`Abgesagt`);
  if (status === 'soldOut') return say(msg`Ausverkauft`);
  return status === 'postponed' ? say(msg`Verschoben`) : '';
}
