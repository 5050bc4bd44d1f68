import { isPhone, isWebAddress } from '../contact-checks';
import type { EventLink, TicketOffice } from '../records/event-content';
import { type EventProblem, type EventRules, problemIf } from './event-rules';

const isWrongUrl = (url: string) => url !== '' && !isWebAddress(url);

/** Returns the problems of links: each needs an address and a text, and the client limits the number of each kind. */
export const linkProblems = (links: readonly EventLink[], { fieldSettings }: EventRules): EventProblem[] =>
  links.flatMap(({ kind, url, text }, index) => {
    const path = `links.${index}`;
    const { maxAmount: max } = fieldSettings.recording.links[kind];
    const isOneTooMany = max > 0 && links.slice(0, index).filter((earlier) => earlier.kind === kind).length === max;
    return [
      ...problemIf(isOneTooMany, path, 'too_many', { max }),
      ...problemIf(url === '', `${path}.url`, 'required'),
      ...problemIf(isWrongUrl(url), `${path}.url`, 'url'),
      ...problemIf(text === '', `${path}.text`, 'required'),
    ];
  });

/** Returns the problems of a sign language video's address, if the client enables it. */
export const signLanguageProblems = (url: string, { eventRecording }: EventRules): EventProblem[] =>
  problemIf(eventRecording.showSignLanguageVideo && isWrongUrl(url), 'signLanguageUrl', 'url');

/** Returns the problems of ticket agencies. */
export const ticketProblems = (offices: readonly TicketOffice[], { eventRecording }: EventRules): EventProblem[] =>
  !eventRecording.showTicketTab
    ? []
    : offices.flatMap(({ name, url, phone }, index) => [
        ...problemIf(name === '', `ticketAgencies.${index}.name`, 'required'),
        ...problemIf(isWrongUrl(url), `ticketAgencies.${index}.url`, 'url'),
        ...problemIf(phone !== '' && !isPhone(phone), `ticketAgencies.${index}.phone`, 'phone'),
      ]);
