import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { COMBO_PROPS } from '../../ui/combo/combo-props';
import { Listbox } from '../../ui/combo/listbox';
import { Icon } from '../../ui/icon';
import { controlProps, type FieldExtras, type FieldState, useFormContent } from '../engine/form-context';
import { FieldButton } from './field-button';
import { SearchStatus } from './search-status';
import type { Named } from './use-search-text';
import {
  type Find,
  hasEnded,
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
export type ExtraEntries<Picked> = {
  /** The options shown before the user types. */
  recent: readonly SearchOption<Picked>[];
  title: string;
  /** True if they open on focus. */
  isEager?: boolean;
  /** Returns the label of the last entry, which enters the typed text as something new. */
  newLabel?: ((text: string) => string) | undefined;
  onNew?(text: string): void;
};

type Props<Picked> = {
  field: FieldState<unknown>;
  extras: FieldExtras;
  text: string;
  /** The text to search for; '' for none. */
  query: string;
  type(text: string): void;
  pick(picked: Picked): void;
  /** Called when the user has stopped typing. */
  stopTyping(): void;
  find: Find<Picked>;
  nothingFound?: ((text: string) => ReactNode) | undefined;
  extraEntries?: ExtraEntries<Picked> | undefined;
  /** Called for each key before the box handles it. */
  onKey?(event: KeyboardEvent): void;
};

/** The key of the entry for something new, which no key of the server equals. */
const NEW = '\0new';

/** Renders a text field with a listbox of suggestions and the state of the search. */
export function SearchBox<Picked extends Named>(props: Props<Picked>) {
  const { field, extras, text, query, type, pick, stopTyping, find, nothingFound, extraEntries, onKey } = props;
  const suggestions = useSuggestions(find, query);
  const { hasFocus, focus, isOpen, setIsOpen } = useOpening(extraEntries?.isEager);
  const hasList = query !== '' || (hasFocus && extraEntries !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const inputNow = useCallback(() => input.current, []);
  const isUntouched = text === '';
  const { suggested, chooseNamed } = useChoosing({ suggestions, query, extraEntries, isUntouched }, pick, () =>
    setIsOpen(false),
  );
  const isPending = query !== '' && !hasEnded(suggestions, query);
  const pendingChoice = usePendingChoice(isPending, (hasLeft) => {
    chooseNamed();
    if (hasLeft) leave();
  });

  function leave() {
    stopTyping();
    field.touch();
  }

  function onEnterKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (isPending) pendingChoice.begin('entered');
    if (isPending || chooseNamed()) event.preventDefault();
  }

  return (
    <>
      <Box>
        <input
          {...COMBO_PROPS}
          {...controlProps(field, extras)}
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          className="input"
          value={text}
          onChange={({ target }) => {
            pendingChoice.end();
            type(target.value);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onFocus={focus}
          onKeyDown={(event) => {
            onKey?.(event);
            if (event.key === 'ArrowDown') setIsOpen(true);
            onEnterKey(event);
          }}
          onBlur={() => {
            setIsOpen(false);
            if (isPending) return pendingChoice.begin('left');
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
            opensOnFocus={extraEntries === undefined}
            onOpen={setIsOpen}
          />
        )}
      </Box>
      {query !== '' && (
        <SearchStatus
          suggestions={suggestions}
          onRetry={() => {
            // The pressed button is removed while the search is pending.
            input.current?.focus();
            suggestions.retry();
          }}
          nothingFound={nothingFound}
        />
      )}
    </>
  );
}

type PendingChoice = { begin(reason: 'left' | 'entered'): void; end(): void };

/**
 * Picks the option of the typed name once its results arrive, so that a quick user need not wait for suggestions.
 * Submission waits for it.
 *
 * @param onReady picks; receives true if the user has left the field meanwhile
 */
function usePendingChoice(isPending: boolean, onReady: (hasLeft: boolean) => void): PendingChoice {
  const { form } = useFormContent();
  const [reason, setReason] = useState<'left' | 'entered'>();
  const choose = useEffectEvent(onReady);
  useEffect(() => {
    if (reason === undefined || !isPending) return;
    return form.trackLookup();
  }, [form, reason, isPending]);
  useEffect(() => {
    if (reason === undefined || isPending) return;
    setReason(undefined);
    choose(reason === 'left');
  }, [reason, isPending]);
  return { begin: setReason, end: () => setReason(undefined) };
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
  suggestions: Suggestions<Picked>;
  query: string;
  extraEntries: ExtraEntries<Picked> | undefined;
  isUntouched: boolean;
};

/** Provides the options of the list, and both ways to pick one: from the list, or by typing its full name. */
function useChoosing<Picked extends Named>(
  { suggestions, query, extraEntries, isUntouched }: Choosing<Picked>,
  pick: (picked: Picked) => void,
  close: () => void,
) {
  const recent = isUntouched && extraEntries ? extraEntries.recent : [];
  const options = query === '' ? recent : suggestions.options;
  const newEntry =
    query !== '' && extraEntries?.newLabel
      ? [{ key: NEW, label: extraEntries.newLabel(query), icon: 'next' as const }]
      : [];

  function choose(picked: Picked) {
    pick(picked);
    close();
  }

  function chooseKey(key: string) {
    const option = options.find(({ value }) => value.key === key);
    if (option) return choose(option.value);
    close();
    if (key === NEW) extraEntries?.onNew?.(query);
  }

  /** Picks the option whose full name was typed. @returns true if there is exactly one */
  function chooseNamed(): boolean {
    const match = optionNamed(suggestions, query);
    if (match) choose(match);
    return match !== undefined;
  }

  return {
    suggested: {
      title: query === '' ? extraEntries?.title : undefined,
      options: [...options.map(toComboOption), ...newEntry],
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
