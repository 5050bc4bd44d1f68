/** What a dialog, a menu or a list of suggestions needs to be of use. */
const ROOM_PX = 480;
/** The lists of suggestions that are no popovers are those of the search box alone. */
const OPEN = 'dialog[open], [popover], .box-list:not([hidden])';

/** Makes a low frame taller as long as something is open in it: what lies above a page is cut off at its end. */
export function fitOpenDialogs(container: HTMLElement): void {
  const isOpen = ({ shadowRoot }: Element) => Boolean(shadowRoot?.querySelector(OPEN));
  const minHeight = [...container.children].some(isOpen) ? `${ROOM_PX}px` : '';
  if (container.style.minHeight !== minHeight) container.style.minHeight = minHeight;
}
