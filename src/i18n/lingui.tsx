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

const TextsContext = createContext<LocaleTexts | undefined>(undefined);

export const LocaleTextsProvider = TextsContext.Provider;

/** Returns the texts of the nearest LocaleProvider. @throws {Error} outside of a LocaleProvider */
export function useLingui(): LocaleTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('No locale');
  return texts;
}

type Elements = Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;

const ELEMENT = /<(\w+)>([\s\S]*?)<\/\1>|<(\w+)\/>/;

/** Renders a message with elements inside: 'See <0>this</0>'. */
export function Trans({ components = {}, ...message }: MessageDescriptor & { components?: Elements }): ReactNode {
  return withElements(useLingui()._(message), components);
}

function withElements(text: string, elements: Elements): ReactNode {
  const match = ELEMENT.exec(text);
  if (!match) return text;
  const [matched, pairedName, content = '', emptyName = ''] = match;
  const element = elements[pairedName ?? emptyName];
  return (
    <>
      {text.slice(0, match.index)}
      {element ? withContent(element, content && withElements(content, elements)) : content}
      {withElements(text.slice(match.index + matched.length), elements)}
    </>
  );
}

const withContent = (element: Elements[string], content: ReactNode) =>
  content === '' ? element : cloneElement(element, {}, content);
