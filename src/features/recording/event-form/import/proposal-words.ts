import { msg, plural } from '@lingui/core/macro';
import { formatDay, formatMoney } from '../../../../i18n/formats';
import type { Translation } from '../../../../i18n/translation';
import { paragraphsOf } from '../../../../lib/plain-paragraphs';
import { plainText } from '../../../../lib/plain-text';
import type { Rubric } from '../../../../model/answers/rubric';
import { rubricText } from '../../../../model/rubric-text';
import { type EventDate, type Series, seriesDates } from '../../../../model/series/series';
import type { Proposal } from './proposals';

const MAX_SHOWN_DATES = 4;
const MAX_SHOWN_LENGTH = 280;

/** A proposed value as lines of text; long values continue behind a summary. */
export type Preview = { lines: readonly string[]; folded?: { summary: string; lines: readonly string[] } };

/** Describes a proposed value in words. */
export function proposalPreview(proposal: Proposal, rubrics: readonly Rubric[], translation: Translation): Preview {
  const { _, locale } = translation;
  switch (proposal.path) {
    case 'location':
    case 'promoter':
      return { lines: [proposal.fullText] };
    case 'title':
    case 'shortdesc1':
      return textPreview(proposal.value, translation);
    case 'longdesc1':
      return textPreview(paragraphsOf(proposal.value) ?? plainText(proposal.value), translation);
    case 'rubric':
      return {
        lines: rubrics.filter(({ id }) => String(id) === proposal.value).map((one) => rubricText(one, locale).children),
      };
    case 'tags':
      return { lines: [proposal.value.map(({ label }) => label).join(', ')] };
    case 'dates':
      return datesPreview(proposal.value, translation);
    case 'series':
      return seriesPreview(proposal.value, translation);
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
      return { lines: [_(msg`Der Eintritt ist frei`)] };
    case 'status':
      return { lines: [statusLabel(proposal.value, translation)] };
  }
}

function textPreview(text: string, { _ }: Translation): Preview {
  const lines = text.split('\n').filter(Boolean);
  if (text.length <= MAX_SHOWN_LENGTH) return { lines };
  const shown = text.slice(0, MAX_SHOWN_LENGTH);
  const end = Math.max(shown.lastIndexOf(' '), shown.lastIndexOf('\n'));
  return {
    lines: [`${shown.slice(0, end > 0 ? end : MAX_SHOWN_LENGTH).replaceAll('\n', ' ')} …`],
    folded: { summary: _(msg`Ganzer Text`), lines },
  };
}

function datesPreview(dates: readonly EventDate[], translation: Translation): Preview {
  const more = dates.length - MAX_SHOWN_DATES;
  const lines = dates.map((date) => dateSummary(date, translation));
  if (more <= 1) return { lines };
  const summary = translation._(msg`und ${plural(more, { one: '# weiterer', other: '# weitere' })}`);
  return { lines: lines.slice(0, MAX_SHOWN_DATES), folded: { summary, lines: lines.slice(MAX_SHOWN_DATES) } };
}

function seriesPreview(seriesList: readonly Series[], translation: Translation): Preview {
  const dates = seriesList.flatMap((series) => seriesDates(series));
  const count = dates.length;
  const { lines, ...folded } = datesPreview(dates, translation);
  return {
    lines: [
      translation._(msg`${plural(count, { one: 'Serie mit # Termin', other: 'Serie mit # Terminen' })}`),
      ...lines,
    ],
    ...folded,
  };
}

/** Formats a date: 'Sa, 21. Nov. 2026 – So, 22. Nov. 2026, 19:30 – 22:00 Uhr'. */
function dateSummary({ date, endDate, fullDay, times, status }: EventDate, translation: Translation): string {
  const { _, locale } = translation;
  const days = [date, endDate].filter(Boolean).map((day) => formatDay(day, locale, 'shortWithYear'));
  const spans = times.map(({ from, until }) => (until ? `${from} – ${until}` : from)).join(', ');
  const clock = fullDay ? _(msg`ganztägig`) : _(msg`${spans} Uhr`);
  return [days.join(' – '), clock, status === 'scheduled' ? '' : statusLabel(status, translation)]
    .filter(Boolean)
    .join(', ');
}

function statusLabel(status: EventDate['status'], { _ }: Translation): string {
  if (status === 'cancelled') return _(msg`Abgesagt`);
  if (status === 'soldOut') return _(msg`Ausverkauft`);
  return status === 'postponed' ? _(msg`Verschoben`) : '';
}
