import { afterEach, describe, expect, it } from 'vitest';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { createForm } from '../../../../src/forms/engine/form-store';
import { type AddressesDraft, addressesPayload, emptyAddresses } from '../../../../src/forms/person/address-draft';
import { describeAddresses } from '../../../../src/forms/person/describe-addresses';
import { type PostcodeMatches, watchPostcode } from '../../../../src/forms/person/postcode-lookup';
import { type Community, type CommunityMatches, toCommunity } from '../../../../src/model/answers/community';
import { pickCommunity } from '../../../../src/model/picked-options';
import { toSettings } from '../../../../src/settings/to-settings';
import { aCommunity } from '../../../support/event-answers';

const place = (name: string, zip: string, id: number, district?: number): Community =>
  toCommunity(
    aCommunity({ name, zip, community_id: id, district_id: district, name_path: `Baden-Württemberg|Kreis|${name}` }),
  );
const tuebingen = place('Tübingen', '72070', 1);
const hirschau = place('Hirschau', '72070', 1, 11);
const reutlingen = place('Reutlingen', '72764', 2);
const matches = (...communities: Community[]): CommunityMatches => ({ communities, isGuess: false });

const { fields } = describeAddresses(toSettings({}).settings);
const DESCRIPTION = describeForm<AddressesDraft>({ sections: ['official', 'private'], fields, problems: () => [] });
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A form whose server answers when it is told to. */
function following(record: Partial<AddressesDraft['private']> = {}, before = record.plz ?? '') {
  const empty = emptyAddresses();
  const form = createForm(DESCRIPTION, { ...empty, private: { ...empty.private, ...record } });
  const asked: { text: string; answer(matches: CommunityMatches): void; fail(): void }[] = [];
  const seen: { found: PostcodeMatches | undefined; said: (string | undefined)[] } = { found: undefined, said: [] };
  const follower = watchPostcode({
    form,
    address: 'private',
    initialPostcode: before,
    find: (text) =>
      new Promise((answer, reject) => asked.push({ text, answer, fail: () => reject(new Error('no answer')) })),
    onMatches: (found) => {
      seen.found = found;
    },
    onChange: (picked) => seen.said.push(picked?.name),
  });
  ends.push(follower.end);
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return {
    form,
    follower,
    asked,
    seen,
    type: (plz: string) => form.set('private.plz', plz),
    async answer(given: CommunityMatches, call = asked.at(-1)) {
      call?.answer(given);
      await settled();
    },
    async fail() {
      asked.at(-1)?.fail();
      await settled();
    },
    community: () => form.values().private.community,
    offered: () => seen.found?.communities.map(({ name }) => name) ?? [],
  };
}

