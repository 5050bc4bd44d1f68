import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatMoney } from '../../../../i18n/day-format';
import type { Speech } from '../../../../i18n/speech';
import { paragraphsOf } from '../../../../lib/plain-paragraphs';
import { plainText } from '../../../../lib/plain-text';
import type { Rubric } from '../../../../model/rubric';
import { rubricText } from '../../../../model/rubric-text';
import { type EventDate, type Series, seriesDates } from '../../../../model/series/series';
import type { Proposal } from './proposals';

const SHOWN_DATES = 4;
const SHOWN_TEXT = 280;

/** What would stand in a field, line by line; what is too long to be seen at once is behind a summary. */
export type Preview = { lines: readonly string[]; rest?: { summary: string; lines: readonly string[] } };

/** The value that would be written into a field, in words. */
export function proposalWords(proposal: Proposal, rubrics: readonly Rubric[], speech: Speech): Preview {
  const { say, locale } = speech;
  switch (proposal.path) {
    case 'location':
    case 'promoter':
      return { lines: [proposal.words] };
    case 'title':
    case 'shortdesc1':
      return textPreview(proposal.value, speech);
    case 'longdesc1':
      return textPreview(paragraphsOf(proposal.value) ?? plainText(proposal.value), speech);
    case 'rubric':
      return {
        lines: rubrics.filter(({ id }) => String(id) === proposal.value).map((one) => rubricText(one, locale).children),
      };
    case 'tags':
      return { lines: [proposal.value.map(({ label }) => label).join(', ')] };
    case 'dates':
      return datesPreview(proposal.value, speech);
    case 'series':
      return seriesPreview(proposal.value, speech);
    case 'links':
      return { lines: proposal.value.map(({ url, text }) => (text ? `${text}: ${url}` : url)) };
    case 'price': {
      const amounts = [proposal.value.from, proposal.value.to];
      return {
        lines: [
          amounts
            .map((cents) => (typeof cents === 'number' ? formatMoney(cents, 'EUR', locale) : ''))
            .filter(Boolean)
            .join(' – '),
        ],
      };
    }
    case 'free':
      return { lines: [say(msg`Der Eintritt ist frei`)] };
    case 'status':
      return { lines: [statusWords(proposal.value, speech)] };
  }
}

function textPreview(text: string, { say }: Speech): Preview {
  const lines = text.split('\n').filter(Boolean);
  if (text.length <= SHOWN_TEXT) return { lines };
  const shown = text.slice(0, SHOWN_TEXT);
  const end = Math.max(shown.lastIndexOf(' '), shown.lastIndexOf('\n'));
  return {
    lines: [`${shown.slice(0, end > 0 ? end : SHOWN_TEXT).replaceAll('\n', ' ')} …`],
    rest: { summary: say(msg`Ganzer Text`), lines },
  };
}

function datesPreview(dates: readonly EventDate[], speech: Speech): Preview {
  const more = dates.length - SHOWN_DATES;
  const lines = dates.map((date) => dateWords(date, speech));
  if (more <= 1) return { lines };
  const summary = speech.say(msg`und ${plural(more, { one: '# weiterer', other: '# weitere' })}`);
  return { lines: lines.slice(0, SHOWN_DATES), rest: { summary, lines: lines.slice(SHOWN_DATES) } };
}

function seriesPreview(all: readonly Series[], speech: Speech): Preview {
  const dates = all.flatMap((series) => seriesDates(series));
  const count = dates.length;
  const { lines, ...rest } = datesPreview(dates, speech);
  return {
    lines: [speech.say(msg`${plural(count, { one: 'Serie mit # Termin', other: 'Serie mit # Terminen' })}`), ...lines],
    ...rest,
  };
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
