import { describe, expect } from 'vitest';
import { LOCALES } from '../../../src/i18n/locale';
import { itForAll } from '../../support/it-for-all';
import { ACCOUNT_FORMS, openAccountForm, WANTS_ALL } from './account-forms';
import { afresh, tidyScreens } from './auth/harness';

tidyScreens();

/** Returns the error messages of required fields by field name. */
function saidAt(box: ParentNode): Record<string, string> {
  const fields = [...box.querySelectorAll<HTMLElement>('form [aria-required="true"]')];
  const said = fields.map((field) => {
    const name = (field.matches('[name]') ? field : field.querySelector('[name]'))?.getAttribute('name');
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
    return [name, ids.map((id) => box.querySelector(`[id="${id}"]`)?.textContent ?? '').join()];
  });
  return Object.fromEntries(said.filter(([, words]) => words !== ''));
}

const CASES = Object.entries(ACCOUNT_FORMS).flatMap(([name, form]) =>
  LOCALES.map((locale) => ({ name, form, locale, place: locale === 'de' ? 0 : 1 })),
);

describe('a missing value', () => {
  itForAll(CASES, afresh)('in $name is reported by its label, in $locale', async ({ form, locale, place }) => {
    const { box, submit, until } = await openAccountForm(form, { locale, settings: WANTS_ALL });
    await submit();
    const asked = Object.fromEntries(Object.entries(form.missing).map(([path, words]) => [path, words[place]]));
    await until(() => expect(saidAt(box)).toEqual(asked));
    const summary = [...box.querySelectorAll('form > [role="group"] li')].map(({ textContent }) => textContent);
    if (summary.length > 0) expect(summary.sort()).toEqual(Object.values(asked).sort());
  });

  const OWN_LABELS = [
    ...['lbl_email', 'lbl_login_name', 'lbl_password', 'lbl_password_again', 'lbl_password_new', 'lbl_password_repeat'],
    ...['lbl_password_old', 'lbl_first_name', 'lbl_last_name', 'lbl_organization', 'lbl_street', 'lbl_plz'],
    ...['lbl_community', 'lbl_phone', 'lbl_conditions', 'lbl_privacy_policy'],
  ];
  const own = Object.fromEntries(OWN_LABELS.map((id) => [id, `Angabe ${id.replace('lbl_', '')}`]));

  itForAll(CASES, afresh)("in $name is reported by the client's label, in $locale", async ({ form, locale }) => {
    const settings = { ...WANTS_ALL, languageSettings: own };
    const { box, submit, until } = await openAccountForm(form, { locale, settings });
    await submit();
    const quoted =
      locale === 'de'
        ? /„(Angabe [a-z_ ]+)( der Organisation| privat)?“/
        : /“(Angabe [a-z_ ]+)( of the organisation|, private)?”/;
    // The name of a suggested address is no label that a client can change.
    const paths = Object.keys(form.missing).filter((path) => path !== 'name');
    await until(() => expect(Object.keys(saidAt(box)).sort()).toEqual(Object.keys(form.missing).sort()));
    for (const path of paths) expect(saidAt(box)[path], path).toMatch(quoted);
    const words = Object.values(saidAt(box));
    expect(new Set(words).size).toBe(words.length);
  });

  itForAll(LOCALES, afresh)('has different messages in each form, in %s', (locale) => {
    for (const { missing } of Object.values(ACCOUNT_FORMS)) {
      const words = Object.values(missing).map((both) => both[locale === 'de' ? 0 : 1]);
      expect(new Set(words).size).toBe(words.length);
    }
  });
});
