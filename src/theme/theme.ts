/** The colours that a client may set (spec section 3, Client settings). */
export type ThemeColor =
  | 'primary'
  | 'secondary'
  | 'error'
  | 'info'
  | 'success'
  | 'warning'
  | 'background'
  | 'text_on_primary';

/** The appearance that a client sets, unchecked; there is a light theme only (spec section 9). */
export type ThemeSettings = {
  /** A CSS font list; '' inherits the font of the host page. */
  fontFamily?: unknown;
  light?: Partial<Record<ThemeColor, unknown>> | null;
};

/** The colours of spec section 9. */
export const defaultColors: Record<ThemeColor, string> = {
  primary: '#0089CE',
  secondary: '#FFF176',
  error: '#FF5722',
  info: '#2196f3',
  success: '#4caf50',
  warning: '#fb8c00',
  background: '#FFFFFF',
  text_on_primary: '#FFFFFF',
};
