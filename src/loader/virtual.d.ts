declare module 'virtual:chunks' {
  /**
   * Files by what needs them, each without folder and ending: 'core' for every element, an element that has more of its
   * own, a screen, a language, or a screen in a language ('detail en'). What defines an element comes first. What needs
   * none is not in it.
   */
  export const chunks: { readonly core: readonly string[]; readonly [need: string]: readonly string[] | undefined };
}
