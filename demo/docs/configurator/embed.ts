import { attributesOf, type ElementTag } from '../../../src/elements/registry';
import { parseColor } from '../../../src/lib/css-values';
import type { ThemeSettings } from '../../../src/theme/theme';
import { type Configuration, withoutEmpty } from './configuration';
import { isAllowed } from './fields';
import { hostAddress } from './host-address';

/** The content of a page, the same for every kind of page. */
export type Embed = {
  readonly tag: ElementTag;
  /** Absolute address of the folder with the scripts, with a slash at its end. */
  readonly base: string;
  /** Absolute base address of the client. */
  readonly host: string;
  /** The attributes but `host` and `settings`, in the order of the registry. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The settings that differ from those of the client. */
  readonly settings: { readonly theme: ThemeSettings } | undefined;
  /** Height in pixels that the page reserves. */
  readonly reserve: number | undefined;
};

/** The surroundings of the configurator itself. */
export type Surroundings = {
  /** Address of the page, against which the other addresses are resolved. */
  readonly page: string;
  /** Address of the folder with the scripts. */
  readonly bundle: string;
  /** Base address of the first client. */
  readonly host: string;
};

/** Returns the theme of a configuration as a setting; undefined if nothing of it is set. */
export function themeOf({ colors, font }: Pick<Configuration, 'colors' | 'font'>): ThemeSettings | undefined {
  const light = Object.fromEntries(Object.entries(withoutEmpty(colors)).filter(([, color]) => parseColor(color)));
  const theme = { ...(font ? { fontFamily: font } : {}), ...(Object.keys(light).length > 0 ? { light } : {}) };
  return Object.keys(theme).length > 0 ? theme : undefined;
}

/** Returns what a configuration puts into a page. Values that the element does not accept are left out. */
export function embedOf(configuration: Configuration, { page, bundle, host }: Surroundings): Embed {
  const { element, attributes } = configuration;
  const theme = themeOf(configuration);
  const address = (text: string, fallback: string) => hostAddress(text || fallback, page) ?? fallback;
  return {
    tag: element,
    base: `${address(configuration.base, bundle)}/`,
    host: address(configuration.host, host),
    attributes: Object.keys(attributesOf(element)).flatMap((name) => {
      const value = attributes[name];
      return value && isAllowed(element, name, value) ? [[name, value] as const] : [];
    }),
    settings: theme && { theme },
    reserve: configuration.reserve ? Number(configuration.reserve) : undefined,
  };
}

/** Returns all attributes of an element in a page, the host first, the settings as JSON last. */
export const allAttributes = ({ host, attributes, settings }: Embed): (readonly [name: string, value: string])[] => [
  ['host', host],
  ...attributes,
  ...(settings ? [['settings', JSON.stringify(settings)] as const] : []),
];
