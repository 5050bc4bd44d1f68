/** The props of any control that shows a formatted text: the editor, or the one that stands in for it. */
export type TextControl = {
  id: string;
  html: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  /** Called when the text gets the focus. */
  onEnter(): void;
  /** Called when the focus has left both text and tools. */
  onLeave(): void;
  /** The same function during the life of the field. */
  ref(text: HTMLElement | null): void;
};

/** The props of a control with which the text can be edited. */
export type WrittenControl = TextControl & { isRequired: boolean; isInvalid: boolean; onChange(html: string): void };
