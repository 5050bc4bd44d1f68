import { useSpeech } from '../../i18n/use-speech';
import { handedOrder } from '../../portal/drafts/handed-order';
import type { CommonInput } from '../../portal/element-input';
import { usePortal, useRoute } from '../../portal/portal';
import { memberPaths } from '../../routing/member-paths';
import { HOMES, type RecordInput } from '../../routing/recording-elements';
import { splitRoute } from '../../routing/redirects';
import { nextRoute } from './next-route';

/**
 * Where the user lands after logging in: where they wanted to go, or else at what the element is for: a page that shows
 * the form of an event or an article, or the order of an advert, has it again for whoever logs in next. Elsewhere an
 * order goes on that was begun without an account: the link that confirms a new one opens a page that knows no more.
 */
export function useNextRoute(): string {
  const { element, input, client, settings } = usePortal<CommonInput & RecordInput>();
  const { locale } = useSpeech();
  const query = splitRoute(useRoute())[1];
  const homes: Readonly<Record<string, ((input: RecordInput) => string) | undefined>> = HOMES;
  const isOrdering = settings.applicationSettings.activateAdverts && handedOrder(client.host).read() !== undefined;
  const home = homes[element.localName]?.(input) ?? (isOrdering ? memberPaths.newAdvert : undefined);
  return nextRoute(query, locale, home);
}
