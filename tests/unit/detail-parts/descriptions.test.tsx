import { beforeAll, expect, it } from 'vitest';
import { Descriptions } from '../../../src/detail-parts/descriptions';
import { eventTexts } from '../../../src/i18n/texts';
import { until } from '../../support/settle';
import { aPortal, show, withReact } from '../forms/saving/harness';

withReact();
beforeAll(() => eventTexts.load('de'));

const german = (children: string) => ({ children, lang: 'de' as const });

it('three short descriptions are one paragraph, each text once, in its language', async () => {
  const texts = {
    short: [
      german('Lieder im Kerzenlicht.'),
      german('Parkplätze gibt es.'),
      { children: 'Bring a torch.', lang: 'en' as const },
    ],
    long: [german('<p>Wir singen. Parkplätze gibt es.</p>')],
  };
  const { place } = await show(aPortal(), <Descriptions texts={texts} level={3} />);
  await until(() => expect(place.textContent).toContain('Wir singen.'));
  const paragraphs = [...place.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toContain('Lieder im Kerzenlicht. Bring a torch.');
  expect(place.textContent?.match(/Parkplätze/g)).toHaveLength(1);
  expect(place.querySelector('[lang="en"]')?.textContent).toBe('Bring a torch.');
});
