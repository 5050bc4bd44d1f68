import { msg } from '@lingui/core/macro';
import { ApiError, type ApiFailure } from '../../../api/api-error';
import { type FailureWords, failureWords } from '../failure-words';

const BROKEN: FailureWords = {
  title: msg`Die Veranstaltung konnte nicht geladen werden`,
  hint: msg`Der Veranstaltungskalender hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
};

/** What is said of one event differs from what is said of a list. */
const WORDS: Readonly<Partial<Record<ApiFailure, FailureWords>>> = {
  denied: {
    title: msg`Kein Zugriff`,
    hint: msg`Diese Veranstaltung ist nicht öffentlich, oder Ihre Anmeldung ist abgelaufen.`,
  },
  missing: {
    title: msg`Diese Veranstaltung gibt es nicht mehr`,
    hint: msg`Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.`,
  },
  rejected: {
    title: BROKEN.title,
    hint: msg`Diese Anfrage ist ungültig. Vielleicht ist der Link unvollständig.`,
  },
  broken: BROKEN,
};

/** Why one event could not be shown, in words; whatever is no failed call counts as broken. */
export const eventFailureWords = (error: unknown): FailureWords =>
  error instanceof ApiError ? (WORDS[error.failure] ?? failureWords(error)) : BROKEN;
