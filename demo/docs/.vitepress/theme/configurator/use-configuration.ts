import { computed, onBeforeUnmount, onMounted, ref, shallowRef } from 'vue';
import { type ElementTag, TAGS } from '../../../../../src/elements/registry';
import type { ThemeColor } from '../../../../../src/theme/theme';
import { type AddressNote, fromQuery, toQuery } from '../../../configurator/address';
import { type Configuration, INITIAL } from '../../../configurator/configuration';
import { withElement } from '../../../configurator/fields';
import { hostAddress } from '../../../configurator/host-address';
import { type PresetName, withPreset } from '../../../configurator/presets';

/** The configuration in the address of the page. Typing into one field makes one entry of the history. */
export function useConfiguration() {
  const configuration = shallowRef<Configuration>(INITIAL);
  const notes = shallowRef<readonly AddressNote[]>([]);
  /** The address of the page without its state; on the server an example. */
  const page = ref('https://events.example/');
  let lastField = '';
  /** Hosts that the reader has typed or confirmed. */
  const confirmed = ref<readonly string[]>([]);
  /** Another site's host that only the address names: whoever shared it may have set a trap for passwords. */
  const doubtfulHost = computed(() => {
    const host = hostAddress(configuration.value.host, page.value);
    const isOwn = host === undefined || new URL(host).origin === new URL(page.value).origin;
    return isOwn || confirmed.value.includes(host) ? undefined : host;
  });
  function confirmHost(text: string) {
    const host = hostAddress(text, page.value);
    if (host !== undefined) confirmed.value = [...confirmed.value, host];
  }

  function read() {
    const found = fromQuery(location.search);
    configuration.value = found.configuration;
    notes.value = found.notes;
    page.value = `${location.origin}/`;
    lastField = '';
  }

  /** @param field what was changed; '' for something that is an entry of its own */
  function write(next: Configuration, field: string) {
    configuration.value = next;
    notes.value = [];
    const query = toQuery(next);
    const address = location.pathname + (query && `?${query}`) + location.hash;
    // The site's router goes to this position when one comes back.
    const state = { scrollPosition: scrollY };
    if (field !== '' && field === lastField) history.replaceState(state, '', address);
    else {
      history.replaceState(state, '');
      history.pushState(state, '', address);
    }
    lastField = field;
  }

  onMounted(() => {
    read();
    addEventListener('popstate', read);
  });
  onBeforeUnmount(() => removeEventListener('popstate', read));

  function change(part: Partial<Configuration>) {
    if (part.host) confirmHost(part.host);
    write({ ...configuration.value, ...part }, Object.keys(part).join());
  }

  return {
    configuration,
    notes,
    page,
    doubtfulHost,
    confirmHost,
    change,
    setAttribute(name: string, value: string) {
      const attributes = { ...configuration.value.attributes, [name]: value };
      write({ ...configuration.value, attributes }, `attribute ${name}`);
    },
    setColor(name: ThemeColor, value: string) {
      write({ ...configuration.value, colors: { ...configuration.value.colors, [name]: value } }, `color ${name}`);
    },
    setElement(name: string) {
      const tag = TAGS.find((known) => known === name) as ElementTag;
      write(withElement(configuration.value, tag), '');
    },
    usePreset(name: PresetName, musicRubric?: string) {
      write(withPreset(configuration.value, name, musicRubric), '');
    },
    reset() {
      write(INITIAL, '');
    },
  };
}
