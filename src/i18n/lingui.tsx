import type { MessageDescriptor, Messages } from '@lingui/core';
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';
import type { Translate } from './translation';

/*
 * The target of Lingui's compiled macros (see `runtimeConfigModule` in lingui.config.ts). It replaces Lingui's own
 * runtime, most of whose features no catalog of the product uses.
 */

/** The texts of a language at a position in the tree. */
export type LocaleTexts = { locale: Locale; messages: Messages /** Name required by the macros. */; _: Translate };

const WordsContext = createContext<LocaleTexts | undefined>(undefined);

export const WordsProvider = WordsContext.Provider;

/** Returns the texts of the nearest LocaleProvider. @throws {Error} outside of a LocaleProvider */
export function useLingui(): LocaleTexts {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No locale');
  return words;
}

type Elements = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;

const PIECE = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

/** Renders a message with elements inside: 'See <0>this</0>'. */
export function Trans({ components = {}, ...message }: MessageDescriptor & { components?: Elements }): ReactNode {
  return withElements(useLingui()._(message), components);
}

function withElements(text: string, elements: Elements): ReactNode {
  const piece = PIECE.exec(text);
  if (!piece) return text;
  const [whole, paired, inside = '', alone = ''] = piece;
  const element = elements[paired ?? alone];
  return (
    <>
      {text.slice(0, piece.index)}
      {element ? withInside(element, inside && withElements(inside, elements)) : inside}
      {withElements(text.slice(piece.index + whole.length), elements)}
    </>
  );
}

const withInside = (element: Elements[string], inside: ReactNode) =>
  inside === '' ? element : cloneElement(element, {}, inside);
