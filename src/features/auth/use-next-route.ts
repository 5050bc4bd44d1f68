import { useSpeech } from '../../i18n/use-speech';
import type { CommonInput } from '../../portal/element-input';
import { usePortal, useRoute } from '../../portal/portal';
import { memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';
import { nextRoute } from './next-route';

/**
 * Where the user lands after logging in: where they wanted to go, or else at what the element is for: a page that shows
 * the form of an event, or the order of an advert, has it again for whoever logs in next.
 */
export function useNextRoute(): string {
  const { element, input } = usePortal<CommonInput & { readonly eventId?: string | undefined }>();
  const { locale } = useSpeech();
  const query = splitRoute(useRoute())[1];
  const form = input.eventId ? paths.ownEvent(input.eventId) : paths.newEvent;
  const homes: Record<string, string> = { 'event-recording': form, 'advert-order': memberPaths.newAdvert };
  return nextRoute(query, locale, homes[element.localName]);
}
