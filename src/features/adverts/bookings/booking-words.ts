import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { AdvertPart } from '../../../model/adverts/advert-parts';
import type { BookingState, PaymentState } from '../../../model/answers/booking-parts';
import type { Tone } from '../../../ui/badge';
import { exactAmount } from '../order/money-words';

/** The labels of an order's states; it is booked once its content is approved. */
export const STATE_LABELS: Readonly<Record<BookingState, MessageDescriptor>> = {
  returned: msg`Zu ändern`,
  ordered: msg`Wird geprüft`,
  confirmed: msg`Gebucht`,
  running: msg`Läuft`,
  finished: msg`Vorbei`,
  cancelled: msg`Storniert`,
};

/** The consequence of each state for the advertiser. */
export const STATE_HINTS: Readonly<Record<BookingState, MessageDescriptor>> = {
  returned: msg`Ihre Anzeige erscheint erst, wenn Sie sie geändert und wir sie freigegeben haben.`,
  ordered: msg`Wir prüfen den Inhalt. Ihre Anzeige erscheint, sobald wir ihn freigegeben haben.`,
  confirmed: msg`Ihre Anzeige erscheint an den gebuchten Tagen.`,
  running: msg`Ihre Anzeige ist gerade zu sehen.`,
  finished: msg`Alle gebuchten Tage sind vorbei.`,
  cancelled: msg`Diese Anzeige erscheint nicht.`,
};

/** The labels of the parts of an advert. */
export const PART_LABELS: Readonly<Record<AdvertPart, MessageDescriptor>> = {
  title: msg`Titel`,
  text: msg`Text`,
  picture: msg`Bild`,
};

/** The labels of the payment states. */
export const PAYMENT_LABELS: Readonly<Record<PaymentState, MessageDescriptor>> = {
  open: msg`Noch zu bezahlen`,
  overdue: msg`Zahlung überfällig`,
  paid: msg`Bezahlt`,
  none: msg`Nichts zu bezahlen`,
  refund: msg`Erstattung offen`,
};

/** The tones of the payment states. */
export const PAYMENT_TONES: Readonly<Partial<Record<PaymentState, Tone>>> = {
  open: 'wait',
  overdue: 'bad',
  paid: 'good',
  refund: 'wait',
};

/** Formats a day: 'Sa, 21. Nov.', with the year if it is not the current one. */
export const bookedDayLabel = (day: string, { locale, today }: Pick<Translation, 'locale' | 'today'>): string =>
  formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');

/** Formats the days of an order: 'Sa, 21. Nov. bis Mo, 23. Nov., 3 Tage'. */
export function periodLabel(first: string, last: string, count: number, translation: Translation): string {
  const from = bookedDayLabel(first, translation);
  if (count === 1) return from;
  const until = bookedDayLabel(last, translation);
  return translation._(msg`${from} bis ${until}, ${plural(count, { one: '# Tag', other: '# Tage' })}`);
}

/** Formats cents as euros with two decimals, so that amounts in a column can be compared. */
export const euros = (cents: number, { locale }: Pick<Translation, 'locale'>): string => exactAmount(cents, locale);
