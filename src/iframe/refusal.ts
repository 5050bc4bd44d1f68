import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { resolveLocale } from '../elements/resolve-locale';
import { catalogs } from '../i18n/catalogs';
import { translateIn } from '../i18n/translate';
import type { HostList } from './host-list';

const frameTexts = catalogs({ de: () => import('../i18n/de.po?frame'), en: () => import('../i18n/en.po?frame') });

/** Returns the address as the list would contain it. */
function baseOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, '');
}

/** The refused address and the list that refuses it. */
type RefusedHost = {
  /** The absolute base address of a host. */
  address: string;
  list: HostList;
  /** The requested language of the page. */
  locale: string | undefined;
};

/** Shows in place of the element that its host is not listed, and the file in which the operator can list it. */
export async function showRefusal(
  container: Element,
  { address, list, locale: requestedLocale }: RefusedHost,
): Promise<void> {
  const locale = resolveLocale({ locale: requestedLocale }, true);
  const _ = translateIn(await frameTexts.load(locale), locale);
  const textElement = (tag: 'h1' | 'p', message: MessageDescriptor) => {
    const element = document.createElement(tag);
    element.textContent = _(message);
    return element;
  };
  const host = baseOf(address);
  const box = document.createElement('div');
  box.className = 'refusal';
  box.lang = locale;
  box.setAttribute('role', 'alert');
  const { file, isRead } = list;
  box.append(
    textElement('h1', msg`Dieser Server ist nicht freigegeben`),
    textElement(
      'p',
      msg`Die Veranstaltungen sollen von ${host} kommen. Diese Seite lädt nur von Servern, die freigegeben sind.`,
    ),
    ...(isRead ? [] : [textElement('p', msg`Die Liste der freigegebenen Server ist gerade nicht lesbar.`)]),
    textElement('p', msg`Wenn Sie diese Seite betreiben, tragen Sie den Server in die Datei ${file} ein.`),
  );
  container.replaceChildren(box);
  console.error(`[event-portal] ${host} is not listed in ${file}; the page does not speak to it.`);
}
