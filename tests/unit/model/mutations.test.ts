import { describe, expect, it } from 'vitest';
import { ShapeError } from '../../../src/lib/parse';
import { addressLabel, toAddress } from '../../../src/model/answers/address';
import { communityKey, communityLabel, toCommunity } from '../../../src/model/answers/community';
import { toEventDetail } from '../../../src/model/answers/event-detail';
import { toEventRow } from '../../../src/model/answers/event-row';
import { personName, toPerson } from '../../../src/model/answers/person';
import { toRole } from '../../../src/model/answers/role';
import { recordingRelations, toRoleRelation } from '../../../src/model/answers/role-relation';
import { toRubric } from '../../../src/model/answers/rubric';
import { pictureUrl } from '../../../src/model/picture-url';
import { aCommunity, anAddress, anEventAnswer, anEventRow, aRubric } from '../../support/event-answers';
import { mutationsOf } from '../../support/mutations';
import { aPersonAnswer, aRelationAnswer } from '../../support/person-answers';
import fc from '../../support/same-cases';

const RUNS = 500;

/** A parser, an answer it accepts, and what screens do with every value it gives. */
type Case = { name: string; answer: unknown; parse(answer: unknown): unknown; use(value: never): void };

const aCase = <Value>(
  name: string,
  answer: unknown,
  parse: (answer: unknown) => Value,
  use: (value: Value) => void,
): Case => ({ name, answer, parse, use: use as (value: never) => void });

const isDay = (day: string | undefined) => day === undefined || !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
const isLink = (url: string | undefined) => url === undefined || /^(?:https?|mailto|tel):/.test(url);

const cases = [
  aCase('community', aCommunity(), toCommunity, (community) => {
    expect(typeof communityKey(community)).toBe('number');
    expect(typeof communityLabel(community)).toBe('string');
    expect(Math.abs(community.position?.lat ?? 0)).toBeLessThanOrEqual(90);
  }),
  aCase('address', anAddress({ district: 'Mitte', main_address: { name: 'Haus' } }), toAddress, (address) => {
    expect(typeof addressLabel(address)).toBe('string');
    expect(typeof address.addressId).toBe('number');
  }),
  aCase('role', { roleId: 1, name: 'Redaktion', type: 'private' }, toRole, (role) => {
    expect(['address', 'private']).toContain(role.type);
  }),
  aCase('rubric', aRubric(), toRubric, (rubric) => {
    expect(rubric.color).toMatch(/^#[\da-f]{6}$/i);
  }),
  aCase('event in a list', anEventRow(), toEventRow, (event) => {
    expect(
      [event.appointment.date, event.appointment.endDate, event.appointment.newDate, event.lastDate].every(isDay),
    ).toBe(true);
    if (event.picture) expect(pictureUrl('https://a.example', event.picture, 640)).toMatch(/^https?:/);
  }),
  aCase('whole event', anEventAnswer(), toEventDetail, (event) => {
    expect(event.appointments.every(({ date, endDate, newDate }) => [date, endDate, newDate].every(isDay))).toBe(true);
    expect(event.links.every(({ url }) => isLink(url))).toBe(true);
    expect(event.ticketAgencies.every(({ url }) => isLink(url))).toBe(true);
    expect(event.pictures.every(({ focalPoint: { x, y } }) => x >= 0 && x <= 1 && y >= 0 && y <= 1)).toBe(true);
    if (event.price) new Intl.NumberFormat('de', { style: 'currency', currency: event.price.currency });
  }),
  aCase('role relation', aRelationAnswer({ reason: 'Bitte das Amt anrufen.' }), toRoleRelation, (relation) => {
    expect(typeof relation.id).toBe('number');
    expect(relation.history.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  }),
  aCase('person', aPersonAnswer({ deletionDue: '2026-12-05T10:00:00Z' }), toPerson, (person) => {
    expect(typeof personName(person)).toBe('string');
    expect([undefined, 1, 2, 3]).toContain(person.salutation);
    expect(person.deletionDue === undefined || !Number.isNaN(Date.parse(person.deletionDue))).toBe(true);
    recordingRelations(person);
  }),
];

describe.each(cases)('A changed answer: $name', ({ answer, parse, use }) => {
  it('is read unchanged', () => {
    expect(() => use(parse(answer) as never)).not.toThrow();
  });

  it('gives a usable value or a ShapeError with the wrong field', () => {
    const outcomes = { value: 0, error: 0 };
    fc.assert(
      fc.property(mutationsOf(answer), (changed) => {
        let value: unknown;
        try {
          value = parse(changed);
        } catch (error) {
          outcomes.error += 1;
          expect(error).toBeInstanceOf(ShapeError);
          const { message, problems } = error as ShapeError;
          expect(message).toMatch(
            /^Could not initialize (?:Community|Address|RoleRelation|Role|Rubric|Event|Person)\. /,
          );
          expect(problems.length).toBeGreaterThan(0);
          for (const problem of problems) expect(problem).toMatch(/^(?:Missing or invalid|Invalid) [\w.: ]+\.$/);
          return;
        }
        outcomes.value += 1;
        use(value as never);
      }),
      { numRuns: RUNS },
    );
    // Both outcomes must occur; otherwise the changes were too small or too large to prove anything.
    expect(Math.min(outcomes.value, outcomes.error)).toBeGreaterThan(RUNS / 100);
  });
});
