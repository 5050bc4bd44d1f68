/** What a dialog or a menu needs to be of use. */
const ROOM_PX = 480;

/** Makes a low frame taller as long as something is open in it: what lies above a page is cut off at its end. */
export function giveRoom(container: HTMLElement): void {
  const isOpen = ({ shadowRoot }: Element) => Boolean(shadowRoot?.querySelector('dialog[open], [popover]'));
  const minHeight = [...container.children].some(isOpen) ? `${ROOM_PX}px` : '';
  if (container.style.minHeight !== minHeight) container.style.minHeight = minHeight;
}
