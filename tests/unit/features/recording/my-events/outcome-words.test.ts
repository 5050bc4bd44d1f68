import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { DraftError } from '../../../../../src/features/recording/my-events/event-actions';
import {
  doneMessage,
  failedMessage,
  failureReason,
} from '../../../../../src/features/recording/my-events/outcome-words';
import { itForAll } from '../../../../support/it-for-all';
import { translation } from './translation';

const refused = (status: number, code?: string, fields: { path: string; code: string }[] = []) =>
  new ApiError('rejected', { status, code, fields });

describe('the messages of a bulk action', () => {
  it('names one event by its title, several by their number', () => {
    expect(translation._(doneMessage('delete', ['Jazz']))).toBe('„Jazz“ ist gelöscht');
    expect(translation._(doneMessage('publish', ['Jazz', 'Rock']))).toBe('2 Veranstaltungen veröffentlicht');
    expect(translation._(failedMessage('cancel', 1))).toBe('1 Veranstaltung ließ sich nicht absagen');
  });

  itForAll<[string[], string[], string]>([
    [[], ['Jazz'], '„Jazz“ ist zur Prüfung gesendet'],
    [[], ['Jazz', 'Rock'], '2 Veranstaltungen zur Prüfung gesendet'],
    [['Folk'], ['Jazz', 'Rock'], '1 Veranstaltung veröffentlicht, 2 zur Prüfung gesendet'],
  ])('do not call events in review published: %s and %s', (published, waiting, words) => {
    expect(translation._(doneMessage('publish', published, waiting))).toBe(words);
  });

  itForAll<[string, unknown, string]>([
    ['a draft', new DraftError(), 'Besucher haben den Entwurf noch nicht gesehen.'],
    ['what is over', refused(409, 'expired'), 'Alle Termine sind vorbei.'],
    ['what is locked', refused(409, 'locked'), 'Diese Veranstaltung ist gesperrt.'],
    ['recording off', refused(403, 'recording_off'), 'Zurzeit lassen sich hier keine Veranstaltungen ändern.'],
    ['changed meanwhile', refused(412, 'conflict'), 'Sie wurde inzwischen geändert.'],
    ['a draft with gaps', refused(422, 'wrong_data', [{ path: 'dates.0.date', code: 'required' }, { path: 'tags', code: 'required' }]), 'Zum Veröffentlichen fehlt noch: Termin, Schlagwörter'],
    ['no network', new ApiError('offline'), 'Keine Verbindung'],
    ['too much text', refused(413, 'too_large'), 'Das ist zu viel auf einmal'],
    ['an unknown code', refused(400, 'zzz'), 'Das ließ sich nicht speichern'],
    ['anything else', new Error('x'), 'Das hat nicht geklappt'],
  ])('name the reason of a failure: %s', (_, error, words) => {
    expect(failureReason(error, translation)).toContain(words);
  }); // biome-ignore format: one line each.

  it('report that a deletion can no longer be undone', () => {
    expect(failureReason(refused(404), translation, 'restore')).toBe('Die zehn Minuten sind vorbei.');
  });
});
