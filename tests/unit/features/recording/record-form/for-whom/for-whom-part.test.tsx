import { describe, expect, it } from 'vitest';
import { ForWhomPart } from '../../../../../../src/features/recording/record-form/for-whom/for-whom-part';
import { useFollowingPromoter } from '../../../../../../src/features/recording/record-form/for-whom/use-for-whom';
import { OrganizerLine } from '../../../../../../src/features/recording/record-form/organizer/organizer-line';
import { pickPlace } from '../../../../../../src/features/recording/record-form/record-draft';
import { toAddress } from '../../../../../../src/model/answers/address';
import { anAddress } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, click, get, type, withReact } from '../../../../forms/saving/harness';
import { showSection } from '../../event-form/harness';

withReact();

const HALL = anAddress({ address_id: 10, name: 'Stadthalle' });
const BARN = anAddress({ address_id: 12, name: 'Alte Scheune' });
const COMMUNITY = { community_id: 3, name: 'Reutlingen' };
const answers = {
  'addresses/10': HALL,
  'addresses/12': BARN,
  addresses: [],
  communities: [COMMUNITY],
  personRoles: [
    { roleId: 1, name: 'Verein', type: 'address' },
    { roleId: 2, name: 'Redaktion', type: 'address' },
    { roleId: 4, name: 'Privatperson', type: 'private' },
  ],
};
const relation = (id: number, status: string, address = 10) => ({ id, status, role: 1, address, history: [] });
const rights = (rightsManagement: string) => ({ authenticatedArea: { rightsManagement } });

/** For whom the event is, and its organiser. */
function WhoPosts() {
  useFollowingPromoter();
  return (
    <>
      <ForWhomPart />
      <OrganizerLine />
    </>
  );
}

const options = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLOptionElement>('[name="relation"] option')].map(
    ({ textContent, disabled }) => `${disabled ? '- ' : ''}${textContent}`,
  );

describe('for whom an event is posted', () => {
  it('is not asked without rights management and choice', async () => {
    const { names } = await showSection(WhoPosts, { answers });
    expect(names()).toEqual([]);
  });

  itForAll([['flexible'], ['free']], afresh)(
    'is not asked where one approved relation settles it (%s)',
    async (mode) => {
      const { place, names } = await showSection(WhoPosts, {
        ...{ answers, settings: rights(mode), relations: [relation(1, 'approved'), relation(2, 'new', 12)] },
        draft: { relation: '1', promoter: pickPlace(toAddress(HALL)) },
      });
      expect(names()).toEqual([]);
      expect(place.textContent).toContain('Veranstalter ist Stadthalle, wie in Ihrem Profil.');
    },
  );

  it('is set in an older draft without it, with the promoter', async () => {
    const { form } = await showSection(WhoPosts, {
      ...{ answers, settings: rights('flexible'), relations: [relation(1, 'approved')] },
    });
    await until(() => expect(form.values()).toMatchObject({ relation: '1', promoter: { addressId: 10 } }));
  });

  it('is said where it waits for approval', async () => {
    const { place, names } = await showSection(WhoPosts, {
      ...{ answers, settings: rights('flexible'), relations: [relation(1, 'new')], draft: { relation: '1' } },
    });
    await until(() => expect(place.textContent).toContain('Für Stadthalle (wartet auf Freigabe)'));
    expect(place.textContent).toContain('Wird veröffentlicht, sobald Ihre Organisation freigegeben ist.');
    expect(names()).toEqual([]);
  });

  it('is asked anew where the only organisation was refused', async () => {
    const { form, place, names } = await showSection(WhoPosts, {
      ...{ answers, settings: rights('flexible'), relations: [relation(1, 'rejected')], draft: { relation: '1' } },
    });
    await until(() => expect(names()).toContain('forWhom.organization'));
    expect(form.values().relation).toBe('');
    await until(() => expect(place.textContent).toContain('Stadthalle: abgelehnt'));
  });

  it('is chosen among approved and new relations; others show why they are disabled', async () => {
    const statuses = ['approved', 'approved', 'new', 'changed', 'rejected', 'blocked', 'delete'];
    const { place } = await showSection(WhoPosts, {
      ...{ answers, settings: rights('flexible') },
      relations: statuses.map((status, index) => relation(index + 1, status)),
    });
    await until(() =>
      expect(options(place)).toEqual([
        'Bitte wählen',
        'Stadthalle',
        'Stadthalle',
        'Stadthalle (wartet auf Freigabe)',
        '- Stadthalle (geändert, noch nicht freigegeben)',
        '- Stadthalle (abgelehnt)',
        '- Stadthalle (gesperrt)',
        '- Stadthalle (Entfernung beantragt)',
      ]),
    );
  });

  it('is chosen by the promoter, too, until the author has changed it', async () => {
    const { form, place } = await showSection(WhoPosts, {
      ...{ answers, settings: rights('flexible') },
      relations: [relation(1, 'approved'), relation(2, 'approved', 12)],
      draft: { relation: '1', promoter: pickPlace(toAddress(HALL)) },
    });
    const choose = (id: string) => settle(() => form.set('relation', id));
    await choose('2');
    await until(() => expect(form.values().promoter).toMatchObject({ addressId: 12 }));
    const other = pickPlace(toAddress(anAddress({ address_id: 14, name: 'Kirche' })));
    await settle(() => form.set('promoter', other));
    await choose('1');
    await until(() => expect(place.textContent).toContain('Kirche'));
    expect(form.values().promoter).toMatchObject({ addressId: 14 });
  });
});

