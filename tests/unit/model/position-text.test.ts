import { describe, expect, it } from 'vitest';
import { parsePosition, positionText } from '../../../src/model/position-text';
import { itForAll } from '../../support/it-for-all';

describe('coordinates', () => {
  itForAll([
    ['48.4914, 9.2043', 48.4914, 9.2043],
    ['48,4914 9,2043', 48.4914, 9.2043],
    ['48,4914, 9,2043', 48.4914, 9.2043],
    ['48,4914; 9,2043', 48.4914, 9.2043],
    ['48.4914,9.2043', 48.4914, 9.2043],
    ['48.4914° N, 9.2043° E', 48.4914, 9.2043],
    ['48,4914 N 9,2043 O', 48.4914, 9.2043],
    [' -33.86 / 151 ', -33.86, 151],
    ['48.49144999, 9.204271', 48.49145, 9.20427],
    ['90 180', 90, 180],
  ])('are understood as %j', (typed, lat, lon) => {
    expect(parsePosition(typed)).toEqual({ lat, lon });
  });

  itForAll(['', '48.4914', '48,4914', 'Kirchplatz 3', '91 9', '48 181', '48.4 9.2 1', '1e5 2', 'NaN NaN', '48..4 9'])(
    'are not %j',
    (typed) => {
      expect(parsePosition(typed)).toBeUndefined();
    },
  );

  it('are written so that they can be read again', () => {
    const position = { lat: 48.49144, lon: -9.2 };
    expect(positionText(position)).toBe('48.49144, -9.20000');
    expect(parsePosition(positionText(position))).toEqual(position);
  });
});
