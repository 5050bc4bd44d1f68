/** What a text field has on it from the beginning that becomes a combo box when its list has come. */
export const COMBO_PROPS = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
} as const;
