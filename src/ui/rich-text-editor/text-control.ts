/** What a field gives to whatever shows its formatted text: the editor, or what stands in for it. */
export type TextControl = {
  id: string;
  html: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  /** The focus has come to the text. */
  onEnter(): void;
  /** The focus has left text and tools. */
  onLeave(): void;
  /** One function as long as the field is there. */
  ref(text: HTMLElement | null): void;
};

/** The same for a text that can be written. */
export type WrittenControl = TextControl & { isRequired: boolean; isInvalid: boolean; onChange(html: string): void };
