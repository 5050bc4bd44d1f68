import { randomUUID } from 'node:crypto';
import { addDays } from '../../../../src/lib/days';
import { at, checkRefusal, dataOf, rowsOf, type Session } from '../session';

/** The title of the draft: whoever finds it knows where it comes from. */
const TITLE = 'Conformance check (may be deleted)';

/** Creates a draft of an event, reads, changes and deletes it. */
export async function checkWriting(session: Session): Promise<void> {
  const { token = '', ask, report, today } = session;
  const [rubric] = rowsOf(await ask('rubrics'));
  const draft = {
    state: 'draft',
    title: TITLE,
    rubrics: [rubric?.id],
    dates: [{ date: addDays(today, 30), times: [{ from: '19:30', until: '22:00' }] }],
  };
  const headers = { token, 'Idempotency-Key': randomUUID() };
  const created = await ask('my/events', { method: 'POST', body: draft, headers });
  const id = dataOf(created).id;
  const path = `my/events/${encodeURIComponent(String(id))}`;
  const isCreated = created.status === 201 && typeof id === 'string';
  if (
    !report.add(created, 'status 201 and the draft with its id', !isCreated && cameShort(created.status, created.text))
  )
    return;
  try {
    const repeated = await ask('my/events', { method: 'POST', body: draft, headers });
    const repeatedId = dataOf(repeated).id;
    report.add(
      'POST my/events again',
      'the first answer for the same Idempotency-Key',
      repeatedId !== id && `another record, ${repeatedId}`,
    );
    if (typeof repeatedId === 'string' && repeatedId !== id)
      await ask(`my/events/${encodeURIComponent(repeatedId)}`, {
        method: 'DELETE',
        headers: { token, 'If-Match': '*' },
      });
    await checkChanges(session, path, draft);
    const hidden = await ask(`events/${encodeURIComponent(String(id))}`);
    report.add(hidden, 'status 404: this event is a draft', hidden.status !== 404 && `status ${hidden.status}`);
  } finally {
    const gone = await ask(path, { method: 'DELETE', headers: { token, 'If-Match': '*' } });
    report.add(gone, 'status 200 or 204', ![200, 204].includes(gone.status) && cameShort(gone.status, gone.text));
    checkRefusal(report, await ask(path, { headers: { token } }), [404], 'for the deleted draft');
  }
}

/** Changes the draft with its ETag, and with one that is no longer valid. */
async function checkChanges({ token = '', ask, report }: Session, path: string, draft: object): Promise<void> {
  const shown = await ask(path, { headers: { token } });
  const tag = shown.headers.get('etag') ?? '';
  report.add(
    shown,
    'the draft as it was sent',
    at(dataOf(shown), 'title') !== TITLE && cameShort(shown.status, shown.text),
  );
  report.add(shown, 'a header ETag', !tag && 'none');
  const exposed = (shown.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  report.add(shown, 'Access-Control-Expose-Headers with ETag', !exposed.includes('etag') && (exposed || 'none'));
  const changed = { ...draft, title: `${TITLE} 2` };
  const put = await ask(path, { method: 'PUT', body: changed, headers: { token, 'If-Match': tag } });
  report.add(
    put,
    'status 200 and the changed draft',
    dataOf(put).title !== changed.title && cameShort(put.status, put.text),
  );
  report.add(put, 'another ETag than before', put.headers.get('etag') === tag && tag);
  const stale = await ask(path, { method: 'PUT', body: draft, headers: { token, 'If-Match': tag } });
  const call = `PUT ${path} with the ETag of before`;
  report.add(call, 'status 412', stale.status !== 412 && cameShort(stale.status, stale.text));
  report.add(
    call,
    'the current draft as `current`',
    at(stale.body, 'current', 'title') !== changed.title && 'another answer',
  );
}

const cameShort = (status: number, text: string) => `status ${status}: ${text.slice(0, 200)}`;
