import { describe, expect, it } from 'vitest';
import { deleteDrafts } from '../../../../../../src/app/drafts/drafts';
import {
  dismissDuplicate,
  dismissedDuplicates,
} from '../../../../../../src/features/recording/event-form/duplicates/dismissed-duplicates';
import { duplicateQuery } from '../../../../../../src/features/recording/event-form/duplicates/duplicate-query';
import { DuplicatesPanel } from '../../../../../../src/features/recording/event-form/duplicates/duplicates-panel';
import { emptyEventDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { pickPlace } from '../../../../../../src/features/recording/record-form/record-draft';
import { toAddress } from '../../../../../../src/model/answers/address';
import { anAddress } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, withReact } from '../../../../forms/saving/harness';
import { showSection } from '../harness';

withReact();

const ON = { fullDay: false, times: [], additionalInfo: '', endDate: '', newDate: '', newLocation: '' };
const onDay = (date: string) => ({ ...ON, id: '+1', date, status: 'scheduled' as const });
const draft = { title: 'Jazz am Abend', dates: [onDay('2027-03-01')] };
const OWN = { id: 'a', title: 'Jazz am Abend', date: '2027-03-01', from: '19:30', isOwn: true };
const FOREIGN = {
  ...{ id: 'b', title: 'Abend mit Jazz', date: '2027-03-01' },
  location: 'Stadthalle',
  promoter: 'Verein',
};

describe('the search for duplicates', () => {
  const location = pickPlace(toAddress(anAddress({ address_id: 10 })));
  itForAll(
    [
      ['nothing without a title', { ...draft, title: ' J ' }, undefined],
      ['nothing without day and place', { title: 'Jazz' }, undefined],
      ['nothing for half a day', { title: 'Jazz', dates: [onDay('24.12.')] }, undefined],
      ['the title at the place', { title: ' Jazz ', location }, { title: 'Jazz', location: 10 }],
      [
        'the first day of several',
        { title: 'Jazz', dates: [onDay('2027-03-02'), onDay('2027-03-01')] },
        { title: 'Jazz', date: '2027-03-01' },
      ],
    ],
    afresh,
  )('is %s', (_, values, known) => {
    expect(duplicateQuery({ ...emptyEventDraft(), ...values }, undefined)).toEqual(known);
  });

  it('is not the event itself', () => {
    expect(duplicateQuery({ ...emptyEventDraft(), ...draft }, 'e1')).toMatchObject({ id: 'e1' });
  });
});

describe('events like the one that is written', () => {
  const open = (found: unknown = [OWN, FOREIGN], locale: 'de' | 'en' = 'de') =>
    showSection(DuplicatesPanel, { draft, answers: { 'my/events/check': found }, locale });

  it('are shown with links to own and other ones', async () => {
    const { place, asked } = await open();
    await until(() => expect(place.textContent).toContain('2 ähnliche Veranstaltungen'));
    expect(asked).toEqual([{ path: 'my/events/check', query: { title: draft.title, date: '2027-03-01' } }]);
    const links = [...place.querySelectorAll('a')].map((link) => [link.textContent, link.dataset.route]);
    expect(links).toEqual([
      ['Diese bearbeiten: Jazz am Abend', '/secure/events/eventRecording/a'],
      ['Diese ansehen: Abend mit Jazz', '/events/b'],
    ]);
    expect(place.textContent).toContain('Mo, 1. März, 19:30 Uhr');
    expect(place.textContent).toContain('Stadthalle');
    expect(place.textContent).toContain('Verein');
  });

  itForAll(
    [
      ['https://a.example/termine/{eventId}', 'https://a.example/termine/b'],
      ['', undefined],
    ],
    afresh,
  )('lead to where visitors find them, where the element has no page for visitors: %j', async (detailUrl, href) => {
    const element = { tag: 'event-recording', detailUrl } as const;
    const answers = { 'my/events/check': [OWN, FOREIGN] };
    const { place } = await showSection(DuplicatesPanel, { draft, answers, element });
    await until(() => expect(place.textContent).toContain('Abend mit Jazz'));
    const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#/secure/events/eventRecording/a', ...(href ? [href] : [])]);
  });

  it('are shown in English, too', async () => {
    const { place } = await open([FOREIGN], 'en');
    await until(() => expect(place.textContent).toContain('Is the event already here?'));
  });

  it('stay hidden once they are dismissed, also after the form is opened again', async () => {
    const first = await open();
    await until(() => expect(first.place.textContent).toContain('Abend mit Jazz'));
    await settle(() => first.button('Meine ist eine andere: Abend mit Jazz')?.click());
    expect(first.place.textContent).toContain('Jazz am Abend');
    expect(first.place.textContent).not.toContain('Abend mit Jazz');
    await first.end();
    const again = await open();
    await until(() => expect(again.place.textContent).toContain('Eine ähnliche Veranstaltung'));
    expect(again.place.textContent).not.toContain('Abend mit Jazz');
  });

  it('stay hidden while the title is continued', async () => {
    const { place, form, button } = await open([FOREIGN]);
    await until(() => expect(place.textContent).toContain('Abend mit Jazz'));
    await settle(() => button('Meine ist eine andere: Abend mit Jazz')?.click());
    await settle(() => form.set('title', 'Jazz am Abend im Park'));
    await until(() =>
      expect(
        dismissedDuplicates({ host: 'https://a.example/clients/stadt', personId: 'p1' }, form.values().title),
      ).toEqual(['b']),
    );
    expect(place.textContent).not.toContain('Abend mit Jazz');
  });

  it('are silently omitted if the search fails', async () => {
    const { place, asked } = await open({ broken: true });
    await until(() => expect(asked).toHaveLength(1));
    await settle();
    expect(place.textContent).toBe('');
  });
});

describe('a dismissal', () => {
  const owner = { host: 'https://a.example', personId: 'p1' };
  it('belongs to a title and a person, and is deleted with their drafts', () => {
    dismissDuplicate(owner, 'Jazz', ['a']);
    dismissDuplicate(owner, ' JAZZ ', ['a', 'b']);
    expect(dismissedDuplicates(owner, 'jazz')).toEqual(['a', 'b']);
    expect(dismissedDuplicates(owner, 'Rock')).toEqual([]);
    expect(dismissedDuplicates({ ...owner, personId: 'p2' }, 'Jazz')).toEqual([]);
    deleteDrafts(owner.host, 'p1');
    expect(dismissedDuplicates(owner, 'Jazz')).toEqual([]);
  });
});
