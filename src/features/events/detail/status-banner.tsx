import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import { Notice } from '../../../ui/notice';
import { statusWords } from '../appointment-words';
import type { StatusNote } from './appointment-groups';

/** Says on top what is not as planned, in words that tell what follows from it. */
export function StatusBanner({ note }: { note: StatusNote }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { status, newDate, newLocation, onlyDate } = note;
  const consequence = {
    cancelled: t`Die Veranstaltung findet nicht statt.`,
    postponed: newDate ? t`Der bisherige Termin gilt nicht mehr.` : t`Der neue Termin steht noch nicht fest.`,
    moved: newLocation
      ? t`Die Veranstaltung findet hier statt: ${newLocation}`
      : t`Der neue Ort steht noch nicht fest.`,
    soldOut: t`Es gibt keine Karten mehr.`,
  };
  const day = onlyDate && formatDay(onlyDate, speech.locale, 'long');
  return (
    <Notice
      kind={status === 'cancelled' || status === 'soldOut' ? 'error' : 'warning'}
      title={statusWords(status, newDate, speech)}
    >
      <span>{day ? t`Das betrifft nur den Termin am ${day}.` : consequence[status]}</span>
      {day && newLocation && status === 'moved' && <span>{t`Jetzt hier: ${newLocation}`}</span>}
    </Notice>
  );
}

/** Says that nothing more is to come. */
export function OverBanner() {
  const { t } = useLingui();
  return <Notice kind="info" title={t`Diese Veranstaltung ist vorbei.`} />;
}
