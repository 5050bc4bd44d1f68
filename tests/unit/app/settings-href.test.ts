import { describe, expect } from 'vitest';
import type { Portal } from '../../../src/app/portal';
import { settingsHref } from '../../../src/app/settings-href';
import { toSettings } from '../../../src/settings/to-settings';
import { itForAll } from '../../support/it-for-all';

const holder = (base?: string) => {
  const { settings } = toSettings({ links: { base } });
  return { settings, client: { host: 'https://api.example/clients/stadt' } } as Pick<Portal, 'settings' | 'client'>;
};

describe('an address of the settings', () => {
  const SITE = 'https://www.stadt.example/kultur/start.html';

  itForAll([
    ['/stadt/#kontakt', 'https://www.stadt.example/stadt/#kontakt', 'https://api.example/stadt/#kontakt'],
    ['#kontakt', `${SITE}#kontakt`, 'https://api.example/#kontakt'],
    ['?seite=3', `${SITE}?seite=3`, 'https://api.example/?seite=3'],
    ['./impressum.html', 'https://www.stadt.example/kultur/impressum.html', 'https://api.example/impressum.html'],
    ['../impressum.html', 'https://www.stadt.example/impressum.html', 'https://api.example/impressum.html'],
  ])('leads from %s to the site of the client, else to the host of the API', (url, onSite, onApi) => {
    expect(settingsHref(url, holder(SITE))).toBe(onSite);
    expect(settingsHref(url, holder())).toBe(onApi);
  });

  itForAll([
    ['https://other.example/a', 'https://other.example/a'],
    ['//other.example/a', 'https://other.example/a'],
    ['www.other.example/a', 'https://www.other.example/a'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['', undefined],
    ['  ', undefined],
    ['javascript:alert(1)', undefined],
    ['\\\\evil.example', undefined],
  ])('stays %s if it is absolute', (url, href) => {
    expect(settingsHref(url, holder(SITE))).toBe(href);
  });
});
