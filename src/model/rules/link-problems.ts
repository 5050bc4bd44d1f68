import { isPhone, isWebAddress } from '../contact-checks';
import type { EventLink, TicketOffice } from '../records/event-content';
import { type EventProblem, type EventRules, when } from './event-rules';

const isWrongUrl = (url: string) => url !== '' && !isWebAddress(url);

/** What is wrong with links: each has an address and a text, and there are no more of a kind than the client wants. */
export const linkProblems = (links: readonly EventLink[], { fieldSettings }: EventRules): EventProblem[] =>
  links.flatMap(({ kind, url, text }, index) => {
    const path = `links.${index}`;
    const { maxAmount: max } = fieldSettings.recording.links[kind];
    const isOneTooMany = max > 0 && links.slice(0, index).filter((earlier) => earlier.kind === kind).length === max;
    return [
      ...when(isOneTooMany, path, 'too_many', { max }),
      ...when(url === '', `${path}.url`, 'required'),
      ...when(isWrongUrl(url), `${path}.url`, 'url'),
      ...when(text === '', `${path}.text`, 'required'),
    ];
  });

/** What is wrong with the address of a video in sign language, where the client lets one be given. */
export const signLanguageProblems = (url: string, { eventRecording }: EventRules): EventProblem[] =>
  when(eventRecording.showSignLanguageVideo && isWrongUrl(url), 'signLanguageUrl', 'url');

/** What is wrong with the places where tickets are sold. */
export const ticketProblems = (offices: readonly TicketOffice[], { eventRecording }: EventRules): EventProblem[] =>
  !eventRecording.showTicketTab
    ? []
    : offices.flatMap(({ name, url, phone }, index) => [
        ...when(name === '', `ticketAgencies.${index}.name`, 'required'),
        ...when(isWrongUrl(url), `ticketAgencies.${index}.url`, 'url'),
        ...when(phone !== '' && !isPhone(phone), `ticketAgencies.${index}.phone`, 'phone'),
      ]);
