import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { comboList } from '../combo/combo-list-lazy';
import { controlProps, useField, useFormContent, useFormPart } from '../form/form-context';
import { Icon } from '../icon';
import { useLazyPart } from '../use-lazy-part';
import { FieldFrame } from './field-frame';
import { SearchStatus } from './search-status';
import { type Find, optionNamed, type SearchOption, type Suggestions, useSuggestions } from './use-suggestions';

export type { SearchOption } from './use-suggestions';

const Box = styled.div`
  position: relative;

  > .input {
    padding-right: 52px;
  }
`;

const Clear = styled.button`
  position: absolute;
  top: 1px;
  right: 2px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-small);
  background: none;
  color: var(--portal-color-text-soft);
  cursor: pointer;

  &:hover {
    color: var(--portal-color-text);
  }
`;

type Props<Picked> = {
  path: string;
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  find: Find<Picked>;
  /** What to say, or to offer, when there is nothing of the kind. */
  nothingFound?: ((text: string) => ReactNode) | undefined;
};

/** What was picked, as the form keeps it: plain data with a name to show. */
type Named = { key: string; label: string };

/** Picks one of many that only the server knows. Text that is not picked is no value, and keeps the form back. */
export function SearchField<Picked extends Named>(props: Props<Picked>) {
  const { path, isRequired, hint, find, nothingFound } = props;
  const { field, text, wanted, type, stop, pick, clear } = useSearchText<Picked>(path);
  const { label } = field;
  const found = useSuggestions(find, wanted);
  const ComboList = useLazyPart(comboList, wanted !== '');
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputNow = useCallback(() => input.current, []);

  const { chooseKey, chooseNamed, enter } = useChoosing(found, wanted, (picked) => {
    pick(picked);
    setIsOpen(false);
  });

  function empty() {
    clear();
    input.current?.focus();
  }

  return (
    <FieldFrame field={field} isRequired={isRequired} hint={hint} text={text}>
      <Box>
        <input
          {...controlProps(field, { isRequired, hint })}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          className="input"
          value={text}
          onChange={({ target }) => {
            type(target.value);
            // The list that hears of it comes with the first text.
            setIsOpen(true);
          }}
          onKeyDown={enter}
          onBlur={() => {
            stop();
            chooseNamed();
            field.leave();
          }}
        />
        {text !== '' && <ClearButton label={label} onClear={empty} />}
        {ComboList && (
          <ComboList
            field={inputNow}
            frame={inputNow}
            label={label}
            title={undefined}
            options={wanted === '' ? [] : found.options.map(toComboOption)}
            isOpen={isOpen}
            onOpen={setIsOpen}
            onChoose={chooseKey}
          />
        )}
      </Box>
      {wanted !== '' && (
        <SearchStatus
          found={found}
          onAgain={() => {
            // The button that was pressed goes while the answer is on its way.
            input.current?.focus();
            found.again();
          }}
          nothingFound={nothingFound}
        />
      )}
    </FieldFrame>
  );
}

/** The ways to pick: from the list, or by typing a name to its end. */
function useChoosing<Picked extends Named>(
  found: Suggestions<Picked>,
  wanted: string,
  choose: (picked: Picked) => void,
) {
  function chooseKey(key: string) {
    const option = found.options.find(({ value }) => value.key === key);
    if (option) choose(option.value);
  }

  /** Who has typed a name to its end means it. @returns whether there is exactly one of that name */
  function chooseNamed(): boolean {
    const named = optionNamed(found, wanted);
    if (named) choose(named);
    return named !== undefined;
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (chooseNamed()) event.preventDefault();
  }
  return { chooseKey, chooseNamed, enter };
}

function ClearButton({ label, onClear }: { label: string; onClear(): void }) {
  const { t } = useLingui();
  return (
    <Clear type="button" aria-label={t`${label} leeren`} onClick={onClear}>
      <Icon name="close" size={16} />
    </Clear>
  );
}

const toComboOption = ({ icon, hint, value: { key, label } }: SearchOption<Named>) => ({
  icon,
  ...(hint && { hint }),
  key,
  label,
});

/** What stands in the field: what was picked, or what is typed and not picked yet, which the form keeps for it. */
function useSearchText<Picked extends Named>(path: string) {
  const { form } = useFormContent();
  const field = useField<Picked | undefined>(path);
  const { value, set } = field;
  const [isTyping, setIsTyping] = useState(false);
  const typed = useFormPart(form, ({ state }) => state.own[path]?.params?.text);
  const text = value?.label ?? (typeof typed === 'string' ? typed : '');

  function type(next: string) {
    setIsTyping(true);
    form.keepBack(path, next.trim() === '' ? undefined : 'unpicked', next);
    if (value !== undefined) set(undefined);
  }
  function pick(picked: Picked) {
    form.keepBack(path);
    set(picked);
  }
  const stop = () => setIsTyping(false);
  // Who is still typing has not had the chance to pick.
  const error = isTyping && typed !== undefined ? undefined : field.error;
  return {
    field: { ...field, error },
    text,
    wanted: value ? '' : text.trim(),
    type,
    stop,
    pick,
    clear: () => type(''),
  };
}
