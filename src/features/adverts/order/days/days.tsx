import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { formatDay } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { addDays } from '../../../../lib/days';
import { catalogueName } from '../../../../model/answers/advert-catalogue';
import { withVat } from '../../../../model/answers/advert-price';
import { addMonths } from '../../../../ui/calendar/month';
import { useOrder } from '../order-context';
import type { UnavailableDay } from '../order-state';
import { StepFoot } from '../step-foot';
import { deadlineText } from '../steps/offer-words';
import { useShownPrice } from '../use-shown-price';
import { ChosenDays } from './chosen-days';
import { DAY_STATE_LABELS } from './day-cell';
import { DaysGrid } from './days-grid';
import { Legend } from './legend';
import { ManyDays } from './many-days';
import { daysOfRange, isBookable, withDays, withDayToggled, withHeldDays } from './pick-days';
import { UnavailableDays } from './unavailable-days';
import { type DaysByDate, useMonthDays } from './use-month-days';

/** The number of months that can be booked in advance. */
const MONTHS = 12;

/** Renders the choice of the advert's days; continuing holds them. */
export function Days() {
  const { t } = useLingui();
  const { _, locale, today } = useTranslation();
  const { placed, state, store, hold, isPublic } = useOrder();
  const { dates } = state.draft;
  const slot = placed?.slot.id ?? '';
  const [focused, setFocused] = useState(dates[0] ?? placed?.slot.nextFree ?? today);
  const { days: loadedDays, error, reload } = useMonthDays(slot, focused);
  const { reservation } = state;
  const days = useMemo(
    () => withHeldDays(loadedDays, reservation?.slot === slot ? reservation.dates : []),
    [loadedDays, reservation, slot],
  );
  const max = addDays(addMonths(today, MONTHS), -1);
  const nextFree = stillFree(placed?.slot.nextFree, days, hold.unavailable);
  const isLoading = error === undefined && !days.has(focused);

  const { announcement, choose, pick, weekday, holdAndContinue } = useChoice(days, reload);
  const { kind } = useShownPrice();
  const share = kind === 'gross' ? (placed?.slot.price.vatShare ?? 0) : 0;
  const shownDays = useMemo(
    () => new Map([...days].map(([date, day]) => [date, { ...day, cents: withVat(day.cents, share) }])),
    [days, share],
  );
  if (!placed) return null;
  const name = catalogueName(placed.slot, locale);
  const priceHint = {
    net: t`Der Preis (netto) erscheint unter jedem Tag.`,
    gross: t`Der Preis (inkl. MwSt.) erscheint unter jedem Tag.`,
    plain: t`Der Preis erscheint unter jedem Tag.`,
  };
  const inMonth = (date: string) => date.startsWith(focused.slice(0, 7));
  const closing = deadlineText(placed.slot.closing, { _ });
  return (
    <>
      <UnavailableDays />
      <p className="hint">
        {t`${name}. Sie können mehrere Tage wählen, mit der Umschalttaste auch alle dazwischen.`} {priceHint[kind]}{' '}
        {t`Anzeigenschluss: ${closing}.`}
      </p>
      {error !== undefined && <ErrorNotice error={error} onRetry={reload} />}
      <DaysGrid
        {...{ focused, max }}
        days={shownDays}
        chosen={dates}
        min={today}
        isBusy={isLoading}
        onFocus={setFocused}
        onPick={pick}
        onWeekday={weekday}
      />
      <Legend
        states={new Set([...days].flatMap(([date, { state: found }]) => (inMonth(date) ? found : [])))}
        hasChosen={dates.some(inMonth)}
      />
      <p role="status" className="hint">
        {announcement}
      </p>
      {nextFree && dates.length === 0 && (
        <div>
          <button
            type="button"
            className="button is-quiet"
            onClick={() => {
              setFocused(nextFree);
              choose(withDays(dates, [nextFree]));
            }}
          >
            {t`Nächster freier Tag: ${formatDay(nextFree, locale, 'short')}`}
          </button>
        </div>
      )}
      <ManyDays
        slot={slot}
        min={today}
        max={max}
        onPick={(free) => {
          choose(withDays(store.state().draft.dates, free));
          return store.state().draft.dates;
        }}
      />
      <ChosenDays dates={dates} onChange={choose} />
      {isPublic && <PublicHint />}
      <ErrorNotice messages={SAVE_ERRORS} error={hold.error} onRetry={() => void holdAndContinue()} />
      <StepFoot
        onNext={() => void holdAndContinue()}
        isBusy={hold.isBusy}
        hint={dates.length === 0 && t`Wählen Sie mindestens einen Tag.`}
      />
    </>
  );
}

/** Renders the next action for a guest: the log-in. */
function PublicHint() {
  const { t } = useLingui();
  const { token } = useSnapshot(usePortal().client.session.state);
  if (token !== undefined) return null;
  return (
    <p className="hint">{t`Als Nächstes melden Sie sich an. Dann halten wir die Tage 15 Minuten lang für Sie frei.`}</p>
  );
}

/** Returns the catalogue's next free day, unless newer data shows that it is taken. */
function stillFree(
  day: string | undefined,
  days: DaysByDate,
  unavailable: readonly UnavailableDay[],
): string | undefined {
  const isUnavailable =
    unavailable.some(({ date }) => date === day) || (day && days.has(day) && !isBookable(days.get(day)));
  return isUnavailable ? undefined : day;
}

/** Keeps the choice of days, single ones, ranges or weekdays; continuing holds them. */
function useChoice(days: DaysByDate, reload: () => void) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { state, store, hold, next } = useOrder();
  const { dates } = state.draft;
  const [announcement, setAnnouncement] = useState('');
  const last = useRef<string>(undefined);

  const choose = (chosen: readonly string[]) => store.update({ dates: chosen });
  const addFree = (candidates: readonly string[]) =>
    choose(
      withDays(
        dates,
        candidates.filter((day) => isBookable(days.get(day))),
      ),
    );

  function pick(day: string, isRange: boolean) {
    const picked = days.get(day);
    if (!isBookable(picked) && !dates.includes(day)) {
      setAnnouncement(picked ? _(DAY_STATE_LABELS[picked.state]) : '');
      return;
    }
    setAnnouncement('');
    if (isRange && last.current) addFree(daysOfRange(last.current, day));
    else choose(withDayToggled(dates, day));
    last.current = day;
  }
  async function holdAndContinue() {
    if (dates.length === 0) return setAnnouncement(t`Bitte wählen Sie mindestens einen Tag.`);
    if (await hold.acquire()) next();
    else reload();
  }
  function weekday(candidates: readonly string[]) {
    const free = candidates.filter((day) => isBookable(days.get(day)));
    const areAllChosen = free.length > 0 && free.every((day) => dates.includes(day));
    choose(areAllChosen ? dates.filter((day) => !free.includes(day)) : withDays(dates, free));
  }
  return { announcement, choose, pick, weekday, holdAndContinue };
}
