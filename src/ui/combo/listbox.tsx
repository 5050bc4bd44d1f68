import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from '../icon';
import { adoptStyleText } from '../panel/adopt-style-text';
import css from '../panel/panel.css?inline';
import { usePopoverPosition } from '../panel/use-popover-position';

/**
 * One suggestion; `lang` is the language of its label if it differs from the visitor's. The last one may be pinned: it
 * stays visible at the end of a list that scrolls.
 */
export type ComboOption = {
  key: string;
  label: string;
  hint?: string;
  icon?: IconName;
  lang?: string;
  isPinned?: boolean;
};

type Props = {
  /** Returns the text field with role="combobox", which is in the same shadow root. */
  field: () => HTMLInputElement | null;
  /** Returns the element below which the list opens. */
  frame: () => Element | null;
  label: string;
  /** The title above the suggestions: 'Meinten Sie …?' */
  title: string | undefined;
  options: readonly ComboOption[];
  isOpen: boolean;
  /** True if the list opens as soon as the field has the focus. Default: true. */
  opensOnFocus?: boolean;
  onOpen(isOpen: boolean): void;
  /** Selects a suggestion; the caller closes the list. */
  onChoose(key: string): void;
};

/**
 * Makes a text field a combo box with a list (ARIA practices): arrows, Home and End move in the list while the focus
 * stays in the field, Enter selects a suggestion, Esc and blur close.
 */
export function Listbox({ field, options, isOpen, opensOnFocus = true, onOpen, onChoose, ...list }: Props) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const activeOption = options[active];
  const isShown = isOpen && options.length > 0;

  const onFieldKey = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes a character, keys are not meant for the list.
    if (event.isComposing) return;
    const next = indexForKey(event.key, active, options.length);
    if (next !== undefined && (isShown || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      onOpen(true);
      setActive(next);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      onOpen(false);
    } else if (event.key === 'Enter') {
      if (!isShown || !activeOption) return onOpen(false);
      event.preventDefault();
      onChoose(activeOption.key);
    }
  });
  const show = useEffectEvent(() => {
    onOpen(true);
    setActive(-1);
  });
  const hide = useEffectEvent(() => onOpen(false));

  const fieldNow = useEffectEvent(field);

  // A layout effect, so that a key press while the list appears reaches it.
  useLayoutEffect(() => {
    const input = fieldNow();
    // In a shadow root React does not recognise this event as a key press, and would render too late for a quick next
    // one.
    const keyDown = (event: KeyboardEvent) => flushSync(() => onFieldKey(event));
    const open = () => show();
    const close = () => hide();
    input?.addEventListener('keydown', keyDown);
    input?.addEventListener('input', open);
    input?.addEventListener('click', open);
    if (opensOnFocus) input?.addEventListener('focus', open);
    input?.addEventListener('blur', close);
    return () => {
      input?.removeEventListener('keydown', keyDown);
      input?.removeEventListener('input', open);
      input?.removeEventListener('click', open);
      input?.removeEventListener('focus', open);
      input?.removeEventListener('blur', close);
    };
  }, [opensOnFocus]);

  return (
    <>
      <FieldState
        field={field}
        listId={isShown && id}
        activeId={isShown && activeOption ? optionId(id, active) : undefined}
      />
      {isShown && <List {...list} id={id} options={options} active={active} onChoose={onChoose} />}
    </>
  );
}

const optionId = (id: string, index: number) => `${id}-${index}`;

/** Returns the index for a key in a list; -1 is the field itself. */
export function indexForKey(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active >= count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Writes the ARIA state of the list to the field, which another component renders. */
function FieldState({
  field,
  listId,
  activeId,
}: Pick<Props, 'field'> & { listId: string | false; activeId: string | undefined }) {
  useLayoutEffect(() => {
    const input = field();
    if (!input || !listId) return;
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', listId);
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    // Runs also when the whole list is removed: the field must not refer to removed elements.
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [field, listId, activeId]);
  return null;
}

type ListProps = Omit<Props, 'field' | 'isOpen' | 'opensOnFocus' | 'onOpen'> & { id: string; active: number };

function List({ id, frame, label, title, options, active, onChoose }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  usePopoverPosition(box, frame, { isList: true });
  useLayoutEffect(() => adoptStyleText(box.current, css), []);
  useEffect(() => {
    box.current?.querySelector(`#${optionId(id, active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <div ref={box} popover="manual" className="panel options">
      {title && <p className="options-title">{title}</p>}
      {/* The list itself scrolls: a popup of a combo box scrolls without the focus, and is no tab stop. */}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ key, label: name, hint, icon, lang, isPinned }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field handles the keys.
          <div
            key={key}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={isPinned ? 'option is-pinned' : 'option'}
            onClick={() => onChoose(key)}
          >
            {icon && <Icon name={icon} />}
            <span lang={lang}>
              {name}
              {hint && <small>{hint}</small>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
