import { advertStateSql } from '../../adverts/decisions/advert-state';
import { type AdvertDecision, decideOnAdvert } from '../../adverts/decisions/decide-on-advert';
import { advertPartsAmong } from '../../adverts/orders/returns';
import type { MailLanguage } from '../../mail/mail-texts';
import { advertActions } from '../decisions/action-labels';
import { advertReturnReasons, readReason, reasonText, templatesOf } from '../decisions/reasons';
import type { OfficeOptions } from '../options';
import type { Form } from '../page/form';
import {
  actorContextOf,
  type BackOfficeApp,
  clientOf,
  csrfOf,
  failureText,
  idInPath,
  isKeyOf,
  show,
} from '../page/office';
import { cancelPathOf, redirectAfter } from '../page/redirect-after';
import { positionInQueue } from '../queue/queue-place';
import { advertCorrectionPage, type DecidedAdvert, readAdvertCorrection } from './advert-forms';

/** Serves the decisions on ordered adverts; a refused correction is shown once more with what was typed. */
export function serveAdvertDecisions(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  const loadAdvert = async (client: string, id: number): Promise<DecidedAdvert | undefined> => {
    const [row] = await database.query<DecidedAdvert>(
      `select o.content, ${advertStateSql} as seen from advert_orders o
       where o.client = $1 and o.review = $2 and o.state = 'ordered'`,
      [client, id],
    );
    return row;
  };

  pages.post('/:client/adverts/:id', async (context) => {
    const form = context.get('form');
    const [id, action] = [idInPath(context), form.line('action')];
    const actorContext = actorContextOf(context, options);
    const seenState = form.text('seen');
    if (isKeyOf(advertActions, action)) {
      const decision = { id, action, seenState, ...reasonIn(form, action) };
      return redirectAfter(context, options, '/adverts', await decideOnAdvert(options, decision, actorContext));
    }
    if (action !== 'correct') return context.notFound();
    const advert = await loadAdvert(clientOf(context), id);
    if (!advert) return redirectAfter(context, options, '/adverts', 'decided');
    const read = readAdvertCorrection(form, advert.content);
    const showAgain = (again: DecidedAdvert, answer: { status: 409 | 422; problem?: string | undefined }) => {
      const parts = { client: clientOf(context), csrf: csrfOf(context), queuePlace: positionInQueue(form) };
      const cancelPath = cancelPathOf(context, '/adverts');
      const content = advertCorrectionPage(id, again, { ...parts, cancelPath }, read);
      return show(context, { title: `Korrigieren: ${again.content.title}`, current: 'queue', content, ...answer });
    };
    if (Object.keys(read.faults).length > 0) return showAgain({ ...advert, seen: seenState }, { status: 422 });
    const decision: AdvertDecision = {
      id,
      action: 'approve',
      seenState,
      reason: () => '',
      correction: read.correction,
    };
    const result = await decideOnAdvert(options, decision, actorContext);
    const current = result === 'stale' ? await loadAdvert(clientOf(context), id) : undefined;
    return current
      ? showAgain(current, { status: 409, problem: failureText('stale') })
      : redirectAfter(context, options, '/adverts', result);
  });
}

/** Reads the reason of a decision in the language of the order, and the parts that a return names. */
function reasonIn(form: Form, action: AdvertDecision['action']): Pick<AdvertDecision, 'reason' | 'fields'> {
  const input = readReason(form);
  const templates = action === 'return' ? advertReturnReasons : templatesOf.advert;
  const ticked = advertPartsAmong(
    form.names.filter((name) => name.startsWith('field-')).map((name) => name.slice('field-'.length)),
  );
  const { template } = input;
  const named = (template === undefined ? undefined : advertReturnReasons[template]?.parts) ?? [];
  return {
    reason: (language: MailLanguage) => reasonText(input, templates, language),
    fields: ticked.length > 0 ? ticked : named,
  };
}
