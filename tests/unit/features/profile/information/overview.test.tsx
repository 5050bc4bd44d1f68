import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { InformationScreen } from '../../../../../src/features/profile/information/information-screen';
import { accountTexts } from '../../../../../src/i18n/texts';
import type { ScreenProps } from '../../../../../src/routing/screen-route';
import { aPersonAnswer } from '../../../../support/person-answers';
import { aPortal, show, tidyScreens } from '../../auth/harness';

tidyScreens();

/** The overview of a member who lacks nothing that the client asks for. */
async function overviewOf(given: Record<string, unknown>) {
  await accountTexts.load('de');
  const { portal } = aPortal({
    route: '/secure/profile-information',
    calls: { 'GET persons': () => aPersonAnswer(given), 'GET personRoles': () => [] },
  });
  portal.client.session.open('token', new Date(Date.now() + 3_600_000).toISOString());
  const { text, until } = await show(InformationScreen as ComponentType<ScreenProps>, portal);
  await until(() => expect(text()).toContain('Ihr Konto'));
  return text();
}

it('is complete only with a role relation', async () => {
  expect(await overviewOf({})).toMatch(/Ihr Profil ist vollständig.*Freigegeben/);
  const alone = await overviewOf({ roleRelations: [] });
  expect(alone).toContain('Sie haben noch nicht angegeben, für wen Sie eintragen.');
  expect(alone).not.toContain('vollständig');
});
