import type { Contradiction } from './contradiction';
import type { WorkSettings } from './work-settings-schema';

/** Finds steps that never complete an order in any sequence. */
export function orderContradictions({ steps }: Pick<WorkSettings['advertSettings'], 'steps'>): Contradiction[] {
  const path = 'advertSettings.steps';
  const has = (step: (typeof steps)[number]) => steps.includes(step);
  if (!has('when')) {
    const message = 'Nobody can order without days; the step when is added.';
    return [{ path, code: 'no_dates', message, replacement: { value: [...steps, 'when'] } }];
  }
  if (!has('eventSelection') || has('existingEvent') || has('newEvent')) return [];
  const message = 'eventSelection needs existingEvent or newEvent; it is left out.';
  return [
    { path, code: 'no_event', message, replacement: { value: steps.filter((step) => step !== 'eventSelection') } },
  ];
}
