declare module 'virtual:chunks' {
  type Tag = import('../elements/registry').Tag;
  /** Files of each element, relative to the loader. */
  export const elementChunks: Readonly<Record<Tag, { entry: string; chunks: readonly string[] }>>;
  /** Files of the first painter. */
  export const painterChunks: { entry: string; chunks: readonly string[] };
  /** Files of first screens and of texts. */
  export const screenChunks: Readonly<Record<'list' | 'detail' | 'none' | 'de' | 'en', readonly string[]>>;
}

declare module 'virtual:first-texts' {
  type Messages = import('@lingui/core').Messages;
  /** The texts that the first painter needs, by locale. */
  export const firstTexts: Readonly<Record<'de' | 'en', Messages>>;
}
