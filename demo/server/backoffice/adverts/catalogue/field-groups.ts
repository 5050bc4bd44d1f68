import { html } from 'hono/html';
import { parseNumberInput } from '../../../../../src/lib/parse-number-input';
import type { Tier } from '../../../adverts/prices';
import {
  type Field,
  FULL_SHARE,
  formatShare,
  type InputValues,
  labelled,
  parseShare,
  type Town,
} from '../../page/fields';
import type { Form } from '../../page/form';
import type { Html } from '../../page/page';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'] as const;
/** The maximum surcharge of a day; more is a typing error. */
const MAX_SURCHARGE = 5 * FULL_SHARE;
const TIERS = 4;
const MAX_DAYS = 100;

type FieldLabel = { name: string; label: string; hint?: string };

/** Renders a group of inputs. */
const group = ({ name, label, hint }: FieldLabel, problem: string | undefined, content: Html): Html =>
  html`<fieldset${problem || hint ? html` aria-describedby="${problem ? `${name}-error` : `${name}-hint`}"` : ''}><legend>${label}</legend>
${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${content}</fieldset>`;

const inputNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** Creates a field for the weekdays of a slot, Monday is 1; at least one. */
export function weekdaysField(field: FieldLabel): Field {
  const names = inputNames(field.name, DAYS.length);
  const dayOf = (index: number) => index + 1;
  return {
    ...field,
    toInputs: (value) =>
      Object.fromEntries(
        names.map((name, index) => [name, isList(value) && value.includes(dayOf(index)) ? 'yes' : '']),
      ),
    render: (typed, problem) =>
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
export function weekdaySharesField(field: FieldLabel): Field {
  const names = inputNames(field.name, DAYS.length);
  return {
    ...field,
    toInputs: (value) =>
      Object.fromEntries(names.map((name, index) => [name, formatShare(Number(isList(value) ? value[index] : 0))])),
    render: (typed, problem) =>
      group(
        field,
        problem,
        html`<div class="filter narrow">${names.map((name, index) => plainInput(name, DAYS[index] ?? '', typed))}</div>`,
      ),
    read: (form) => {
      const shares = names.map((name) => (form.line(name) === '' ? 0 : parseShare(form.line(name))));
      const isValid = shares.every(
        (one) => one !== undefined && Number.isInteger(one) && one >= 0 && one <= MAX_SURCHARGE,
      );
      return isValid ? { value: shares } : { problem: `Bitte Zuschläge von 0 bis ${MAX_SURCHARGE / 100} Prozent.` };
    },
  };
}

/** Creates a field for the communities of a channel, by their ids; none means everywhere. */
export function townsField(field: FieldLabel): Field {
  const nameOf = ({ id }: Town) => `${field.name}-${id}`;
  return {
    ...field,
    toInputs: (value, towns) =>
      Object.fromEntries(towns.map((town) => [nameOf(town), isList(value) && value.includes(town.id) ? 'yes' : ''])),
    render: (typed, problem, towns) => {
      const chosen = towns.filter((town) => typed[nameOf(town)] === 'yes').map(({ name }) => name);
      return group(
        field,
        problem,
        html`<details><summary>${chosen.length === 0 ? 'Überall' : chosen.join(', ')}</summary><div class="filter">${towns.map(
          (town) =>
            html`<label class="check"><input type="checkbox" name="${nameOf(town)}" value="yes"${typed[nameOf(town)] === 'yes' ? html` checked` : ''}> ${town.name}</label>`,
        )}</div></details>`,
      );
    },
    // In the order of their ids, so that the same communities are the same value.
    read: (form, towns) => ({
      value: towns
        .filter((town) => form.line(nameOf(town)) === 'yes')
        .map(({ id }) => id)
        .sort((one, other) => one - other),
    }),
  };
}

/** Creates a field for the quantity discounts: the first day, and the share off each further day. */
export function tiersField(field: FieldLabel): Field {
  const rows = inputNames(field.name, TIERS).map((name) => [`${name}-from`, `${name}-share`] as const);
  return {
    ...field,
    toInputs: (value) => {
      const storedTiers = isList(value) ? (value as Tier[]) : [];
      return Object.fromEntries(
        rows.flatMap(([from, share], index) => {
          const tier = storedTiers[index];
          return [
            [from, tier ? String(tier.from) : ''] as const,
            [share, tier ? formatShare(tier.share) : ''] as const,
          ];
        }),
      );
    },
    render: (typed, problem) =>
      group(
        field,
        problem,
        html`${rows.map(
          (
            [from, share],
            index,
          ) => html`<div class="line fields">${plainInput(from, `Stufe ${index + 1}: ab Tag`, typed)}
${plainInput(share, `Stufe ${index + 1}: Nachlass in Prozent`, typed)}</div>`,
        )}`,
      ),
    read: (form) => readTiers(form, rows),
  };
}

function readTiers(form: Form, rows: readonly (readonly [string, string])[]) {
  const filledRows = rows
    .map(([from, share]) => [form.line(from), form.line(share)] as const)
    .filter(([from, share]) => from !== '' || share !== '');
  const tiers = filledRows.map(([from, share]) => ({
    from: parseNumberInput(from, ',').number ?? 0,
    share: parseShare(share) ?? 0,
  }));
  const isValid = tiers.every(
    ({ from, share }) =>
      Number.isInteger(from) &&
      from >= 2 &&
      from <= MAX_DAYS &&
      Number.isInteger(share) &&
      share > 0 &&
      share <= FULL_SHARE,
  );
  if (!isValid)
    return { problem: `Bitte je Stufe einen Tag von 2 bis ${MAX_DAYS} und einen Nachlass bis 100 Prozent.` };
  const sorted = tiers.sort((one, other) => one.from - other.from);
  // More days must not cost more by the day: everybody expects that of a tier.
  const isRising = sorted.every(({ from, share }, index) => {
    const before = sorted[index - 1];
    return !before || (before.from < from && before.share < share);
  });
  return isRising
    ? { value: sorted }
    : { problem: 'Bitte mit jeder Stufe einen späteren Tag und einen größeren Nachlass.' };
}

const plainInput = (name: string, label: string, typed: InputValues) =>
  labelled(
    { name, label },
    undefined,
    (attributes) => html`<input ${attributes} class="width-code" value="${typed[name]}">`,
  );

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
