import type { Context } from 'hono';
import type { AppOptions } from '../../app-options';
import { namedFields } from '../../events/field-words';
import { readRecordingRules } from '../../recorded/recording-rules';
import { askReason, isConfirmed } from '../ask-reason';
import { eventKinds, type Told, telling } from '../decision-mails';
import { goOnAfter } from '../go-on-after';
import {
  clientOf,
  csrfOf,
  doingOf,
  failedText,
  goOn,
  idOf,
  isKeyOf,
  type Office,
  type OfficeEnv,
  queryLine,
  show,
} from '../office';
import { findAround } from '../queue';
import { kindNamed, placeIn, type QueuePlace, queuePath } from '../queue-place';
import { givenFields, givenReason, templatesOf } from '../reasons';
import { decideOnEvent, eventActions } from './decide-on-event';
import { EVENTS_POLICY, eventAssets } from './event-assets';
import { correctionPage, readCorrection } from './event-correction';
import { factsOf } from './event-facts';
import { eventPreviewPage, PREVIEW_POLICY, previewEvent } from './event-preview';
import { loadReviewed, type ReviewedEvent } from './reviewed-event';

/** Takes decisions on events that wait, and shows them as visitors will see them. */
export function serveEvents(pages: Office, options: AppOptions): void {
  const { database, now } = options;
  const load = (context: Context<OfficeEnv>) =>
    loadReviewed(database, { client: clientOf(context), id: idOf(context) }, now());

  pages.get('/:client/events/:id/preview', async (context) => {
    const event = await previewEvent(options, { client: clientOf(context), id: idOf(context) });
    if (!event) return context.notFound();
    context.header('Content-Security-Policy', PREVIEW_POLICY);
    return context.html(eventPreviewPage(clientOf(context), event));
  });

  pages.post('/:client/events/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idOf(context), form.line('action')];
    if (!isKeyOf(eventActions, action)) return context.notFound();
    const templates = templatesOf.event(action) ?? [];
    const reason = givenReason(form).words;
    const fields = action === 'reject' ? givenFields(form, templates) : [];
    const told: Told = { client: clientOf(context), kind: eventKinds[action], reviewId: id, fields, reason };
    const ask = async (result?: 'stale') => {
      const reviewed = await load(context);
      if (!reviewed) return undefined;
      context.header('Content-Security-Policy', EVENTS_POLICY);
      const seen = result ? String(reviewed.event.version) : form.line('seen');
      const asked = { label: eventActions[action], subject: reviewed.event.content.title, templates, seen, told };
      const more = {
        fields: { offered: offeredFields(reviewed), named: fields },
        isOptional: false,
        path: '',
        ...eventAssets,
      };
      return askReason(context, options, { ...asked, ...more, accountId: reviewed.accountId }, result);
    };
    if (action === 'reject' && !(isConfirmed(context) && reason))
      return (await ask()) ?? goOnAfter(context, database, '', 'stale');
    const seen = form.line('seen');
    const decision = action === 'reject' ? { id, seen, action, reason, fields } : { id, seen, action };
    const result = await decideOnEvent(options, decision, doingOf(context, options), telling(options, told));
    // The operator must not lose a typed reason because the organiser was faster.
    const again = result === 'stale' && reason ? await ask(result) : undefined;
    return again ?? goOnAfter(context, database, '', result);
  });

  const showCorrection = async (
    context: Context<OfficeEnv>,
    reviewed: ReviewedEvent,
    place: QueuePlace | undefined,
    shown: { read?: ReturnType<typeof readCorrection>; status?: 409 | 422; problem?: string | undefined } = {},
  ) => {
    context.header('Content-Security-Policy', EVENTS_POLICY);
    const { read, ...answer } = shown;
    const path = `/backoffice/${encodeURIComponent(clientOf(context))}${place ? queuePath(place.kind, place.entry) : ''}`;
    const parts = { client: clientOf(context), csrf: csrfOf(context), place, wayOut: path };
    const content = correctionPage(reviewed, parts, read);
    return show(context, { title: 'Korrigieren', current: 'queue', content, ...eventAssets, ...answer });
  };

  pages.get('/:client/events/:id/correction', async (context) => {
    const [client, id, kind] = [clientOf(context), idOf(context), kindNamed(queryLine(context, 'kind'))];
    const reviewed = await load(context);
    if (!reviewed) return goOn(context, queuePath(kind), 'decided');
    const around = await findAround(database, { client, kind }, { kind: 'event', id });
    const entry = around.find((one) => one.kind === 'event' && one.id === id);
    return showCorrection(context, reviewed, entry && { entry, kind });
  });

  pages.post('/:client/events/:id/correction', async (context) => {
    const form = context.get('form');
    const place = placeIn(form);
    const reviewed = await load(context);
    if (!reviewed) return goOnAfter(context, database, '', 'stale');
    const read = readCorrection(
      form,
      reviewed.event.content,
      (await readRecordingRules(database, clientOf(context))).rules,
    );
    if (read.faults.length > 0) return showCorrection(context, reviewed, place, { read, status: 422 });
    const fields = namedFields(Object.keys(read.correction));
    const correction = fields.length > 0 ? read.correction : undefined;
    const kind = correction ? 'eventCorrected' : eventKinds.approve;
    const told: Told = { client: clientOf(context), kind, reviewId: reviewed.id, fields };
    const decision = { id: reviewed.id, seen: form.line('seen'), action: 'approve', correction } as const;
    const result = await decideOnEvent(options, decision, doingOf(context, options), telling(options, told));
    if (result !== 'stale') return goOnAfter(context, database, '', result);
    const again = await load(context);
    if (!again) return goOnAfter(context, database, '', result);
    return showCorrection(context, again, place, { read, status: 409, problem: failedText(result) });
  });
}

/** What a reason can name: what the event says, and the pictures even where it lacks them. */
const offeredFields = ({ event, names }: ReviewedEvent) =>
  namedFields([
    ...factsOf(event.content, names).flatMap(({ name, parts }) => (parts.length > 0 ? [name] : [])),
    ...['media', 'location', 'dates', 'longdesc1'],
  ]);
