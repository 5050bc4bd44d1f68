import { type Configuration, INITIAL } from './configuration';

export const PRESET_NAMES = ['portal', 'front', 'sidebar', 'music', 'calendar', 'search'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

type Preset = Partial<Pick<Configuration, 'element' | 'attributes' | 'width' | 'reserve'>>;

/**
 * The starting points.
 *
 * @param musicRubric id of the rubric of music, which each client numbers in its own way
 */
const presets = (musicRubric: string | undefined): Record<PresetName, Preset> => ({
  portal: { element: 'event-portal' },
  front: {
    element: 'event-teaser',
    attributes: { limit: '3', layout: 'cards' },
    reserve: '420',
  },
  sidebar: {
    element: 'event-list',
    attributes: { when: 'weekend', limit: '5', filter: 'off' },
    width: 'sidebar',
  },
  music: { element: 'event-list', attributes: musicRubric ? { rubric: musicRubric } : { q: 'Musik' } },
  calendar: { element: 'event-list', attributes: { view: 'calendar' } },
  search: { element: 'event-search', attributes: { 'results-url': '/veranstaltungen/' }, reserve: '72' },
});

/** Returns a configuration with what a preset says; client, theme, language and kind of page stay. */
export function withPreset(configuration: Configuration, name: PresetName, musicRubric?: string): Configuration {
  const { locale } = configuration.attributes;
  const { attributes, ...preset } = presets(musicRubric)[name];
  return {
    ...configuration,
    element: INITIAL.element,
    width: INITIAL.width,
    reserve: INITIAL.reserve,
    ...preset,
    attributes: { ...attributes, ...(locale ? { locale } : {}) },
  };
}
