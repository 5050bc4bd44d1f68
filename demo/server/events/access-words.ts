import type { AccessFeature } from '../../../src/model/access-features';
import type { MailLanguage } from '../mail/mail-texts';

/** The labels of the accessibility details. */
export const accessLabels: Readonly<Record<AccessFeature, Readonly<Record<MailLanguage, string>>>> = {
  stepFree: { de: 'Stufenloser Zugang', en: 'Step-free access' },
  accessibleToilet: { de: 'Barrierefreie Toilette', en: 'Accessible toilet' },
  inductionLoop: { de: 'Induktionsschleife', en: 'Induction loop' },
  quietHour: { de: 'Ruhige Stunde', en: 'Quiet hour' },
  signLanguage: { de: 'Gebärdensprache', en: 'Sign language' },
};
