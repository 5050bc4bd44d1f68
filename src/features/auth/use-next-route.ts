import { useSpeech } from '../../i18n/use-speech';
import type { CommonInput } from '../../portal/element-input';
import { usePortal, useRoute } from '../../portal/portal';
import { HOMES, type RecordInput } from '../../routing/recording-elements';
import { splitRoute } from '../../routing/redirects';
import { nextRoute } from './next-route';

/**
 * Where the user lands after logging in: where they wanted to go, or else at what the element is for: a page that shows
 * the form of an event or an article, or the order of an advert, has it again for whoever logs in next.
 */
export function useNextRoute(): string {
  const { element, input } = usePortal<CommonInput & RecordInput>();
  const { locale } = useSpeech();
  const query = splitRoute(useRoute())[1];
  const homes: Readonly<Record<string, ((input: RecordInput) => string) | undefined>> = HOMES;
  return nextRoute(query, locale, homes[element.localName]?.(input));
}
