import type { EventTexts } from '../records/event-content';
import type { EventRules, FreeField } from './event-rules';

/** Checks whether a text field is visible; the title always is. */
export const isTextShown = (name: keyof EventTexts, { fieldSettings }: EventRules): boolean =>
  name === 'title' || fieldSettings.recording[name].visible;

/** Matches names that cannot be part of a path to a field. */
const UNUSABLE = /\.|^(?:__proto__|constructor|prototype)$/;

/** Checks whether a free field can have this name. */
export const isUsableName = (name: string): boolean => name.trim() !== '' && !UNUSABLE.test(name);

/**
 * Returns the client's free fields that a form can show: of two with one name the first, and no select field without
 * options.
 */
export const usableFreeFields = ({ eventRecording }: Pick<EventRules, 'eventRecording'>): FreeField[] =>
  !eventRecording.showFreeFields
    ? []
    : eventRecording.additionalFieldsFormDefinition.filter(
        ({ name, type, options }, index, all) =>
          isUsableName(name) &&
          all.findIndex((other) => other.name === name) === index &&
          (type !== 'select' || options.length > 0),
      );
