import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { COMBO_PROPS } from '../../ui/combo/combo-props';
import { Listbox } from '../../ui/combo/listbox';
import { Icon } from '../../ui/icon';
import { type About, controlProps, type FieldState, useFormContent } from '../engine/form-context';
import { FieldButton } from './field-button';
import { SearchStatus } from './search-status';
import type { Named } from './use-search-text';
import {
  type Find,
  isAnswered,
  optionNamed,
  type SearchOption,
  type Suggestions,
  useSuggestions,
} from './use-suggestions';

const Box = styled.div`
  position: relative;

  > .input {
    padding-right: 52px;
  }
`;

/** The entries of the list beside the search results. */
export type BesideFound<Picked> = {
  /** The options shown before the user types. */
  recent: readonly SearchOption<Picked>[];
  title: string;
  /** True if they open on focus. */
  isEager?: boolean;
  /** Returns the label of the last entry, which enters the typed text as something new. */
  newWords?: ((text: string) => string) | undefined;
  onNew?(text: string): void;
};

type Props<Picked> = {
  field: FieldState<unknown>;
  about: About;
  text: string;
  /** The text to search for; '' for none. */
  wanted: string;
  type(text: string): void;
  pick(picked: Picked): void;
  /** Called when the user has stopped typing. */
  stop(): void;
  find: Find<Picked>;
  nothingFound?: ((text: string) => ReactNode) | undefined;
  beside?: BesideFound<Picked> | undefined;
  /** Called for each key before the box handles it. */
  onKey?(event: KeyboardEvent): void;
};

/** The key of the entry for something new, which no key of the server equals. */
const NEW = '\0new';

/** Renders a text field with a listbox of suggestions and the state of the search. */
export function SearchBox<Picked extends Named>(props: Props<Picked>) {
  const { field, about, text, wanted, type, pick, stop, find, nothingFound, beside, onKey } = props;
  const found = useSuggestions(find, wanted);
  const { hasFocus, focus, isOpen, setIsOpen } = useOpening(beside?.isEager);
  const hasList = wanted !== '' || (hasFocus && beside !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const inputNow = useCallback(() => input.current, []);
  const isUntouched = text === '';
  const { suggested, chooseNamed } = useChoosing({ found, wanted, beside, isUntouched }, pick, () => setIsOpen(false));
  const isPending = wanted !== '' && !isAnswered(found, wanted);
  const late = useLateChoice(isPending, (hasLeft) => {
    chooseNamed();
    if (hasLeft) leave();
  });

  function leave() {
    stop();
    field.leave();
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (isPending) late.begin('entered');
    if (isPending || chooseNamed()) event.preventDefault();
  }

  return (
    <>
      <Box>
        <input
          {...COMBO_PROPS}
          {...controlProps(field, about)}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          className="input"
          value={text}
          onChange={({ target }) => {
            late.end();
            type(target.value);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onFocus={focus}
          onKeyDown={(event) => {
            onKey?.(event);
            if (event.key === 'ArrowDown') setIsOpen(true);
            enter(event);
          }}
          onBlur={() => {
            setIsOpen(false);
            if (isPending) return late.begin('left');
            chooseNamed();
            leave();
          }}
        />
        {!isUntouched && (
          <ClearButton
            label={field.label}
            onClear={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
        {hasList && (
          <Listbox
            {...suggested}
            field={inputNow}
            frame={inputNow}
            label={field.label}
            isOpen={isOpen}
            opensOnFocus={beside === undefined}
            onOpen={setIsOpen}
          />
        )}
      </Box>
      {wanted !== '' && (
        <SearchStatus
          found={found}
          onAgain={() => {
            // The pressed button is removed while the search is pending.
            input.current?.focus();
            found.again();
          }}
          nothingFound={nothingFound}
        />
      )}
    </>
  );
}

type LateChoice = { begin(by: 'left' | 'entered'): void; end(): void };

/**
 * Picks the option of the typed name once its results arrive, so that a quick user need not wait for suggestions.
 * Submission waits for it.
 *
 * @param act picks; receives true if the user has left the field meanwhile
 */
function useLateChoice(isPending: boolean, act: (hasLeft: boolean) => void): LateChoice {
  const { form } = useFormContent();
  const [by, setBy] = useState<'left' | 'entered'>();
  const choose = useEffectEvent(act);
  useEffect(() => {
    if (by === undefined || !isPending) return;
    return form.trackLookup();
  }, [form, by, isPending]);
  useEffect(() => {
    if (by === undefined || isPending) return;
    setBy(undefined);
    choose(by === 'left');
  }, [by, isPending]);
  return { begin: setBy, end: () => setBy(undefined) };
}

/** Keeps whether the list is open, and whether the field was focused, which opens an eager list. */
function useOpening(isEager = false) {
  const [hasFocus, setHasFocus] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  function focus() {
    setHasFocus(true);
    if (isEager) setIsOpen(true);
  }
  return { hasFocus, focus, isOpen, setIsOpen };
}

type Choosing<Picked> = {
  found: Suggestions<Picked>;
  wanted: string;
  beside: BesideFound<Picked> | undefined;
  isUntouched: boolean;
};

/** Provides the options of the list, and both ways to pick one: from the list, or by typing its full name. */
function useChoosing<Picked extends Named>(
  { found, wanted, beside, isUntouched }: Choosing<Picked>,
  pick: (picked: Picked) => void,
  close: () => void,
) {
  const recent = isUntouched && beside ? beside.recent : [];
  const options = wanted === '' ? recent : found.options;
  const last =
    wanted !== '' && beside?.newWords ? [{ key: NEW, label: beside.newWords(wanted), icon: 'next' as const }] : [];

  function choose(picked: Picked) {
    pick(picked);
    close();
  }

  function chooseKey(key: string) {
    const option = options.find(({ value }) => value.key === key);
    if (option) return choose(option.value);
    close();
    if (key === NEW) beside?.onNew?.(wanted);
  }

  /** Picks the option whose full name was typed. @returns true if there is exactly one */
  function chooseNamed(): boolean {
    const named = optionNamed(found, wanted);
    if (named) choose(named);
    return named !== undefined;
  }

  return {
    suggested: {
      title: wanted === '' ? beside?.title : undefined,
      options: [...options.map(toComboOption), ...last],
      onChoose: chooseKey,
    },
    chooseNamed,
  };
}

function ClearButton({ label, onClear }: { label: string; onClear(): void }) {
  const { t } = useLingui();
  return (
    <FieldButton type="button" aria-label={t`${label} leeren`} onClick={onClear}>
      <Icon name="close" size={16} />
    </FieldButton>
  );
}

const toComboOption = ({ icon, name, hint, value: { key, label } }: SearchOption<Named>) => ({
  ...(icon && { icon }),
  ...(hint && { hint }),
  key,
  label: name || label,
});
