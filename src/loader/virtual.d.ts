declare module 'virtual:chunks' {
  type Files = { entry: string; chunks: readonly string[] };
  type Tag = import('../elements/registry').Tag;
  type Locale = import('../i18n/locale').Locale;
  /** Files of each element, relative to the loader. */
  export const elementChunks: Readonly<Record<Tag, Files>>;
  /** Files of the first painter. */
  export const painterChunks: Files;
  /** Files of first screens with their texts. */
  export const screenChunks: Readonly<Record<`${'list' | 'detail' | 'none'} ${Locale}`, readonly string[]>>;
}
