import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { withEventTexts } from '../../../cards/with-event-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventRow } from '../../../model/answers/event-row';
import { effectiveDateOf } from '../../../model/effective-date';
import { textIn } from '../../../model/text-in';
import { useCodeFailure } from '../../../ui/code-failure';
import { Icon } from '../../../ui/icon';
import { useLazyPartState } from '../../../ui/lazy-part';
import { adoptStyleText } from '../../../ui/panel/adopt-style-text';
import css from './card-calendar.css?inline';

/** The lazy calendar export of a card's date. */
const cardMenu = lazyModule(async () => (await import('../calendar/card-menu')).CardMenu);

type Props = { event: EventRow };

/** Renders the button for the calendar export on a card; nothing without an upcoming date. */
export const CardCalendar = withEventTexts(function CardCalendar({ event }: Props) {
  const { takesPlace, now } = effectiveDateOf(event.appointment);
  return takesPlace && !now.isOver && <MenuButton event={event} />;
});

function MenuButton({ event }: Props) {
  const { children: title, lang } = textIn(useTranslation().locale, event.title, event.title_en);
  const box = useRef<HTMLDivElement>(null);
  const opener = useCallback(() => box.current?.querySelector('button') ?? null, []);
  const [isOpen, setOpen] = useState(false);
  const { part: Menu, hasFailed, retry } = useLazyPartState(cardMenu, isOpen);
  useLayoutEffect(() => adoptStyleText(box.current, css), []);

  function toggle() {
    retry();
    setOpen(hasFailed || !isOpen);
  }
  return (
    <div ref={box} className="card-calendar">
      <button
        type="button"
        className="card-heart"
        aria-expanded={isOpen && Menu !== undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void cardMenu.load().catch(() => undefined)}
        onClick={toggle}
      >
        <Icon name="calendar" />
        <span className="visually-hidden">
          <Trans>
            <span lang={lang}>{title}</span> in meinen Kalender
          </Trans>
        </span>
      </button>
      {isOpen && Menu && <Menu {...{ event, opener }} onClose={() => setOpen(false)} />}
      {isOpen && hasFailed && <LoadFailure onRetry={retry} />}
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  const { advice, label, act } = useCodeFailure(onRetry);
  return (
    <div className="card-calendar-failure">
      <p role="alert">
        {t`Der Kalender ließ sich nicht laden.`} {advice}
      </p>
      <button type="button" className="button is-quiet" onClick={act}>
        {label}
      </button>
    </div>
  );
}
