import { expect, it } from 'vitest';
import { newPasswordProblems } from '../../demo/server/accounts/new-password';
import { passwordProblems, passwordRules } from '../../src/model/password';

const serverSays = async (password: string): Promise<string[]> =>
  (await newPasswordProblems({ password1: password, password2: password })).map(({ code }) => code);

/** The rules beside the field that a password does not fulfil, as codes of the form. */
function unticked(password: string): string[] {
  const { length, special } = passwordRules(password);
  const isShort = [...password].length < 8;
  return [...(length ? [] : [isShort ? 'too_short' : 'too_long']), ...(special ? [] : ['no_special'])];
}

const RULE: [password: string, codes: string[]][] = [
  ['Wolke-Zebra-47', []],
  ['Tal!Weg7', []],
  ['zwei Wörter', []],
  ['Sommer!2026', []],
  ['aaaaaaaa!', []],
  ['Пароль_12345', []],
  ['😀😀😀😀😀😀😀😀', []],
  ['!'.repeat(128), []],
  ['kurz!', ['too_short']],
  ['abc', ['too_short', 'no_special']],
  ['ohneZeichen1', ['no_special']],
  ['密码密码密码密码1', ['no_special']],
  ['  Sommer2026  ', ['no_special']],
  ['!'.repeat(129), ['too_long']],
];

it.each(RULE)(
  '%j is judged alike by the rules beside the field, the form and the server: %j',
  async (password, codes) => {
    const form = passwordProblems(password, password).map(({ code }) => code);
    expect({ shown: unticked(password), form, server: await serverSays(password) }).toEqual({
      shown: codes,
      form: codes,
      server: codes,
    });
  },
);

it.each(['Passw0rd!', 'P@ssw0rd', 'dragon2026!', 'qwerty123!'])(
  '%j is a common password, which only the server checks',
  async (password) => {
    expect(passwordProblems(password, password)).toEqual([]);
    expect(await serverSays(password)).toEqual(['too_common']);
  },
);
