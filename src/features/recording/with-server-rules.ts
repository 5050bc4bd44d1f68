import type { FieldSetting, FreeField, PublicationRule } from '../../model/rules/event-rules';
import { neededAddresses } from '../../model/rules/needed-addresses';
import type { RecordRules } from './record-kind';

type Fields = RecordRules['fieldSettings']['recording'];
type Recording = RecordRules['eventRecording'];

const TEXTS = ['title', 'shortdesc1', 'shortdesc2', 'shortdesc3', 'longdesc1', 'longdesc2', 'longdesc3'] as const;
const LINKS = ['ticket', 'location', 'promoter', 'event', 'artist'] as const;
const MIN = ['min', 'firstDay'] as const;
const MAX = ['max', 'maxAmountDatesBeforeEvent', 'lastDay'] as const;

/** Returns the lower of two limits; 0 means no limit. */
const lower = (one: number, other: number): number => (one > 0 && other > 0 ? Math.min(one, other) : one || other);

/**
 * Tightens the rules of a page to those of the server where they ask for less. Otherwise the server would reject the
 * form, perhaps for a field that it does not show.
 *
 * @returns the rules, and the paths of the tightened settings
 */
export function withServerRules(page: RecordRules, server: RecordRules): { rules: RecordRules; overruled: string[] } {
  const overruled: string[] = [];
  /** Returns the stricter value of a setting, and records its path if it differs. */
  function take<Value>(path: string, wanted: Value, stricter: Value): Value {
    if (wanted !== stricter) overruled.push(path);
    return stricter;
  }
  const fields = withServerFields(page.fieldSettings.recording, server.fieldSettings.recording, take);
  const recording = withServerRecording(page.eventRecording, server.eventRecording, take);
  return {
    rules: {
      ...page,
      fieldSettings: {
        ...page.fieldSettings,
        recording: { ...fields, ...withServerAddresses(page, server, take).fields },
      },
      eventRecording: { ...recording, ...withServerAddresses(page, server, () => undefined).recording },
    },
    overruled,
  };
}

type Take = <Value>(path: string, wanted: Value, stricter: Value) => Value;

function withServerFields(page: Fields, server: Fields, take: Take): Fields {
  const at = (name: string) => `fieldSettings.recording.${name}`;
  const shortened = <Field extends FieldSetting>(name: string, field: Field, { maxLength }: FieldSetting): Field => ({
    ...field,
    maxLength: take(at(`${name}.maxLength`), field.maxLength, lower(field.maxLength, maxLength)),
  });
  const texts = Object.fromEntries(TEXTS.map((name) => [name, shortened(name, page[name], server[name])]));
  const { additionalInfo } = page.appointments;
  return {
    ...page,
    ...(texts as Pick<Fields, (typeof TEXTS)[number]>),
    priority: shortened('priority', page.priority, server.priority),
    // Visible tags are required, so visibility is the stricter value.
    tags: {
      ...shortened('tags', page.tags, server.tags),
      visible: take(at('tags.visible'), page.tags.visible, page.tags.visible || server.tags.visible),
    },
    appointments: {
      additionalInfo: shortened('appointments.additionalInfo', additionalInfo, server.appointments.additionalInfo),
    },
    addRubrics: {
      min: take(at('addRubrics.min'), page.addRubrics.min, Math.max(page.addRubrics.min, server.addRubrics.min)),
      max: take(at('addRubrics.max'), page.addRubrics.max, Math.min(page.addRubrics.max, server.addRubrics.max)),
    },
    publicationDates: withServerDates(page.publicationDates, server.publicationDates, (name, wanted, stricter) =>
      take(at(`publicationDates.${name}`), wanted, stricter),
    ),
    links: Object.fromEntries(
      LINKS.map((kind) => {
        const [wanted, most] = [page.links[kind].maxAmount, server.links[kind].maxAmount];
        return [kind, { maxAmount: take(at(`links.${kind}.maxAmount`), wanted, lower(wanted, most)) }];
      }),
    ) as Fields['links'],
  };
}

const withServerDates = (page: PublicationRule, server: PublicationRule, take: Take): PublicationRule => ({
  ...page,
  ...Object.fromEntries(MIN.map((name) => [name, take(name, page[name], Math.max(page[name], server[name]))])),
  ...Object.fromEntries(MAX.map((name) => [name, take(name, page[name], lower(page[name], server[name]))])),
});

/** Returns the address rules of the server if the page requires fewer addresses. */
function withServerAddresses(page: RecordRules, server: RecordRules, take: Take | (() => undefined)) {
  const [wanted, needed] = [neededAddresses(page), neededAddresses(server)];
  const isEnough =
    (!needed.location || wanted.location) &&
    (!needed.promoter || wanted.promoter) &&
    (!needed.either || wanted.either || wanted.location || wanted.promoter);
  if (isEnough) return { fields: {}, recording: {} };
  take('eventRecording.requiredAddresses', false as boolean, true);
  const both = { location: needed.location || wanted.location, promoter: needed.promoter || wanted.promoter };
  const isFlagged = both.location || both.promoter;
  return {
    fields: {
      location_required: isFlagged ? both.location : undefined,
      promoter_required: isFlagged ? both.promoter : undefined,
    },
    recording: isFlagged ? {} : { requiredAddresses: 'either' as const },
  };
}

function withServerRecording(page: Recording, server: Recording, take: Take): Recording {
  const at = (name: string) => `eventRecording.${name}`;
  const isOneKind = server.eventAppointmentType !== 'both';
  const credits = server.requiredMediaFields.filter((name) => !page.requiredMediaFields.includes(name));
  const fields = withServerFreeFields(page, server, take);
  return {
    ...page,
    ...fields,
    eventAppointmentType: isOneKind
      ? take(at('eventAppointmentType'), page.eventAppointmentType, server.eventAppointmentType)
      : page.eventAppointmentType,
    requiredMediaFields:
      server.showMediaTab && credits.length > 0
        ? take(at('requiredMediaFields'), page.requiredMediaFields, [...page.requiredMediaFields, ...credits])
        : page.requiredMediaFields,
  };
}

/** Tightens the client's free fields: adds required ones that the page lacks, and applies the server's limits. */
function withServerFreeFields(page: Recording, server: Recording, take: Take) {
  const { showFreeFields, additionalFieldsFormDefinition: wanted } = page;
  const known = server.showFreeFields ? server.additionalFieldsFormDefinition : [];
  const shown = showFreeFields ? wanted : [];
  const stricter = shown.map((field): FreeField => {
    const same = known.find(({ name }) => name === field.name);
    if (!same) return field;
    const path = `eventRecording.additionalFieldsFormDefinition.${field.name}`;
    return {
      ...field,
      required: take(`${path}.required`, field.required, field.required || same.required),
      maxLength: take(`${path}.maxLength`, field.maxLength, lower(field.maxLength, same.maxLength)),
    };
  });
  const missing = known.filter(({ name, required }) => required && shown.every((field) => field.name !== name));
  if (missing.length > 0) take('eventRecording.additionalFieldsFormDefinition', false as boolean, true);
  return {
    showFreeFields: showFreeFields || missing.length > 0,
    additionalFieldsFormDefinition: [...stricter, ...missing] as typeof wanted,
  };
}
