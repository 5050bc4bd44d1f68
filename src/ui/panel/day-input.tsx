import { Icon } from '../icon';

type Props = {
  id: string;
  label: string;
  hint: string;
  text: string;
  /** The message with the problem and its solution. */
  problem: string | undefined;
  onText(text: string): void;
  onLeave(): void;
};

/** Renders a field for a day, in any of the spellings that parseDayInput reads. */
export function DayInput({ id, label, hint, text, problem, onText, onLeave }: Props) {
  return (
    <div className={problem ? 'field panel-field has-problem' : 'field panel-field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onBlur={onLeave}
        onChange={({ target }) => onText(target.value)}
      />
      <p className={problem ? 'panel-problem' : 'hint'} id={`${id}-hint`}>
        {problem && <Icon name="warning" size={16} />}
        {problem ?? hint}
      </p>
    </div>
  );
}
