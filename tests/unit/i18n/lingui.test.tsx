import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleTextsProvider, Trans as OwnTrans, useLingui } from '../../../src/i18n/lingui';
import { translateIn } from '../../../src/i18n/translate';
import { itForAll } from '../../support/it-for-all';

/** The markup of a message with this text. */
const shown = (text: string, components: Record<string, ReactElement<object>>) =>
  renderToStaticMarkup(
    <LocaleTextsProvider value={{ locale: 'de', messages: {}, _: translateIn({ m: [text] }, 'de') }}>
      <OwnTrans id="m" components={components} />
    </LocaleTextsProvider>,
  );

itForAll([
  ['words alone', 'Hallo', 'Hallo'],
  ['one element', 'Mehr <0>hier</0>.', 'Mehr <b>hier</b>.'],
  ['elements side by side', '<0>a</0> und <1>b</1>', '<b>a</b> und <i>b</i>'],
  ['an element in another', '<0>a <1>b</1></0>', '<b>a <i>b</i></b>'],
  ['an element without words', 'a<2/>b', 'a<br/>b'],
  ['an element that the code does not have', 'a <9>b</9>', 'a b'],
])('a message has %s', (_, text, html) => expect(shown(text, { 0: <b />, 1: <i />, 2: <br /> })).toBe(html));

it('the macros speak through this file', () => {
  const name = 'Ada';
  const id = msg`Hallo <0>{name}</0>`.id;
  const html = renderToStaticMarkup(
    <LocaleTextsProvider
      value={{ locale: 'de', messages: {}, _: translateIn({ [id]: ['Hi <0>', ['name'], '</0>'] }, 'de') }}
    >
      <Trans>
        Hallo <b>{name}</b>
      </Trans>
    </LocaleTextsProvider>,
  );
  expect(html).toBe('Hi <b>Ada</b>');
});

it('texts without a locale provider throw', () => {
  const Lost = () => useLingui().locale;
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('No locale');
});
