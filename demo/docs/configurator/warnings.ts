import type { ElementTag } from '../../../src/elements/registry';
import type { ThemeColor } from '../../../src/theme/theme';
import { themeProperties } from '../../../src/theme/theme-properties';
import type { ClientAnswer } from './client';
import { type Configuration, WIDTHS } from './configuration';
import { type Embed, themeOf } from './embed';
import { isAllowed, placeholderOf } from './fields';
import { hostAddress, isLoopback } from './host-address';

/** Something that one should know before copying the snippet. */
export type Warning =
  /** The product replaces the colour where it is a text. `stable` needs no replacement. */
  | { kind: 'contrast'; color: ThemeColor; from: string; to: string; stable: string; ratio: number }
  | { kind: 'narrow'; width: number; needed: number }
  | { kind: 'value'; attribute: string; value: string }
  | { kind: 'placeholder'; attribute: string; placeholder: string }
  | { kind: 'address'; name: 'host' | 'base'; value: string }
  | { kind: 'insecure'; address: string }
  | { kind: 'loopback'; address: string }
  | { kind: 'unreachable'; host: string }
  | { kind: 'refused'; host: string; status: number }
  | { kind: 'foreign'; host: string; type: string }
  | { kind: 'switchedOff'; setting: string };

/** The width in pixels below which an element cannot be used well: forms and calendars need two columns of fields. */
const NEEDED: Partial<Record<ElementTag, number>> = {
  'event-portal': 340,
  'event-recording': 340,
  'article-recording': 340,
  'advert-order': 340,
};
const NEEDED_BY_VIEW: Readonly<Record<string, number>> = { calendar: 340, week: 340, map: 340 };

/** Returns the width that an element needs. */
const neededBy = ({ element, attributes }: Configuration): number =>
  NEEDED[element] ?? NEEDED_BY_VIEW[attributes.view ?? ''] ?? 0;

/** The setting without which an element shows nothing. */
const SWITCH: Partial<Record<ElementTag, ['articles' | 'adverts' | 'recording', string]>> = {
  'article-list': ['articles', 'activateArticles'],
  'article-recording': ['articles', 'activateArticles'],
  'advert-slot': ['adverts', 'activateAdverts'],
  'advert-order': ['adverts', 'activateAdverts'],
  'event-recording': ['recording', 'activateEventsRecording'],
};

/** Returns what is wrong or doubtful in a configuration, the gravest first. @param answer of the client, once it is there */
export function warningsOf(configuration: Configuration, embed: Embed, answer?: ClientAnswer): Warning[] {
  return [
    ...addressWarnings(configuration, embed),
    ...clientWarnings(configuration, embed.host, answer),
    ...attributeWarnings(configuration),
    ...widthWarnings(configuration),
    ...colorWarnings(configuration, answer),
  ];
}

function addressWarnings(configuration: Configuration, { host, base }: Embed): Warning[] {
  const wrong = (['host', 'base'] as const).flatMap((name): Warning[] => {
    const value = configuration[name];
    return value && !hostAddress(value, host) ? [{ kind: 'address', name, value }] : [];
  });
  const insecure = [...new Set([host, base])]
    .filter((address) => address.startsWith('http:') && !isLoopback(address))
    .map((address): Warning => ({ kind: 'insecure', address }));
  return [...wrong, ...insecure, ...(isLoopback(host) ? [{ kind: 'loopback', address: host } as const] : [])];
}

function clientWarnings({ element }: Configuration, host: string, answer: ClientAnswer | undefined): Warning[] {
  if (!answer) return [];
  if (answer.kind !== 'found') return [{ ...answer, host }];
  const [part, setting] = SWITCH[element] ?? [];
  return part && setting && answer[part] === false ? [{ kind: 'switchedOff', setting }] : [];
}

function attributeWarnings({ element, attributes }: Configuration): Warning[] {
  const placeholder = placeholderOf(element);
  return Object.entries(attributes).flatMap(([attribute, value]): Warning[] => {
    if (value && !isAllowed(element, attribute, value)) return [{ kind: 'value', attribute, value }];
    const isIncomplete = attribute === 'detail-url' && value !== '' && !value.includes(placeholder);
    return isIncomplete ? [{ kind: 'placeholder', attribute, placeholder }] : [];
  });
}

function widthWarnings(configuration: Configuration): Warning[] {
  const width = WIDTHS[configuration.width];
  const needed = neededBy(configuration);
  return width < needed ? [{ kind: 'narrow', width, needed }] : [];
}

/** The ground of a dark page in the preview. */
export const DARK_PAGE = [27, 34, 42] as const;

/**
 * Returns the chosen colours that the product replaces where they are texts, by its own rule. What is not chosen has the
 * client's colour, and counts where the background is chosen.
 */
function colorWarnings(configuration: Configuration, answer: ClientAnswer | undefined): Warning[] {
  const { light } = themeOf(configuration) ?? {};
  if (!light) return [];
  const ofClient = answer?.kind === 'found' ? answer.light : undefined;
  const ground = configuration.page === 'dark' ? DARK_PAGE : undefined;
  const correctionsOf = (chosen: object) =>
    themeProperties({ light: { ...ofClient, ...light, ...chosen } }, ground).corrections;
  /** Pale backgrounds change with the colour, so its replacement may need another one. */
  const stableOf = (name: ThemeColor, to: string): string => {
    const next = correctionsOf({ [name]: to }).find((correction) => correction.name === name);
    return next ? stableOf(name, next.to) : to;
  };
  return correctionsOf({})
    .filter(({ name }) => light[name] ?? light.background)
    .map(({ name: color, ...correction }) => ({
      kind: 'contrast',
      color,
      ...correction,
      stable: stableOf(color, correction.to),
    }));
}
