import { computed, type Ref, shallowRef, watch } from 'vue';
import { askClient, type ClientAnswer } from '../../../configurator/client';

/** Time after the last key, so that an address is not asked for while it is typed. */
const PAUSE_MS = 400;

/** Asks the client of an address; undefined until it has answered. @param host undefined asks nobody */
export function useClient(host: () => string | undefined, locale: Ref<'de' | 'en'>) {
  const answer = shallowRef<ClientAnswer>();
  const client = computed(() => (answer.value?.kind === 'found' ? answer.value : undefined));
  if (typeof window === 'undefined') return { answer, client };
  watch(
    [host, locale],
    ([address, language], [before], onCleanup) => {
      answer.value = undefined;
      if (address === undefined) return;
      const stop = new AbortController();
      const ask = () =>
        askClient(address, language, fetch, stop.signal).then(
          (said) => {
            answer.value = said;
          },
          () => {},
        );
      const pause = setTimeout(ask, before ? PAUSE_MS : 0);
      onCleanup(() => {
        clearTimeout(pause);
        stop.abort();
      });
    },
    { immediate: true },
  );
  return { answer, client };
}
