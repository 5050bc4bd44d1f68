import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../../i18n/formats';
import { isDay } from '../../../../lib/days';
import { rowValue } from '../frame/row-value';
import type { RecordDraft } from '../record-draft';

/** The most days that a row names. */
const MAX_DAYS = 3;

/** Renders the state of the English text. */
export const EnglishValue = rowValue<RecordDraft>(({ en: { isReady, ...texts } }, { _ }) => {
  if (isReady) return _(msg`fertig`);
  return Object.values(texts).some((text) => text !== '') ? _(msg`begonnen, noch nicht fertig`) : '';
});

/** Renders the publication dates. */
export const PublicationValue = rowValue<RecordDraft>(({ publicationDates }, { _, locale }) => {
  const days = publicationDates.flatMap(({ date }) => (isDay(date) ? date : [])).sort();
  if (days.length === 0) return _(msg`sofort`);
  const names = days.slice(0, MAX_DAYS).map((day) => formatDay(day, locale, 'short'));
  return [...names, ...(days.length > MAX_DAYS ? ['…'] : [])].join(' · ');
});

/** Renders the number of filled free fields. */
export const FreeFieldsValue = rowValue<RecordDraft>(({ freeFields }, { _ }) => {
  const count = Object.values(freeFields).filter(
    (value) => value !== undefined && value !== '' && value !== false,
  ).length;
  return count === 0 ? '' : _(msg`${plural(count, { one: '# Angabe', other: '# Angaben' })}`);
});
