import { describe, expect, it } from 'vitest';
import { LocationPart } from '../../../../../../src/features/recording/record-form/places/location-part';
import { RecordAddressField } from '../../../../../../src/features/recording/record-form/places/record-address-field';
import { pickPlace } from '../../../../../../src/features/recording/record-form/record-draft';
import { toAddress } from '../../../../../../src/model/answers/address';
import { anAddress } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';
import { settle, until } from '../../../../../support/settle';
import { afresh, click, get, type, withReact } from '../../../../forms/saving/harness';
import { showSection } from '../../event-form/harness';

withReact();

/** Location and promoter, as far as the form shows their fields. */
const PlacesSection = () => (
  <>
    <LocationPart />
    <RecordAddressField path="promoter" />
  </>
);

const HALL = anAddress({ address_id: 10, name: 'Stadthalle' });
const BARN = anAddress({ address_id: 12, name: 'Alte Scheune' });
const answers = { 'addresses/': HALL, addresses: [HALL, BARN] };
const required = (place: ParentNode) =>
  ['location', 'promoter'].filter((name) => get(place, `[name="${name}"]`).getAttribute('aria-required') === 'true');
const asks = (requiredAddresses: string | undefined, recording: object = {}) => ({
  eventRecording: { requiredAddresses },
  fieldSettings: { recording },
});

describe('the required addresses', () => {
  itForAll(
    [
      [asks(undefined), ['location']],
      [asks('promoter'), ['promoter']],
      [asks('both'), ['location', 'promoter']],
      [asks('either'), []],
      [asks('none'), []],
      [asks('both', { location_required: false }), []],
      [asks('none', { promoter_required: true }), ['promoter']],
      [asks('location', { location_required: false, promoter_required: true }), ['promoter']],
    ],
    afresh,
  )('follow the client: %j', async (settings, names) => {
    const { place, errorOf, check } = await showSection(PlacesSection, { settings, answers });
    expect(required(place)).toEqual(names);
    await check();
    const wrong = ['location', 'promoter'].filter((name) => errorOf(name) === 'required');
    expect(wrong).toEqual(names);
  });

  it('may be either', async () => {
    const { place, errorOf, check } = await showSection(PlacesSection, { settings: asks('either'), answers });
    expect(place.textContent).toContain('Ort oder Veranstalter, eines von beiden genügt.');
    await check();
    expect(errorOf('location')).toBe('location_or_promoter');
  });
});