describe('a postcode', () => {
  it.each<[string, CommunityMatches, string | undefined, string[]]>([
    ['of one community', matches(tuebingen), 'Tübingen', ['Tübingen']],
    ['of a community and its districts', matches(tuebingen, hirschau), 'Tübingen', ['Tübingen', 'Hirschau']],
    ['of one district alone', matches(hirschau), 'Hirschau', ['Hirschau']],
    ['of several', matches(tuebingen, { ...reutlingen, zip: '72070' }), undefined, ['Tübingen', 'Reutlingen']],
    ['of two districts alone', matches(hirschau, place('Bühl', '72070', 1, 12)), undefined, ['Hirschau', 'Bühl']],
    ['of none', matches(), undefined, []],
    ['that others only resemble', { ...matches(tuebingen), isGuess: true }, undefined, []],
    ['that the answer does not have', matches(reutlingen), undefined, []],
    ['of a place without a name', matches({ ...tuebingen, name: '' }), undefined, []],
    ['that no server knows beside others', matches(reutlingen, tuebingen), 'Tübingen', ['Tübingen']],
  ])('%s chooses or offers', async (_, given, chosen, offered) => {
    const one = following();
    one.type(' 72070 ');
    await one.answer(given);
    expect(one.community()?.name).toBe(chosen);
    expect(one.offered()).toEqual(offered);
    expect(one.seen.said).toEqual(chosen ? [chosen] : []);
  });

  it.each(['7207', '720700', '7207a', 'D-72070', ''])('that is invalid, as "%s", sends no request', (text) => {
    const { type, asked } = following();
    type(text);
    expect(asked).toEqual([]);
  });

  it('that was typed before the code had loaded works, too', async () => {
    const one = following({ plz: '72070' }, '');
    await one.answer(matches(tuebingen));
    expect(one.community()?.name).toBe('Tübingen');
  });

  it('without a response does not change the field', async () => {
    const one = following();
    one.type('72070');
    await one.fail();
    expect([one.community(), one.offered(), one.seen.said]).toEqual([undefined, [], []]);
  });

  it('that is outdated is ignored', async () => {
    const one = following();
    one.type('72070');
    one.type('72764');
    await one.answer(matches(tuebingen), one.asked[0]);
    expect(one.community()).toBeUndefined();
    await one.answer(matches(reutlingen));
    expect(one.community()?.name).toBe('Reutlingen');
  });

  it('takes its community along when it changes', async () => {
    const one = following();
    one.type('72070');
    await one.answer(matches(tuebingen));
    one.type('7207');
    expect(one.community()).toBeUndefined();
    expect(one.seen.said).toEqual(['Tübingen', undefined]);
    one.type('72764');
    await one.answer(matches(reutlingen));
    expect(one.community()?.name).toBe('Reutlingen');
  });

  it('is not sent with the community', async () => {
    const one = following();
    one.type('72070');
    await one.answer(matches(tuebingen));
    expect(addressesPayload(one.form.values()).private_community).toEqual({ community_id: 1 });
  });
});

describe('input of the user', () => {
  const own = pickCommunity(reutlingen);

  it.each<[string, (one: ReturnType<typeof following>) => void, string | undefined]>([
    ['picked', ({ form }) => form.set('private.community', own), 'Reutlingen'],
    ['typed', ({ form }) => form.setFieldError('private.community', 'unpicked', 'Reu'), undefined],
    [
      'typed and taken away',
      ({ form }) => {
        form.setFieldError('private.community', 'unpicked', 'Reu');
        form.setFieldError('private.community');
      },
      undefined,
    ],
  ])('stays as it is: %s while the answer is awaited', async (_, touch, stays) => {
    const one = following();
    one.type('72070');
    touch(one);
    await one.answer(matches(tuebingen));
    expect(one.community()?.name).toBe(stays);
    expect(one.seen.said).toEqual([]);
    one.type('7207');
    expect(one.community()?.name).toBe(stays);
  });

  it('stays from the record, too', async () => {
    const one = following({ plz: '72764', community: own });
    one.type('72070');
    await one.answer(matches(tuebingen));
    expect(one.community()).toEqual(own);
  });

  it('is left alone while the user is in the field, and filled in when they leave it untouched', async () => {
    const one = following();
    one.type('72070');
    one.follower.suspend(true);
    await one.answer(matches(tuebingen));
    expect([one.community(), one.offered()]).toEqual([undefined, ['Tübingen']]);
    one.follower.suspend(false);
    expect(one.community()?.name).toBe('Tübingen');
  });

  it('is empty once they have removed the filled value; the options stay', async () => {
    const one = following();
    one.type('72070');
    await one.answer(matches(tuebingen, hirschau));
    one.follower.choose();
    one.follower.suspend(true);
    one.follower.suspend(false);
    expect([one.community(), one.offered()]).toEqual([undefined, ['Tübingen', 'Hirschau']]);
  });

  it('can be chosen again in a restored form', async () => {
    const one = following({ plz: '72070', community: { ...pickCommunity(tuebingen), postcode: '72070' } });
    one.follower.choose();
    await one.answer(matches(tuebingen, hirschau));
    expect([one.community(), one.offered()]).toEqual([undefined, ['Tübingen', 'Hirschau']]);
  });
});
