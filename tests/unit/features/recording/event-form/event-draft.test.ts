import { expect, it } from 'vitest';
import {
  emptyEventDraft,
  eventDraft,
  eventOfDraft,
} from '../../../../../src/features/recording/event-form/event-draft';
import { copyOf } from '../../../../../src/lib/value-at';
import type { Address } from '../../../../../src/model/answers/address';
import type { EditableEvent } from '../../../../../src/model/answers/event-record';
import type { OwnPicture } from '../../../../../src/model/answers/own-picture';
import type { EventContent, FreeValue } from '../../../../../src/model/records/event-content';
import { emptyContent } from '../../../../../src/model/records/event-from-payload';
import { anyContent } from '../../../../support/arbitrary-content';
import fc from '../../../../support/same-cases';

const anAddress = (addressId: number): Address => ({
  addressId,
  name: 'Stadthalle',
  street: 'Marktplatz 1',
  phone: '07123 4567',
  community: { communityId: 1, name: 'Achalmtal', path: ['Achalmtal'] },
});
const aPicture = (id: string): OwnPicture => ({
  ...{ id, alt: 'Band', width: 800, height: 600, focalPoint: { x: 0.3, y: 0.4 } },
  ...{ src: `/media/${id}/{width}`, widths: [320], credits: { author: 'A. Licht' } },
  ...{ crop: { x: 0, y: 0, width: 0.5, height: 1 }, whole: `/media/${id}/{width}?cut=whole` },
});

function written(content: EventContent): EditableEvent {
  const { location, promoter } = content;
  return {
    ...{ id: 'e1', state: 'draft', content, pictures: content.media.map(aPicture) },
    ...(location !== undefined && { location: anAddress(location) }),
    ...(promoter !== undefined && { promoter: anAddress(promoter) }),
  };
}

/** One value to a name; an empty one is none. */
const filled = (values: readonly FreeValue[]) =>
  new Map(values.filter(({ value }) => value !== '' && value !== false).map(({ name, value }) => [name, value]));

it('restores every event unchanged through the form and its stored draft', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      const names = new Set<string>();
      const freeFields = content.freeFields.filter(({ name }) => !names.has(name) && names.add(name));
      const draft = eventDraft(written({ ...content, freeFields }), { host: 'https://x.example', nameOf: String });
      const { freeFields: back, ...rest } = eventOfDraft(copyOf(draft));
      expect({ ...rest, freeFields: [] }).toEqual({ ...content, freeFields: [] });
      expect(filled(back)).toEqual(filled(freeFields));
    }),
    { numRuns: 200 },
  );
});

it('begins empty', () => {
  expect(eventOfDraft(emptyEventDraft())).toEqual(emptyContent());
});

it('omits a picture without a completed upload', () => {
  const draft = eventDraft(written({ ...emptyContent(), media: ['m1'] }), {
    host: 'https://x.example',
    nameOf: String,
  });
  const [row] = draft.media;
  if (!row) throw new Error('The picture is missing.');
  expect(row).toMatchObject({ alt: 'Band', author: 'A. Licht', file: { id: 'm1' }, focalPoint: { x: 0.3, y: 0.4 } });
  // The form shows the whole picture, so that it can be cut otherwise.
  expect([row.crop, row.file?.picture]).toEqual([
    { x: 0, y: 0, width: 0.5, height: 1 },
    'https://x.example/media/m1/320?cut=whole',
  ]);
  const media = [{ ...row, id: '+1', file: undefined }, row];
  expect(eventOfDraft({ ...draft, media }).media).toEqual(['m1']);
});

it('trims texts', () => {
  const draft = { ...emptyEventDraft(), title: ' Jazz ', tags: [{ key: 'musik', label: ' Musik ' }] };
  expect(eventOfDraft(draft)).toMatchObject({ title: 'Jazz', tags: ['Musik'] });
});
