import { MonthCalendar } from '../../../ui/calendar/month-calendar';
import { Panel } from '../../../ui/panel/panel';

type Props = {
  label: string;
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  opener: () => HTMLElement | null;
  onClose(): void;
  onPick(day: string): void;
};

/** Renders a calendar beside a date field. It takes the focus, so that the arrow keys work at once. */
export function DayPanel({ label, day, min, max, opener, onClose, onPick }: Props) {
  return (
    <Panel label={label} className="day-panel" opener={opener} onClose={onClose}>
      <div className="panel-body">
        <MonthCalendar from={day} to={undefined} min={min} max={max} takesFocus onPick={onPick} />
      </div>
    </Panel>
  );
}
