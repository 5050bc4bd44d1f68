/** The props of a control for formatted text: the editor, or its fallback. */
export type TextControl = {
  id: string;
  html: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  /** Called when the text gets the focus. */
  onEnter(): void;
  /** Called when the focus has left both text and tools. */
  onLeave(): void;
  /** The ref callback, stable during the life of the field. */
  ref(text: HTMLElement | null): void;
};

/** The props of a control that edits the text. */
export type WrittenControl = TextControl & { isRequired: boolean; isInvalid: boolean; onChange(html: string): void };
