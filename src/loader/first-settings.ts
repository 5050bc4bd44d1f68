import { splitScaffold } from '../lib/scaffold';
import { toSwitch } from '../lib/switches';

/** The few settings that the first screen needs, unread. */
export type FirstSettings = {
  theme: { fontFamily: unknown; light: Record<string, unknown> };
  languageSettings: Record<string, unknown>;
  overrideHost: string;
  /** Whether the client's own frame has something above the portal. */
  hasScaffold: boolean;
  showLoginSignupButton: boolean;
};

type Layer = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Layer => typeof value === 'object' && value !== null;

function group(layers: readonly unknown[], key: string): Layer[] {
  return layers.flatMap((layer) => {
    try {
      const value = isObject(layer) && Object.hasOwn(layer, key) ? layer[key] : undefined;
      return isObject(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}

const last = (layers: readonly Layer[], key: string): unknown =>
  layers.reduce<unknown>((found, layer) => layer[key] ?? found, undefined);

const hasMarkupAbove = (template: unknown) =>
  typeof template === 'string' && Boolean(splitScaffold(template)?.before.trim());

/** Reads them from the layers, later ones winning; what is wrong falls back where it is used. */
export function firstSettings(...layers: unknown[]): FirstSettings {
  const themes = group(layers, 'theme');
  const overrideHost = last(layers.filter(isObject), 'overrideHost');
  return {
    theme: { fontFamily: last(themes, 'fontFamily'), light: Object.assign({}, ...group(themes, 'light')) },
    languageSettings: Object.assign({}, ...group(layers, 'languageSettings')),
    overrideHost: typeof overrideHost === 'string' ? overrideHost : '',
    hasScaffold: hasMarkupAbove(last(group(layers, 'applicationSettings'), 'scaffoldTemplate')),
    showLoginSignupButton: toSwitch(last(group(layers, 'authenticatedArea'), 'showLoginSignupButton')) ?? true,
  };
}
