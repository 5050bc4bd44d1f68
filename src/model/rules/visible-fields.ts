import type { EventTexts } from '../records/event-content';
import type { EventRules, FreeField } from './event-rules';

/** Whether a text is asked for; every event has a title, whatever the client says. */
export const isTextShown = (name: keyof EventTexts, { fieldSettings }: EventRules): boolean =>
  name === 'title' || fieldSettings.recording[name].visible;

/** Names that cannot be part of a path to a field. */
const UNUSABLE = /\.|^(?:__proto__|constructor|prototype)$/;

/** Whether a field of the client's own can have this name. */
export const isUsableName = (name: string): boolean => name.trim() !== '' && !UNUSABLE.test(name);

/**
 * The fields of the client's own that a form can show: of two with one name the first, and none that cannot be filled,
 * such as a choice without choices.
 */
export const usableFreeFields = ({ eventRecording }: Pick<EventRules, 'eventRecording'>): FreeField[] =>
  !eventRecording.showFreeFields
    ? []
    : eventRecording.additionalFieldsFormDefinition.filter(
        ({ name, type, options }, place, all) =>
          isUsableName(name) &&
          all.findIndex((other) => other.name === name) === place &&
          (type !== 'select' || options.length > 0),
      );
