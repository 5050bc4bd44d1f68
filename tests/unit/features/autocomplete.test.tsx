import { expect, it } from 'vitest';
import { itForAll } from '../../support/it-for-all';
import { ACCOUNT_FORMS, openAccountForm, WANTS_ALL } from './account-forms';
import { afresh, tidyScreens } from './auth/harness';

tidyScreens();

/** Fields of the HTML standard (section "Autofill") by what a control for them must be able to hold. */
const ONE_LINE = new Set(
  ['name', 'honorific-prefix', 'given-name', 'additional-name', 'family-name', 'honorific-suffix', 'nickname',
    'username', 'new-password', 'current-password', 'one-time-code', 'organization-title', 'organization',
    'address-line1', 'address-line2', 'address-line3', 'address-level4', 'address-level3', 'address-level2',
    'address-level1', 'country', 'country-name', 'postal-code', 'bday', 'language', 'sex', 'url', 'photo'],
); // biome-ignore format: a table.
/** Fields that may be said to be at home, at work, mobile. */
const CONTACT = new Set(['tel', 'tel-country-code', 'tel-national', 'tel-area-code', 'tel-local', 'email', 'impp']);
/** Holds several lines, which an input cannot. */
const MULTILINE = new Set(['street-address']);

/** Returns the error of an `autocomplete` value, or undefined. */
function fault(value: string | null, tag: string): string | undefined {
  if (value === null) return 'none';
  if (value === 'off') return undefined;
  const tokens = value.split(' ');
  if (tokens[0]?.startsWith('section-')) tokens.shift();
  if (['shipping', 'billing'].includes(tokens[0] ?? '')) tokens.shift();
  const isContact = ['home', 'work', 'mobile', 'fax', 'pager'].includes(tokens[0] ?? '');
  if (isContact) tokens.shift();
  const [field = '', ...others] = tokens;
  if (others.length > 0) return `too much: ${value}`;
  if (MULTILINE.has(field)) return tag === 'textarea' ? undefined : `several lines in one: ${value}`;
  if (CONTACT.has(field)) return undefined;
  return ONE_LINE.has(field) && !isContact ? undefined : `unknown: ${value}`;
}

it('is validated by the standard', () => {
  const judge = (value: string | null) => fault(value, 'input');
  expect(['off', 'section-a work tel', 'billing address-line1', 'email'].map(judge)).toEqual(Array(4).fill(undefined));
  const wrong = [null, 'street-address', 'address-line1 section-a', 'work organization', 'street', 'section-a', ''];
  expect(wrong.map(judge)).not.toContain(undefined);
});

itForAll(Object.entries(ACCOUNT_FORMS), afresh)(
  'every field of %s can be filled in by the browser',
  async (_, form) => {
    const { box } = await openAccountForm(form, { locale: 'de', settings: WANTS_ALL });
    const fields = [...box.querySelectorAll<HTMLElement>('form :is(input, select, textarea)')].filter(
      (field) => !['radio', 'checkbox', 'hidden'].includes(field.getAttribute('type') ?? ''),
    );
    const faults = fields.map((field) => [
      field.getAttribute('name'),
      fault(field.getAttribute('autocomplete'), field.localName),
    ]);
    expect(faults.filter(([, what]) => what !== undefined)).toEqual([]);
    const filled = fields.map((field) => field.getAttribute('autocomplete')).filter((value) => value !== 'off');
    // The repetition of a password is the same one.
    expect(new Set(filled).size).toBe(filled.filter((value, index) => value !== filled[index - 1]).length);
    for (const field of fields) {
      const kind = field.getAttribute('type');
      const mode = field.getAttribute('inputmode');
      if (kind === 'email' || kind === 'url') {
        expect([mode, field.getAttribute('autocapitalize')], field.getAttribute('name') ?? '').toEqual([kind, 'none']);
      }
      if (kind === 'tel') expect(mode).toBe('tel');
      if (field.getAttribute('autocomplete')?.endsWith('postal-code')) expect(mode).toBe('numeric');
    }
  },
);