describe('a person without a relation', () => {
  const NEEDS = { privateRoles: [4], asksRole: true, needsCommunity: false };
  const newcomer = { answers, settings: rights('flexible'), needs: NEEDS };

  it('says a new name with its community and role', async () => {
    const { place, form, names, check, errorOf } = await showSection(WhoPosts, newcomer);
    await check();
    expect(errorOf('forWhom.organization')).toBe('required');
    await type(place, '[name="forWhom.organization"]', 'Liederkranz');
    const option = await until(() => get(place, '[role="option"]'));
    expect(option.textContent).toBe('„Liederkranz“ neu eingeben');
    await click(place, '[role="option"]');
    await until(() =>
      expect(names()).toEqual([
        ...['forWhom.name', 'forWhom.plz', 'forWhom.community', 'forWhom.role', 'forWhom.isPrivate'],
      ]),
    );
    expect(form.values().forWhom).toMatchObject({ name: 'Liederkranz', organization: undefined });
    await check();
    expect([errorOf('forWhom.community'), errorOf('forWhom.role')]).toEqual(['required', 'required']);
    await until(() =>
      expect([...place.querySelectorAll('[name="forWhom.role"] option')].map((one) => one.textContent)).toEqual([
        ...['Bitte wählen', 'Verein', 'Redaktion'],
      ]),
    );
    expect(place.textContent).toContain('Veranstalter ist Liederkranz.');
  });

  it('can post in private where the client has a role for it', async () => {
    const { place, names, check } = await showSection(WhoPosts, newcomer);
    await click(place, '[name="forWhom.isPrivate"]');
    expect(names()).toEqual(['forWhom.isPrivate']);
    await check();
    expect(place.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('reads why another relation cannot be used', async () => {
    const { place } = await showSection(WhoPosts, { ...newcomer, relations: [relation(1, 'blocked')] });
    await until(() => expect(place.textContent).toContain('Stadthalle: gesperrt'));
  });

  it('continues a draft from before the question', async () => {
    const { form } = await showSection(WhoPosts, { ...newcomer, draft: { forWhom: undefined } });
    await until(() => expect(form.values().forWhom).toMatchObject({ name: '' }));
  });
});
