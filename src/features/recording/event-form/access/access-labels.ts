import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccessFeature } from '../../../../model/access-features';

/** The labels of the accessibility features. */
export const ACCESS_LABELS: Readonly<Record<AccessFeature, MessageDescriptor>> = {
  stepFree: msg`Stufenloser Zugang bis zum Platz`,
  accessibleToilet: msg`Barrierefreie Toilette`,
  inductionLoop: msg`Induktionsschleife für Hörgeräte`,
  quietHour: msg`Ruhige Stunde mit weniger Licht und Ton (Relaxed Performance)`,
  signLanguage: msg`Übersetzung in Gebärdensprache`,
};
