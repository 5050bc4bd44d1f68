import { describe, expect, it } from 'vitest';
import { emptyEventDraft, eventOfDraft } from '../../../../../../src/features/recording/event-form/event-draft';
import { previewEvent } from '../../../../../../src/features/recording/event-form/preview/preview-event';
import {
  previewListPicture,
  previewPictures,
  uncroppedPictures,
} from '../../../../../../src/features/recording/record-form/preview/preview-pictures';
import { emptyMedium } from '../../../../../../src/features/recording/record-form/record-draft';
import { toOwnPicture } from '../../../../../../src/model/answers/own-picture';
import { toSettings } from '../../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../../src/settings/to-work-settings';

const SETTINGS = {
  eventRecording: {
    showTicketTab: true,
    showFreeFields: true,
    additionalFieldsFormDefinition: [{ name: 'alter', label: 'Mindestalter', type: 'number' }],
  },
};
const RUBRICS = [
  { id: 1, name: 'Musik', color: '#aa0000', icon: 'music' },
  { id: 2, name: 'Fest', color: '#00aa00', icon: 'star' },
];
const rules = (settings: object) => ({
  ...toWorkSettings(settings).settings,
  authenticatedArea: toSettings(settings).settings.authenticatedArea,
});
const show = (values: Partial<ReturnType<typeof emptyEventDraft>> = {}, settings: object = SETTINGS) =>
  previewEvent(eventOfDraft({ ...emptyEventDraft(), ...values }), {
    ...{ rubrics: RUBRICS, rules: rules(settings), pictures: [], isNew: true },
    ...{ location: undefined, promoter: undefined },
  });

const day = (date: string, more: object = {}) => ({
  ...{ id: `+${date}`, date, endDate: '', fullDay: false, times: [{ id: '+t', from: '19:30', until: '' }] },
  ...{ additionalInfo: '', status: 'scheduled' as const, newDate: '', newLocation: '' },
  ...more,
});

describe('the preview of an event', () => {
  it('needs nothing', () => {
    expect(show()).toMatchObject({ title: '', rubrics: [], appointments: [], pictures: [], isNew: true });
  });

  it('shows the dates in order, and omits incomplete ones', () => {
    const { appointments } = show({
      dates: [day('2027-03-02'), day('24.12.'), day('2027-03-01', { times: [{ id: '+t', from: '25', until: '' }] })],
    });
    expect(appointments.map(({ date, from }) => [date, from])).toEqual([
      ['2027-03-01', undefined],
      ['2027-03-02', '19:30'],
    ]);
  });

  it('shows a day without a time', () => {
    expect(show({ dates: [day('2027-03-01', { times: [] })] }).appointments).toMatchObject([{ fullDay: false }]);
  });

  it('shows the status of the whole event at each date, except a cancelled one', () => {
    const { appointments } = show({
      ...{ status: 'moved', newLocation: 'Stadthalle' },
      dates: [day('2027-03-01'), day('2027-03-02', { status: 'cancelled' })],
    });
    expect(appointments.map(({ status, newLocation }) => [status, newLocation])).toEqual([
      ['moved', 'Stadthalle'],
      ['cancelled', undefined],
    ]);
  });

  it('has the rubrics in their order, prices, own fields and openable links', () => {
    const event = show({
      ...{ rubric: '2', addRubrics: [{ key: '1', label: 'Musik' }], freeFields: { alter: 6 } },
      price: { text: '', from: 800, to: undefined },
      links: [
        { id: '+1', kind: 'event', url: 'example.org', text: 'Mehr' },
        { id: '+2', kind: 'event', url: 'javascript:alert(1)', text: 'Nein' },
      ],
    });
    expect(event.rubrics.map(({ id }) => id)).toEqual([2, 1]);
    expect(event.price).toEqual({ text: '', from: 800, currency: 'EUR' });
    expect(event.freeFields).toEqual([{ name: 'alter', label: 'Mindestalter', value: '6', type: 'number' }]);
    expect(event.links.map(({ text }) => text)).toEqual(['Mehr']);
  });

  it('shows where tickets are sold only where visitors see it', () => {
    const office = { id: '+1', name: 'Kiosk', url: '', phone: '', street: '', zipcode: '', city: '' };
    expect(show({ ticketAgencies: [office] }).ticketAgencies).toMatchObject([
      { name: 'Kiosk', url: undefined, city: '' },
    ]);
    expect(show({ ticketAgencies: [office] }, { eventRecording: { showTicketTab: false } }).ticketAgencies).toEqual([]);
  });
});

