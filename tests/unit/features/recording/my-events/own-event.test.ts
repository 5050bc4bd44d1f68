import { describe, expect, it } from 'vitest';
import {
  eventFieldLabels,
  lackedFieldLabels,
  ownEventWhenLabel,
} from '../../../../../src/features/recording/my-events/own-event-words';
import { toAdvertEventRow } from '../../../../../src/model/answers/advert-event';
import { toOwnArticle } from '../../../../../src/model/answers/own-article';
import { toChangedRows, toOwnEvent } from '../../../../../src/model/answers/own-event';
import { itForAll } from '../../../../support/it-for-all';
import { translation } from './translation';

const ROW = {
  id: '7',
  title: 'Jazz',
  publishStatus: 'published',
  appointmentCount: 1,
  updatedAt: '2026-11-20T10:00:00Z',
};

describe('a row of the own events', () => {
  it('needs only mandatory fields', () => {
    expect(toOwnEvent(ROW)).toEqual({ ...ROW, isVisible: true, missing: [] });
  });

  itForAll<[string, object, object]>([
    ['a publish status that is new', { publishStatus: 'sleeping' }, { publishStatus: 'published' }],
    ['a reason that is new', { noEdit: 'asleep' }, { noEdit: 'locked' }],
    ['a reason that is known', { noEdit: 'expired' }, { noEdit: 'expired' }],
    ['a draft', { publishStatus: 'draft' }, { isVisible: false }],
    [
      'a change that waits',
      { publishStatus: 'waiting', state: 'published' },
      { publishStatus: 'waiting', isVisible: true },
    ],
    [
      'why an event was rejected',
      { publishStatus: 'rejected', review: { state: 'rejected', since: ROW.updatedAt, reason: 'Zu kurz.' } },
      {
        publishStatus: 'rejected',
        review: { state: 'rejected', since: ROW.updatedAt, reason: 'Zu kurz.', fields: [] },
      },
    ],
    ['a time that is none', { nextTime: '25:99' }, { missing: [] }],
    ['nothing where null stands', { nextDate: null, image: null, missing: null }, { missing: [] }],
  ])('reads %s of a newer server', (_, given, read) => {
    expect(toOwnEvent({ ...ROW, ...given })).toMatchObject(read);
  });

  it('has a publish status, which servers before 0.2 call standing', () => {
    const { publishStatus: _, ...bare } = ROW;
    expect(toOwnEvent({ ...bare, standing: 'past' }).publishStatus).toBe('past');
    expect(toOwnEvent({ ...ROW, standing: 'past' }).publishStatus).toBe('published');
    expect(() => toOwnEvent(bare)).toThrow('Invalid publishStatus.');
    expect(toChangedRows([{ id: '7', standing: 'draft' }])).toMatchObject([{ publishStatus: 'draft' }]);
    expect(toOwnArticle({ ...bare, standing: 'planned' }).publishStatus).toBe('planned');
    expect(toAdvertEventRow({ ...bare, standing: 'cancelled' }).visibility).toBe('cancelled');
  });

  it('is refused without mandatory fields', () => {
    expect(() => toOwnEvent({ ...ROW, id: 7 })).toThrow('Invalid id.');
    expect(() => toOwnEvent({ ...ROW, appointmentCount: 'many' })).toThrow('Invalid appointmentCount.');
  });
});

describe('the texts of a row', () => {
  itForAll<[string, object, string]>([
    ['today', { nextDate: '2026-11-21', nextTime: '19:30' }, 'Heute, 19:30 Uhr'],
    ['tomorrow, all day', { nextDate: '2026-11-22' }, 'Morgen'],
    ['several', { nextDate: '2026-11-28', appointmentCount: 3 }, 'Sa, 28. Nov.\u00a0· 3 Termine'],
    ['next year', { nextDate: '2027-01-02' }, 'Sa, 2. Jan. 2027'],
    ['over', { publishStatus: 'past', lastDate: '2026-10-17' }, 'zuletzt: Sa, 17. Okt.'],
    ['a draft without dates', { publishStatus: 'draft', appointmentCount: 0 }, 'Noch kein Termin'],
  ])('show the dates: %s', (_, given, words) => {
    expect(ownEventWhenLabel(toOwnEvent({ ...ROW, ...given }), translation)).toBe(words);
  });

  it('name each missing field once, also unknown ones', () => {
    const missing = ['rubrics', 'dates', 'series', 'signLanguageUrl', 'zzz', 'constructor'];
    expect(eventFieldLabels(missing, translation)).toBe('Rubrik, Termin, Video in Gebärdensprache, Weitere Angaben');
  });

  it('name recommended fields, except missing ones', () => {
    expect(lackedFieldLabels(['media', 'price', 'location', 'links'], ['location'], translation)).toBe(
      'Bild, Preis, Link',
    );
    const completeness = { percent: 40, lacks: ['media'] };
    expect(toOwnEvent({ ...ROW, completeness }).completeness).toEqual(completeness);
  });
});
