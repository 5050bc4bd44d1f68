import { expect, it } from 'vitest';
import { isTimeInput, parseTimeInput } from '../../../src/lib/parse-time-input';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

itForAll([
  ['19:30', '19:30'],
  ['19.30', '19:30'],
  ['19,30', '19:30'],
  ['19 30', '19:30'],
  ['19.30 Uhr', '19:30'],
  ['19:30:00', '19:30'],
  ['19 Uhr', '19:00'],
  ['19 Uhr 30', '19:30'],
  ['19h30', '19:30'],
  ['19h', '19:00'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['7', '07:00'],
  [' 07 ', '07:00'],
  ['0', '00:00'],
  ['7 pm', '19:00'],
  ['7:30 p.m.', '19:30'],
  ['12am', '00:00'],
  ['12 PM', '12:00'],
  ["7 o'clock", '07:00'],
])('%j is the time %s', (typed, time) => {
  expect(parseTimeInput(typed)).toEqual({ time });
});

itForAll(['24:00', '25', '19:60', '1960', '13 pm', '0 am', '2400'])('%j is no time of a day', (typed) => {
  expect(parseTimeInput(typed)).toEqual({ problem: 'impossible' });
});

itForAll(['24:00', '24', '24 Uhr', '24.00 Uhr', '2400', '24h', '24:00:00'])(
  '%j ends a day, where a day can end',
  (typed) => {
    expect(parseTimeInput(typed, '00:00')).toEqual({ time: '00:00' });
    expect(parseTimeInput(typed, '23:59')).toEqual({ time: '23:59' });
    expect(parseTimeInput(typed)).toEqual({ problem: 'impossible' });
  },
);

itForAll(['24:01', '2401', '25:00', '24 pm', '12 am'])('%j is no end of a day by itself', (typed) => {
  expect(parseTimeInput(typed, '23:59')).toEqual(parseTimeInput(typed));
});

itForAll(['abends', '19:', '19:3', ':30', '19:30 bis 21', '12345', '-7', '7.5.', 'Uhr', '19:30:15'])(
  '%j cannot be read as a time',
  (typed) => {
    expect(parseTimeInput(typed)).toEqual({ problem: 'unreadable' });
  },
);

it('finds neither a time nor a problem where nothing is typed', () => {
  expect(parseTimeInput(' ')).toEqual({});
});

it('reads every time as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
      expect(isTimeInput(time)).toBe(true);
      expect(parseTimeInput(time)).toEqual({ time });
      expect(parseTimeInput(time.replace(':', ''))).toEqual({ time });
    }),
  );
});