describe('a venue', () => {
  it('is offered before typing, last used first', async () => {
    const { place, asked, form } = await showSection(PlacesSection, { answers });
    expect(asked.filter(({ path }) => path === 'addresses').map(({ query }) => query)).toEqual([
      { recent: 'location', pageSize: 5 },
      { recent: 'promoter', pageSize: 5 },
    ]);
    await settle(() => get(place, '[name="location"]').focus());
    await click(place, '[name="location"]');
    const option = await until(() => get(place, '[role="option"]'));
    expect(option.textContent).toContain('Stadthalle');
    await click(place, '[role="option"]');
    await until(() => expect(form.values().location).toMatchObject({ addressId: 10, name: 'Stadthalle' }));
  });

  it('is shown by its short name, with its contact below', async () => {
    const location = pickPlace(toAddress(HALL));
    const { place } = await showSection(PlacesSection, { answers, draft: { location } });
    expect(get<HTMLInputElement>(place, '[name="location"]').value).toBe('Stadthalle');
    expect(place.textContent).toContain(location.details);
  });

  it('that is not found can be entered with the typed name', async () => {
    const { place } = await showSection(PlacesSection, { answers: { ...answers, addresses: [] } });
    await type(place, '[name="location"]', 'Neue Halle');
    const option = await until(() => get(place, '[role="option"]'));
    expect(option.textContent).toBe('„Neue Halle“ neu eingeben');
    await click(place, '[role="option"]');
    const name = await until(() => get<HTMLInputElement>(place, '[role="dialog"] [name="name"], dialog [name="name"]'));
    expect(name.value).toBe('Neue Halle');
    // What was typed is no mistake while the place is being entered; it is one if that is given up.
    const field = () => get(place, '[name="location"]').getAttribute('aria-invalid');
    expect(field()).toBeNull();
    await settle(() =>
      [...place.querySelectorAll('dialog button')]
        .find(({ textContent }) => textContent === 'Abbrechen')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await until(() => expect([place.querySelector('dialog'), field()]).toEqual([null, 'true']));
  });

  it('that is entered although it exists is offered instead', async () => {
    const community = { community_id: 3, name: 'Reutlingen' };
    const { place, form } = await showSection(PlacesSection, {
      answers: {
        'addresses/': HALL,
        addresses: [anAddress({ address_id: 14, name: 'Stadthalle', community })],
        communities: [community],
      },
    });
    await type(place, '[name="location"]', 'stadthalle');
    await until(() => expect(place.querySelectorAll('[role="option"]').length).toBe(2));
    const options = [...place.querySelectorAll<HTMLElement>('[role="option"]')];
    await settle(() => options.find(({ textContent }) => textContent?.includes('neu eingeben'))?.click());
    await type(place, 'dialog [name="community"]', 'Reutlingen');
    await until(() => get(place, 'dialog [role="option"]'));
    await click(place, 'dialog [role="option"]');
    const use = await until(() => get(place, 'dialog [role="status"] button'));
    expect(use.textContent).toBe('Diese verwenden');
    await settle(() => use.click());
    expect(form.values().location).toMatchObject({ addressId: 14 });
    expect(place.querySelector('dialog')).toBeNull();
  });
});

describe('a new place on the map', () => {
  const MAP = { map: { tiles: '/tiles/{z}/{x}/{y}.png', attribution: 'Karte: Stadt' } };
  const DIALOG = '[role="dialog"], dialog';

  async function openDialog(settings: object) {
    const community = { community_id: 3, name: 'Reutlingen' };
    const section = await showSection(PlacesSection, {
      settings,
      answers: { ...answers, addresses: [], communities: [community], 'communities/3': community },
    });
    const { place } = section;
    await type(place, '[name="location"]', 'Neue Halle');
    await until(() => get(place, '[role="option"]'));
    await click(place, '[role="option"]');
    const dialog = await until(() => get(place, DIALOG));
    await until(() => get(dialog, '[name="community"]'));
    const press = (words: string) =>
      settle(() => [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());
    return { ...section, dialog, press };
  }
  const words = (dialog: Element) => dialog.textContent ?? '';

  it('is offered if the client has a map, also by coordinates', async () => {
    const { dialog, press } = await openDialog(MAP);
    await until(() => expect(words(dialog)).toContain('Auf der Karte zeigen'));
    await press('Auf der Karte zeigen');
    expect(words(dialog)).toContain('Wählen Sie die Gemeinde, dann erscheint hier die Karte.');
    await type(dialog, '[name="point"]', 'Kirchplatz');
    await press('Vorschlagen und verwenden');
    expect(get(dialog, '[name="point"]').getAttribute('aria-invalid')).toBe('true');
    await press('Punkt entfernen');
    expect(get<HTMLInputElement>(dialog, '[name="point"]').value).toBe('');
    expect(get(dialog, '[name="point"]').getAttribute('aria-invalid')).toBeNull();
  });

  itForAll([[{}], [{ map: { tiles: 'https://karten.example/{z}/{x}.png' } }]], afresh)(
    'is not offered with %j',
    async (settings) => {
      const { dialog } = await openDialog(settings);
      // The part with the map comes later than the dialog, where it comes.
      await settle();
      expect(words(dialog)).not.toContain('Auf der Karte zeigen');
      expect(dialog.querySelector('[name="point"]')).toBeNull();
    },
  );
});
