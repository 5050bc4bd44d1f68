/**
 * Attributes that a text field has from the beginning, if it becomes a combo box once the code of its list is loaded.
 */
export const COMBO_PROPS = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
} as const;
