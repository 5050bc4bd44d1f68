import { proxy } from 'valtio';
import { describe, expect, it } from 'vitest';
import { ConfirmAction } from '../../../../../src/features/recording/my-events/confirm-action';
import type { ConfirmedAction } from '../../../../../src/features/recording/my-events/question-words';
import { type OwnEvent, toOwnEvent } from '../../../../../src/model/answers/own-event';
import { aPortal, show, withReact } from '../../../forms/saving/harness';

withReact();

const event = (
  id: string,
  publishStatus: OwnEvent['publishStatus'],
  state: 'draft' | 'published' = 'draft',
): OwnEvent =>
  toOwnEvent({ id, title: id, publishStatus, state, appointmentCount: 1, updatedAt: '2026-11-20T18:30:00Z' });

async function ask(action: ConfirmedAction, events: readonly OwnEvent[], review = 'none') {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording: { review } } }) });
  const question = <ConfirmAction action={action} events={events} onClose={() => undefined} onYes={() => undefined} />;
  await show(portal, question);
  const place = portal.root;
  return {
    words: place.textContent ?? '',
    items: [...place.querySelectorAll('li')].map((item) => item.textContent),
    buttons: [...place.querySelectorAll('.button')].map((button) => button.textContent),
  };
}

describe('the confirmation of a bulk action', () => {
  it('asks before events are published, and names those that need a review', async () => {
    const drafts = ['a', 'b', 'c', 'd', 'e'].map((id) => event(id, 'draft'));
    const { words, items, buttons } = await ask('publish', [...drafts, event('f', 'rejected'), event('g', 'waiting')]);
    expect(words).toContain('7 Veranstaltungen veröffentlichen?');
    expect(items).toEqual(['f (Abgelehnt)', 'g (In Prüfung)', 'a', 'b', 'c', 'und 2 weitere']);
    expect(words).toContain('Abgelehntes senden Sie so noch einmal.');
    expect(buttons).toEqual(['Abbrechen', 'Veröffentlichen']);
  });

  it('does not announce publication of events that need a review', async () => {
    const [open, reviewed] = [
      await ask('publish', [event('a', 'draft')]),
      await ask('publish', [event('a', 'draft')], 'all'),
    ];
    expect(open.words).toContain('Besucher finden dann, was vollständig ist.');
    expect(reviewed.words).toContain('Wir prüfen Neues, bevor Besucher es sehen.');
  });

  it('explains that unpublished events cannot be cancelled', async () => {
    const none = await ask('cancel', [event('a', 'draft'), event('b', 'waiting')]);
    expect(none.words).toContain('Sie können nur absagen, was Besucher schon gesehen haben.');
    expect(none.words).not.toContain('weiterhin');
    expect(none.buttons).toEqual(['Abbrechen']);
    const some = await ask('cancel', [event('a', 'draft'), event('b', 'published', 'published')]);
    expect(some.words).toContain('Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.');
    expect(some.words).toContain('Besucher haben eine davon noch nicht gesehen; sie bleibt, wie sie ist.');
    expect(some.buttons).toEqual(['Abbrechen', 'Absagen']);
  });

  it('names events that are already cancelled, and stay so', async () => {
    const off = event('b', 'cancelled', 'published');
    const { words, items, buttons } = await ask('cancel', [event('a', 'published', 'published'), off]);
    expect(items).toEqual(['b (Abgesagt)', 'a']);
    expect(words).toContain('Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.');
    expect(words).toContain('Eine ist schon abgesagt und bleibt so.');
    expect(buttons).toEqual(['Abbrechen', 'Absagen']);
    expect((await ask('cancel', [off])).buttons).toEqual(['Abbrechen']);
  });
});
