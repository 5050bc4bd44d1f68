import type { Context } from 'hono';
import { AdvertTokenPayload } from '../../../../src/model/payloads/advert-payload';
import { accountOf, findAccount } from '../../accounts/tokens';
import type { Owner } from '../../media/media-rows';
import { ownerOf } from '../../media/upload-medium';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import type { AppEnv } from '../../platform/http/app-env';
import { payloadOf } from '../../platform/http/body';
import { callerAddress } from '../../platform/http/caller';
import { type Call, CLOSED_POLICY, privateAnswer, queryOf } from '../../platform/http/calls';
import { parametersOf, textIdOf } from '../../platform/http/parameters';
import { isEditable } from '../../schema/record-access';
import { clientWithAdverts } from '../advert-calls';
import type { AdvertOptions } from '../options';
import { chooseAdverts } from './choose-adverts';
import { eventStatisticsCsv, loadEventStatistics } from './event-statistics';
import { type CountedKind, newRepeatLimit } from './repeats';
import { isRobot } from './robots';
import { findRunning, PLACEMENTS, type RunningAdvert } from './running';
import { loadStatistics, statisticsCsv } from './statistics';
import { newShownToken, readShownToken, type ShownToken } from './tokens';

const MAX_SHOWN = 10;

/**
 * Lists the public calls for running adverts. GET adverts/show returns the adverts of a placement with a token each;
 * POST adverts/seen and adverts/{id}/click count them. GET and POST events/{id}/seen return a token for a view of an
 * event page, and count it. The answer never reveals whether it counted.
 */
export function shownAdvertCalls(options: AdvertOptions): Call[] {
  const { database, now, advertCounter } = options;
  const isAdvertRepeat = newRepeatLimit(now);
  // Separate from adverts, whose tokens are harder to get: a flood of events must not evict theirs.
  const isEventRepeat = newRepeatLimit(now);
  let secret: Promise<string> | undefined;

  function loadSecret(): Promise<string> {
    secret ??= database
      .query<{ secret: string }>('select secret from advert_secret')
      .then(([row]) => {
        if (!row) throw new Error('The table advert_secret is empty.');
        return row.secret;
      })
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  }

  async function count(
    context: Context<AppEnv>,
    { what, id, kind }: { what: ShownToken['what']; id?: string; kind: CountedKind },
  ): Promise<Response> {
    const client = clientWithAdverts(context);
    const sent = await payloadOf(context, AdvertTokenPayload);
    const token = readShownToken(await loadSecret(), sent.token, now());
    const isValid = token?.client === client && token.what === what && (id === undefined || token.id === id);
    const caller = visitorOf(context);
    const isRepeat = what === 'event' ? isEventRepeat : isAdvertRepeat;
    if (token && isValid && caller && !isRepeat({ ...caller, targetId: token.id, kind }))
      advertCounter.count(token, kind);
    return privateAnswer(context, {});
  }

  /** Returns the caller; undefined for a robot. */
  function visitorOf(context: Context<AppEnv>): { address: string; userAgent: string } | undefined {
    const userAgent = context.req.header('user-agent');
    return isRobot(userAgent) ? undefined : { address: callerAddress(context, options), userAgent: userAgent ?? '' };
  }

  /** Answers a token for a view of a visible event; none for robots and for those who may change it. */
  async function startEventView(context: Context<AppEnv>): Promise<Response> {
    const client = clientWithAdverts(context);
    const id = idOf(context);
    if (!visitorOf(context)) return privateAnswer(context, {});
    const account = await findAccount(context, options);
    const [event] = await database.query<{ isOwn: boolean | null }>(
      `select ${isEditable('e', '$1', '$3::int')} as "isOwn" from events e
       where e.client = $1 and e.id = $2 and e.state = 'published'`,
      [client, id, account?.id ?? null],
      { often: true },
    );
    if (!event || event.isOwn) return privateAnswer(context, {});
    const moment = now();
    const token = { client, what: 'event', id, day: berlinDay(moment) } as const;
    return privateAnswer(context, { token: newShownToken(await loadSecret(), token, moment) });
  }

  return [
    {
      path: 'adverts/show',
      answer: async (context) => {
        const client = clientWithAdverts(context);
        const parameters = parametersOf(queryOf(context));
        const placement = parameters.choice('slot', PLACEMENTS) ?? parameters.wrong('slot', 'required');
        const maxCount = parameters.integer('count', 1, MAX_SHOWN) ?? 1;
        parameters.check();
        // Pages that robots store are read long after the advert has run.
        if (!placement || isRobot(context.req.header('user-agent'))) return privateAnswer(context, []);
        const moment = now();
        const day = berlinDay(moment);
        const running = await findRunning(database, client, placement, moment);
        const chosen = chooseAdverts(running, maxCount, Math.random);
        const [key, viewer] =
          chosen.length > 0 ? await Promise.all([loadSecret(), findAccount(context, options)]) : [''];
        // The advertiser sees an own advert as everybody does, but without a token it does not count.
        const toAnswer = ({ id, accountId, shown }: RunningAdvert) =>
          viewer !== undefined && viewer.id === accountId
            ? shown
            : { ...shown, token: newShownToken(key, { client, what: 'advert', id, day }, moment) };
        return privateAnswer(context, chosen.map(toAnswer));
      },
    },
    { method: 'POST', path: 'adverts/seen', answer: (context) => count(context, { what: 'advert', kind: 'view' }) },
    {
      method: 'POST',
      path: 'adverts/:id/click',
      answer: (context) => count(context, { what: 'advert', id: idOf(context), kind: 'click' }),
    },
    { path: 'events/:id/seen', answer: startEventView },
    {
      method: 'POST',
      path: 'events/:id/seen',
      answer: (context) => count(context, { what: 'event', id: idOf(context), kind: 'view' }),
    },
  ];
}

const idOf = (context: Context<AppEnv>) => textIdOf(context.req.param('id') ?? '');

type Load<Numbers> = (from: Queryable, owner: Owner, id: string, now: Date) => Promise<Numbers>;

/**
 * Lists the calls GET my/adverts/{id}/statistics and statistics.csv (views and clicks of an own advert),
 * event-statistics and event-statistics.csv (views of its event on days with and without adverts).
 */
export function advertStatisticsCalls(options: AdvertOptions): Call[] {
  const { database, now, advertCounter } = options;
  const callsOf = <Numbers extends object>(name: string, load: Load<Numbers>, csv: (numbers: Numbers) => string) => {
    const loadNumbers = async (context: Context<AppEnv>) => {
      clientWithAdverts(context);
      const owner = ownerOf(await accountOf(context, options));
      await advertCounter.flush();
      return load(database, owner, idOf(context), now());
    };
    return [
      {
        path: `my/adverts/:id/${name}`,
        answer: async (context: Context<AppEnv>) => privateAnswer(context, await loadNumbers(context)),
      },
      {
        path: `my/adverts/:id/${name}.csv`,
        answer: async (context: Context<AppEnv>) =>
          context.body(csv(await loadNumbers(context)), 200, {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Disposition': `attachment; filename="${name}.csv"`,
            'Content-Security-Policy': CLOSED_POLICY,
            'Cache-Control': 'no-store',
            Vary: 'token',
          }),
      },
    ];
  };
  return [
    ...callsOf('statistics', loadStatistics, statisticsCsv),
    ...callsOf('event-statistics', loadEventStatistics, eventStatisticsCsv),
  ];
}
