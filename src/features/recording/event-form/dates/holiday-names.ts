import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HolidayName } from '../../../../model/series/public-holidays';

/** The names of the public holidays. */
export const HOLIDAY_NAMES: Readonly<Record<HolidayName, MessageDescriptor>> = {
  newYear: msg`Neujahr`,
  epiphany: msg`Heilige Drei Könige`,
  womensDay: msg`Frauentag`,
  goodFriday: msg`Karfreitag`,
  easterSunday: msg`Ostersonntag`,
  easterMonday: msg`Ostermontag`,
  labourDay: msg`Tag der Arbeit`,
  ascension: msg`Christi Himmelfahrt`,
  whitSunday: msg`Pfingstsonntag`,
  whitMonday: msg`Pfingstmontag`,
  corpusChristi: msg`Fronleichnam`,
  uprising1953: msg`75. Jahrestag des Aufstandes vom 17. Juni 1953`,
  peaceFestival: msg`Augsburger Friedensfest`,
  assumption: msg`Mariä Himmelfahrt`,
  childrensDay: msg`Weltkindertag`,
  germanUnity: msg`Tag der Deutschen Einheit`,
  reformation: msg`Reformationstag`,
  allSaints: msg`Allerheiligen`,
  repentance: msg`Buß- und Bettag`,
  christmas: msg`1. Weihnachtstag`,
  secondChristmas: msg`2. Weihnachtstag`,
};
