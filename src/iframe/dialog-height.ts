/** The minimum useful height of a dialog, menu or listbox, in px. */
const MIN_DIALOG_HEIGHT_PX = 480;
/** Matches open dialogs and lists. Lists that are no popovers belong to the search box alone. */
const OPEN_LAYERS = 'dialog[open], [popover], .box-list:not([hidden])';

/** Makes a low frame taller while a dialog or list is open in it, since layers above a page are cut off at its end. */
export function fitOpenDialogs(container: HTMLElement): void {
  const isOpen = ({ shadowRoot }: Element) => Boolean(shadowRoot?.querySelector(OPEN_LAYERS));
  const minHeight = [...container.children].some(isOpen) ? `${MIN_DIALOG_HEIGHT_PX}px` : '';
  if (container.style.minHeight !== minHeight) container.style.minHeight = minHeight;
}
