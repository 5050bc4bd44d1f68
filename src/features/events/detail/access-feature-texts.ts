import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AccessFeature } from '../../../model/access-features';

/** The names of accessibility features and their meaning for visitors. */
export const ACCESS_FEATURE_TEXTS: Readonly<Record<AccessFeature, Record<'name' | 'meaning', MessageDescriptor>>> = {
  stepFree: { name: msg`Stufenloser Zugang`, meaning: msg`Vom Eingang bis zum Platz gibt es keine Stufen.` },
  accessibleToilet: {
    name: msg`Barrierefreie Toilette`,
    meaning: msg`Eine Toilette ist für Rollstühle geeignet.`,
  },
  inductionLoop: {
    name: msg`Induktionsschleife`,
    meaning: msg`Hörgeräte empfangen den Ton direkt, in der Einstellung T.`,
  },
  quietHour: {
    name: msg`Ruhige Stunde`,
    meaning: msg`Licht und Ton sind gedämpft. Sie können jederzeit hinausgehen und wiederkommen.`,
  },
  signLanguage: {
    name: msg`Gebärdensprache`,
    meaning: msg`Es wird in Deutsche Gebärdensprache (DGS) übersetzt.`,
  },
};
