import type { MessageDescriptor, Messages } from '@lingui/core';
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Locale } from './locale';
import type { Translate } from './translation';

/*
 * What Lingui's macros are compiled to (see `runtimeConfigModule` in lingui.config.ts), in place of Lingui's own
 * runtime, which can do much that no catalog of ours asks for.
 */

/** The words of a language, as they stand at a place in the tree. */
export type Words = { locale: Locale; messages: Messages /** Named as the macros call it. */; _: Translate };

const WordsContext = createContext<Words | undefined>(undefined);

export const WordsProvider = WordsContext.Provider;

/** @throws {Error} outside of a LocaleProvider */
export function useLingui(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('No locale');
  return words;
}

type Elements = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;

const PIECE = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

/** A message whose words stand partly in elements: 'See <0>this</0>'. */
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