describe('the pictures of the preview', () => {
  const row = (id: string, file?: { id: string; name: string; picture: string }) => ({
    ...emptyMedium(),
    id,
    alt: id,
    file,
  });
  const stored = toOwnPicture({ id: 'm1', alt: 'before', width: 9, height: 6, src: '/m1/{width}', widths: [320, 640] });

  it('are those of the server, then those of the device, with their current texts', () => {
    const status = { name: 'a.jpg', bytes: 1, picture: 'blob:b', state: { name: 'idle' } } as const;
    const pictures = previewPictures(
      [
        row('a', { id: 'm1', name: '', picture: '/m1/320' }),
        row('b'),
        row('c', { id: 'm3', name: '', picture: '/m3/320' }),
        row('d'),
      ],
      {
        stored: [stored],
        uploads: { statusOf: (path) => (path === 'media.b' ? status : undefined) },
        croppedUrls: new Map(),
      },
    );
    expect(pictures.map(({ alt, src, widths }) => [alt, src, widths])).toEqual([
      ['a', '/m1/{width}', [320, 640]],
      ['b', 'blob:b', []],
      ['c', '/m3/320', []],
    ]);
  });

  it('are cropped by the server, by this page, or not at all if that fails', () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const cutRow = (id: string, more: object = {}) => ({
      ...{ ...row(id, { id: 'm1', name: '', picture: '/whole/320' }), crop, focalPoint: { x: 0.75, y: 0.2 } },
      ...more,
    });
    const media = [
      cutRow('a'),
      cutRow('b', { crop: { ...crop, y: 0.5, height: 0.5 } }),
      cutRow('c', { crop: { ...crop, x: 0 } }),
    ];
    const sources = { stored: [{ ...stored, crop }], uploads: undefined };
    expect(uncroppedPictures(media, sources).map(({ id, address }) => [id, address])).toEqual([
      ['b', '/whole/320'],
      ['c', '/whole/320'],
    ]);
    const pictures = previewPictures(media, { ...sources, croppedUrls: new Map([['b', 'blob:b']]) });
    expect(pictures.map(({ src, focalPoint }) => [src, focalPoint])).toEqual([
      ['/m1/{width}', { x: 0.5, y: 0.2 }],
      ['blob:b', { x: 0.5, y: 0 }],
      ['/whole/320', { x: 0.75, y: 0.2 }],
    ]);
  });

  it('have another crop in lists if set', () => {
    const listCrop = { x: 0, y: 0.5, width: 1, height: 0.5 };
    const media = [{ ...row('a', { id: 'm1', name: '', picture: '/whole/320' }), listCrop }];
    const [wanted] = uncroppedPictures(media, { stored: [stored], uploads: undefined });
    expect(wanted).toMatchObject({ address: '/whole/320', crop: listCrop });
    const pictures = [{ ...stored, focalPoint: { x: 0.5, y: 0.5 } }];
    const cut = new Map([[wanted?.id ?? '', 'blob:list']]);
    expect(previewListPicture(media, pictures, cut)).toMatchObject({ src: 'blob:list', focalPoint: { x: 0.5, y: 0 } });
    expect(previewListPicture(media, pictures, new Map())).toBeUndefined();
  });
});
