import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../../src/lib/parse';
import { addressLabel, toAddress } from '../../../../src/model/answers/address';
import { communityKey, communityLabel, toCommunity } from '../../../../src/model/answers/community';
import { toRole } from '../../../../src/model/answers/role';
import { toRubric } from '../../../../src/model/answers/rubric';
import { aCommunity, anAddress, aRubric } from '../../../support/event-answers';
import { itForAll } from '../../../support/it-for-all';

const messageOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
    expect(error).toBeInstanceOf(TypeError);
    return (error as ShapeError).message;
  }
  throw new Error('Nothing was wrong.');
};

describe('A community', () => {
  it('is identified by the id of its district, else by its own', () => {
    expect(communityKey(toCommunity({ community_id: 1, district_id: 2 }))).toBe(2);
    expect(communityKey(toCommunity({ community_id: 1, district_id: 0 }))).toBe(0);
    expect(communityKey(toCommunity({ community_id: 1 }))).toBe(1);
  });

  it('shows its path with dashes', () => {
    expect(communityLabel(toCommunity(aCommunity()))).toBe('Baden-Württemberg - Reutlingen - Pfullingen');
  });

  itForAll([{}, { community_id: '1' }, { community_id: null }, { community_id: Number.NaN }, null, [], 'x', undefined])(
    'cannot be made of %j',
    (answer) => {
      expect(messageOf(() => toCommunity(answer))).toMatch(/^Could not initialize Community\. Invalid (?:id|data)\.$/);
    },
  );

  it('has the error of the specification for a wrong id', () => {
    expect(messageOf(() => toCommunity({ community_id: 'x' }))).toBe('Could not initialize Community. Invalid id.');
  });

  itForAll([
    ['district_id', '2'],
    ['name', 3],
    ['name_path', ['a']],
    ['lat', 91],
  ])('names a present field of a wrong type: %s', (field, value) => {
    expect(messageOf(() => toCommunity(aCommunity({ [field]: value })))).toBe(
      `Could not initialize Community. Invalid ${field}.`,
    );
  });

  it('fails in the same way for an unprintable value', () => {
    const unprintable = { toString: '', valueOf: '' };
    expect(messageOf(() => toCommunity(aCommunity({ name: unprintable })))).toBe(
      'Could not initialize Community. Invalid data.',
    );
    expect(messageOf(() => toCommunity({ community_id: 'x', name: unprintable }))).toMatch(/^Could not initialize Com/);
  });

  it('has a position only with both coordinates', () => {
    expect(toCommunity(aCommunity({ lon: null })).position).toBeUndefined();
    expect(toCommunity(aCommunity({ lat: 0, lon: 0 })).position).toEqual({ lat: 0, lon: 0 });
  });
});

describe('An address', () => {
  it('has the error of the specification without an id', () => {
    const message = 'Could not initialize Address. Invalid address_id.';
    expect(messageOf(() => toAddress(anAddress({ address_id: undefined })))).toBe(message);
    expect(messageOf(() => toAddress(anAddress({ address_id: '10' })))).toBe(message);
  });

  itForAll([undefined, null, {}, 'Pfullingen', { community_id: '1' }, []])(
    'has the error of the specification for the community %j',
    (community) => {
      expect(messageOf(() => toAddress(anAddress({ community })))).toBe(
        'Could not initialize Address. Missing or invalid community.',
      );
    },
  );

  it('names a present field of a wrong type', () => {
    expect(messageOf(() => toAddress(anAddress({ street: 5 })))).toBe('Could not initialize Address. Invalid street.');
    expect(messageOf(() => toAddress(anAddress({ main_address: { name: 1 } })))).toBe(
      'Could not initialize Address. Invalid main_address.name.',
    );
  });

  it('reports all errors, not only the first', () => {
    try {
      toAddress({ street: 5 });
      expect.unreachable();
    } catch (error) {
      expect((error as ShapeError).problems).toEqual([
        'Invalid address_id.',
        'Missing or invalid community.',
        'Invalid street.',
      ]);
    }
  });

  it('puts https:// before an address of the web without a scheme', () => {
    expect(toAddress(anAddress({ url: 'www.a.example' })).url).toBe('https://www.a.example');
    expect(toAddress(anAddress({ url: 'http://a.example' })).url).toBe('http://a.example');
    expect(toAddress(anAddress({ url: '' })).url).toBeUndefined();
  });

  it('is found by main address with extended name, then everything else', () => {
    const address = toAddress(
      anAddress({ main_address: { name: 'Kulturhaus' }, name: 'Kleiner Saal', extended_name: 'Empore' }),
    );
    expect(addressLabel(address)).toBe(
      'Kulturhaus Empore, Kleiner Saal, Empore, Klosterstraße 1, 72793, Baden-Württemberg - Reutlingen - Pfullingen',
    );
  });
});

describe('A role', () => {
  it('is one for addresses by default', () => {
    expect(toRole({ roleId: 3 })).toEqual({ roleId: 3, name: '', type: 'address' });
    expect(toRole({ roleId: 3, name: 'x', type: 'private' }).type).toBe('private');
  });

  it('needs a number', () => {
    expect(messageOf(() => toRole({ roleId: '3' }))).toBe('Could not initialize Role. Invalid roleId.');
  });
});

describe('A rubric', () => {
  it('has a colour that is safe in a style', () => {
    expect(toRubric(aRubric())).toEqual(aRubric());
    expect(messageOf(() => toRubric(aRubric({ color: 'red;}' })))).toBe('Could not initialize Rubric. Invalid color.');
  });
});
