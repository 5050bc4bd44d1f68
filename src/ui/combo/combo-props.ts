/** The attributes of a text field that becomes a combo box once the code of its listbox has loaded. */
export const COMBO_PROPS = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  spellCheck: false,
} as const;
