import { html } from 'hono/html';
import { parseNumberInput } from '../../../../../src/lib/parse-number-input';
import type { Tier } from '../../../adverts/prices';
import { type Field, labelled, type Town, type Typed, typedShare, WHOLE_NUMBER, writeShare } from '../../page/fields';
import type { Form } from '../../page/form';
import type { Html } from '../../page/page';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
/** The maximum surcharge of a day; more is a typing error. */
const MAX_SURCHARGE = 5 * WHOLE_NUMBER;
const TIERS = 4;
const MAX_DAYS = 100;

type Named = { name: string; label: string; hint?: string };

/** Renders a group of inputs. */
const group = ({ name, label, hint }: Named, problem: string | undefined, content: Html): Html =>
  html`<fieldset${problem || hint ? html` aria-describedby="${problem ? `${name}-error` : `${name}-hint`}"` : ''}><legend>${label}</legend>
${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${content}</fieldset>`;

const inputs = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** Creates a field for the weekdays of a slot, Monday is 1; at least one. */
export function weekdays(field: Named): Field {
  const names = inputs(field.name, DAYS.length);
  const dayOf = (place: number) => place + 1;
  return {
    ...field,
    write: (value) =>
      Object.fromEntries(
        names.map((name, index) => [name, isList(value) && value.includes(dayOf(index)) ? 'yes' : '']),
      ),
    view: (typed, problem) =>
      group(
        field,
        problem,
        html`<div class="checks">${names.map(
          (name, index) =>
            html`<label class="check"><input type="checkbox" name="${name}" value="yes"${typed[name] === 'yes' ? html` checked` : ''}> ${DAYS[index]}</label>`,
        )}</div>`,
      ),
    read: (form) => {
      const chosen = names.flatMap((name, index) => (form.line(name) === 'yes' ? [dayOf(index)] : []));
      return chosen.length > 0 ? { value: chosen } : { problem: 'Bitte wählen Sie mindestens einen Tag.' };
    },
  };
}

/** Creates a field for the surcharges of each weekday, Monday first; an empty input is zero. */
export function weekdayShares(field: Named): Field {
  const names = inputs(field.name, DAYS.length);
  return {
    ...field,
    write: (value) =>
      Object.fromEntries(names.map((name, index) => [name, writeShare(Number(isList(value) ? value[index] : 0))])),
    view: (typed, problem) =>
      group(
        field,
        problem,
        html`<div class="filter narrow">${names.map((name, index) => plainInput(name, DAYS[index] ?? '', typed))}</div>`,
      ),
    read: (form) => {
      const shares = names.map((name) => (form.line(name) === '' ? 0 : typedShare(form.line(name))));
      const isSound = shares.every(
        (one) => one !== undefined && Number.isInteger(one) && one >= 0 && one <= MAX_SURCHARGE,
      );
      return isSound ? { value: shares } : { problem: `Bitte Zuschläge von 0 bis ${MAX_SURCHARGE / 100} Prozent.` };
    },
  };
}

/** Creates a field for the communities of a channel, by their ids; none means everywhere. */
export function towns(field: Named): Field {
  const nameOf = ({ id }: Town) => `${field.name}-${id}`;
  return {
    ...field,
    write: (value, all) =>
      Object.fromEntries(all.map((town) => [nameOf(town), isList(value) && value.includes(town.id) ? 'yes' : ''])),
    view: (typed, problem, all) => {
      const chosen = all.filter((town) => typed[nameOf(town)] === 'yes').map(({ name }) => name);
      return group(
        field,
        problem,
        html`<details><summary>${chosen.length === 0 ? 'Überall' : chosen.join(', ')}</summary><div class="filter">${all.map(
          (town) =>
            html`<label class="check"><input type="checkbox" name="${nameOf(town)}" value="yes"${typed[nameOf(town)] === 'yes' ? html` checked` : ''}> ${town.name}</label>`,
        )}</div></details>`,
      );
    },
    // In the order of their ids, so that the same communities are the same value.
    read: (form, all) => ({
      value: all
        .filter((town) => form.line(nameOf(town)) === 'yes')
        .map(({ id }) => id)
        .sort((one, other) => one - other),
    }),
  };
}

/** Creates a field for the quantity discounts: the first day, and the share off each further day. */
export function tiers(field: Named): Field {
  const rows = inputs(field.name, TIERS).map((name) => [`${name}-from`, `${name}-share`] as const);
  return {
    ...field,
    write: (value) => {
      const given = isList(value) ? (value as Tier[]) : [];
      return Object.fromEntries(
        rows.flatMap(([from, share], index) => {
          const tier = given[index];
          return [[from, tier ? String(tier.from) : ''] as const, [share, tier ? writeShare(tier.share) : ''] as const];
        }),
      );
    },
    view: (typed, problem) =>
      group(
        field,
        problem,
        html`${rows.map(
          (
            [from, share],
            place,
          ) => html`<div class="filter narrow">${plainInput(from, `Stufe ${place + 1}: ab Tag`, typed)}
${plainInput(share, `Stufe ${place + 1}: Nachlass in Prozent`, typed)}</div>`,
        )}`,
      ),
    read: (form) => readTiers(form, rows),
  };
}

function readTiers(form: Form, rows: readonly (readonly [string, string])[]) {
  const typed = rows
    .map(([from, share]) => [form.line(from), form.line(share)] as const)
    .filter(([from, share]) => from !== '' || share !== '');
  const found = typed.map(([from, share]) => ({
    from: parseNumberInput(from, ',').number ?? 0,
    share: typedShare(share) ?? 0,
  }));
  const isSound = found.every(
    ({ from, share }) =>
      Number.isInteger(from) &&
      from >= 2 &&
      from <= MAX_DAYS &&
      Number.isInteger(share) &&
      share > 0 &&
      share <= WHOLE_NUMBER,
  );
  if (!isSound)
    return { problem: `Bitte je Stufe einen Tag von 2 bis ${MAX_DAYS} und einen Nachlass bis 100 Prozent.` };
  const sorted = found.sort((one, other) => one.from - other.from);
  // More days must not cost more by the day: everybody expects that of a tier.
  const isRising = sorted.every(({ from, share }, index) => {
    const before = sorted[index - 1];
    return !before || (before.from < from && before.share < share);
  });
  return isRising
    ? { value: sorted }
    : { problem: 'Bitte mit jeder Stufe einen späteren Tag und einen größeren Nachlass.' };
}

const plainInput = (name: string, label: string, typed: Typed) =>
  labelled({ name, label }, undefined, (attributes) => html`<input ${attributes} value="${typed[name]}">`);

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
