import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { State } from '../../../../model/series/states';

/** The names of the Länder. */
export const STATE_NAMES: Readonly<Record<State, MessageDescriptor>> = {
  BW: msg`Baden-Württemberg`,
  BY: msg`Bayern`,
  BE: msg`Berlin`,
  BB: msg`Brandenburg`,
  HB: msg`Bremen`,
  HH: msg`Hamburg`,
  HE: msg`Hessen`,
  MV: msg`Mecklenburg-Vorpommern`,
  NI: msg`Niedersachsen`,
  NW: msg`Nordrhein-Westfalen`,
  RP: msg`Rheinland-Pfalz`,
  SL: msg`Saarland`,
  SN: msg`Sachsen`,
  ST: msg`Sachsen-Anhalt`,
  SH: msg`Schleswig-Holstein`,
  TH: msg`Thüringen`,
};
