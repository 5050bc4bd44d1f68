import type { Locale } from '../i18n/locale';
import { splitScaffold } from '../lib/scaffold';
import { toSwitch } from '../lib/switches';
import { isObject, ownValue } from '../settings/own-value';
import { readLabels } from '../settings/read-labels';
import { readText } from '../settings/read-texts';
import type { LabelOverrides } from '../settings/setting-kinds';
import { defaultColors } from '../theme/theme';

/** The few settings that the first screen needs, unread. */
export type FirstSettings = {
  theme: { fontFamily: unknown; light: Record<string, unknown> };
  languageSettings: LabelOverrides;
  overrideHost: string;
  /** What the client's own frame has above the portal in a language, not cleaned; '' for nothing. */
  markupAbove(locale: Locale): string;
  /** The setting `links.base`, unread. */
  linksBase: unknown;
  imageHosts: unknown;
  showLoginSignupButton: boolean;
};

/** The values of a key that are groups of settings. */
export const group = (layers: readonly object[], key: string): object[] =>
  layers.map((layer) => ownValue(layer, key)).filter(isObject);

/** The value of a key in the last group that has one. */
export const last = (layers: readonly object[], key: string): unknown =>
  layers.reduce<unknown>((found, layer) => ownValue(layer, key) ?? found, undefined);

const colorsOf = (themes: readonly object[]) => {
  const layers = group(themes, 'light');
  return Object.fromEntries(Object.keys(defaultColors).map((name) => [name, last(layers, name)]));
};

const TEXT = { type: 'client text', fallback: () => '' } as const;
const nobody = { path: '', report: () => {} };

const markupAbove = (application: readonly object[]) => (locale: Locale) => {
  const templates = application.map((group) => ownValue(group, 'scaffoldTemplate'));
  return splitScaffold(readText(TEXT, templates, { ...nobody, locale }))?.before ?? '';
};

/** Reads them from the layers, later ones winning; what is wrong falls back where it is used. */
export function firstSettings(...given: unknown[]): FirstSettings {
  const layers = given.filter(isObject);
  const themes = group(layers, 'theme');
  const application = group(layers, 'applicationSettings');
  const overrideHost = last(layers, 'overrideHost');
  return {
    theme: { fontFamily: last(themes, 'fontFamily'), light: colorsOf(themes) },
    languageSettings: readLabels(group(layers, 'languageSettings'), () => undefined),
    overrideHost: typeof overrideHost === 'string' ? overrideHost : '',
    markupAbove: markupAbove(application),
    linksBase: last(group(layers, 'links'), 'base'),
    imageHosts: last(application, 'imageHosts'),
    showLoginSignupButton: toSwitch(last(group(layers, 'authenticatedArea'), 'showLoginSignupButton')) ?? true,
  };
}
