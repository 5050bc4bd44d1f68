import { messages as firstDe } from '../../../src/i18n/de.po?loader';
import { messages as de } from '../../../src/i18n/de.po?main';
import { messages as firstEn } from '../../../src/i18n/en.po?loader';
import { messages as en } from '../../../src/i18n/en.po?main';
import type { Locale } from '../../../src/i18n/locale';
import { translateIn } from '../../../src/i18n/translate';
import type { Translation } from '../../../src/i18n/translation';
import type { EventPage } from '../../../src/model/answers/event-page';
import type { EventRow } from '../../../src/model/answers/event-row';

/** A Saturday. */
export const TODAY = '2026-11-21';

const catalogs = { de: { ...firstDe, ...de }, en: { ...firstEn, ...en } };

/** The real catalogs of a language, on a fixed day. */
export function translationIn(locale: Locale, today = TODAY): Translation {
  return { _: translateIn(catalogs[locale], locale), locale, today };
}

/** An ordinary event of today that differs in what is given. */
export const aRow = (given: Partial<EventRow> = {}): EventRow => ({
  id: 'e1',
  title: 'Jazz im Keller',
  shortDescription: '',
  rubric: { id: 1, name: 'Konzerte', color: '#8c2f5c', icon: 'music' },
  tags: [],
  appointment: { id: 'a1', date: TODAY, from: '19:30', fullDay: false, status: 'scheduled' },
  appointmentCount: 1,
  lastDate: TODAY,
  isFree: false,
  isForChildren: false,
  isBarrierFree: false,
  isNew: false,
  ...given,
});

/** The first page of results. */
export const aPage = (given: Partial<EventPage> = {}): EventPage => ({
  events: [],
  unreadableCount: 0,
  total: 0,
  overCount: 0,
  number: 1,
  pageSize: 24,
  pageCount: 1,
  ...given,
});
