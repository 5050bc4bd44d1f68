import type { EventInput } from '../../tools/store/event-input';
import { randomOf } from './random';
import type { Venue } from './venues';

/** The shares of events with a text in easy German, and with a video in sign language. */
const SHARES = { easyText: 0.08, signLanguageUrl: 0.06 };

type DescribedEvent = Pick<EventInput, 'id' | 'title' | 'free' | 'accessFeatures'> & { venue: Venue };

/**
 * Returns an event's text in easy German and its video in sign language, if it has them. Uses a random sequence of its
 * own, so that other generated data stays the same.
 */
export function versionsOf(event: DescribedEvent): Pick<EventInput, 'easyText' | 'signLanguageUrl'> {
  const random = randomOf(`${event.id} versions`);
  const isEasy = random.chance(SHARES.easyText);
  const isSigned = random.chance(SHARES.signLanguageUrl);
  return {
    ...(isEasy && { easyText: easyTextOf(event) }),
    ...(isSigned && { signLanguageUrl: `https://videos.example/dgs/${event.id}` }),
  };
}

/** Returns short sentences, each with one thought. */
const easyTextOf = ({ title, free, accessFeatures, venue }: DescribedEvent): string =>
  [
    `Die Veranstaltung heißt:\n${title}.`,
    `Die Veranstaltung ist hier:\n${venue.name} in ${venue.community.name}.`,
    free ? 'Sie müssen nichts bezahlen.' : 'Sie brauchen eine Eintritts-Karte.\nDie Karte kostet Geld.',
    ...(accessFeatures.includes('stepFree')
      ? ['Dort gibt es keine Stufen.\nSie können mit dem Rollstuhl kommen.']
      : []),
    'Haben Sie Fragen?\nDann melden Sie sich bei uns.\nWir helfen Ihnen gern.',
  ].join('\n\n');
