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
const lowerLimit = (one: number, other: number): number => (one > 0 && other > 0 ? Math.min(one, other) : one || other);

/**
 * Tightens the rules of a page to those of the server where they ask for less. Otherwise the server would reject the
 * form, perhaps for a field that it does not show.
 *
 * @returns the rules, and the paths of the tightened settings
 */
export function withServerRules(page: RecordRules, server: RecordRules): { rules: RecordRules; overruled: string[] } {
  const overruled: string[] = [];
  /** Returns the stricter value of a setting, and records its path if it differs. */
  function tighten<Value>(path: string, pageValue: Value, stricter: Value): Value {
    if (pageValue !== stricter) overruled.push(path);
    return stricter;
  }
  const fields = withServerFields(page.fieldSettings.recording, server.fieldSettings.recording, tighten);
  const recording = withServerRecording(page.eventRecording, server.eventRecording, tighten);
  return {
    rules: {
      ...page,
      fieldSettings: {
        ...page.fieldSettings,
        recording: { ...fields, ...withServerAddresses(page, server, tighten).fields },
      },
      eventRecording: { ...recording, ...withServerAddresses(page, server, () => undefined).recording },
    },
    overruled,
  };
}

type Tighten = <Value>(path: string, pageValue: Value, stricter: Value) => Value;

function withServerFields(page: Fields, server: Fields, tighten: Tighten): Fields {
  const pathOf = (name: string) => `fieldSettings.recording.${name}`;
  const shortened = <Field extends FieldSetting>(name: string, field: Field, { maxLength }: FieldSetting): Field => ({
    ...field,
    maxLength: tighten(pathOf(`${name}.maxLength`), field.maxLength, lowerLimit(field.maxLength, maxLength)),
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
      visible: tighten(pathOf('tags.visible'), page.tags.visible, page.tags.visible || server.tags.visible),
    },
    appointments: {
      additionalInfo: shortened('appointments.additionalInfo', additionalInfo, server.appointments.additionalInfo),
    },
    addRubrics: {
      min: tighten(pathOf('addRubrics.min'), page.addRubrics.min, Math.max(page.addRubrics.min, server.addRubrics.min)),
      max: tighten(pathOf('addRubrics.max'), page.addRubrics.max, Math.min(page.addRubrics.max, server.addRubrics.max)),
    },
    publicationDates: withServerDates(page.publicationDates, server.publicationDates, (name, pageValue, stricter) =>
      tighten(pathOf(`publicationDates.${name}`), pageValue, stricter),
    ),
    links: Object.fromEntries(
      LINKS.map((kind) => {
        const [pageLimit, serverLimit] = [page.links[kind].maxAmount, server.links[kind].maxAmount];
        return [
          kind,
          { maxAmount: tighten(pathOf(`links.${kind}.maxAmount`), pageLimit, lowerLimit(pageLimit, serverLimit)) },
        ];
      }),
    ) as Fields['links'],
  };
}

const withServerDates = (page: PublicationRule, server: PublicationRule, tighten: Tighten): PublicationRule => ({
  ...page,
  ...Object.fromEntries(MIN.map((name) => [name, tighten(name, page[name], Math.max(page[name], server[name]))])),
  ...Object.fromEntries(MAX.map((name) => [name, tighten(name, page[name], lowerLimit(page[name], server[name]))])),
});

/** Returns the address rules of the server if the page requires fewer addresses. */
function withServerAddresses(page: RecordRules, server: RecordRules, tighten: Tighten | (() => undefined)) {
  const [pageNeeds, serverNeeds] = [neededAddresses(page), neededAddresses(server)];
  const isEnough =
    (!serverNeeds.location || pageNeeds.location) &&
    (!serverNeeds.promoter || pageNeeds.promoter) &&
    (!serverNeeds.either || pageNeeds.either || pageNeeds.location || pageNeeds.promoter);
  if (isEnough) return { fields: {}, recording: {} };
  tighten('eventRecording.requiredAddresses', false as boolean, true);
  const both = {
    location: serverNeeds.location || pageNeeds.location,
    promoter: serverNeeds.promoter || pageNeeds.promoter,
  };
  const isFlagged = both.location || both.promoter;
  return {
    fields: {
      location_required: isFlagged ? both.location : undefined,
      promoter_required: isFlagged ? both.promoter : undefined,
    },
    recording: isFlagged ? {} : { requiredAddresses: 'either' as const },
  };
}

function withServerRecording(page: Recording, server: Recording, tighten: Tighten): Recording {
  const pathOf = (name: string) => `eventRecording.${name}`;
  const isOneKind = server.eventAppointmentType !== 'both';
  const credits = server.requiredMediaFields.filter((name) => !page.requiredMediaFields.includes(name));
  const fields = withServerFreeFields(page, server, tighten);
  return {
    ...page,
    ...fields,
    eventAppointmentType: isOneKind
      ? tighten(pathOf('eventAppointmentType'), page.eventAppointmentType, server.eventAppointmentType)
      : page.eventAppointmentType,
    requiredMediaFields:
      server.showMediaTab && credits.length > 0
        ? tighten(pathOf('requiredMediaFields'), page.requiredMediaFields, [...page.requiredMediaFields, ...credits])
        : page.requiredMediaFields,
  };
}

/** Tightens the client's free fields: adds required ones that the page lacks, and applies the server's limits. */
function withServerFreeFields(page: Recording, server: Recording, tighten: Tighten) {
  const { showFreeFields, additionalFieldsFormDefinition: pageFields } = page;
  const serverFields = server.showFreeFields ? server.additionalFieldsFormDefinition : [];
  const shown = showFreeFields ? pageFields : [];
  const stricter = shown.map((field): FreeField => {
    const serverField = serverFields.find(({ name }) => name === field.name);
    if (!serverField) return field;
    const path = `eventRecording.additionalFieldsFormDefinition.${field.name}`;
    return {
      ...field,
      required: tighten(`${path}.required`, field.required, field.required || serverField.required),
      maxLength: tighten(`${path}.maxLength`, field.maxLength, lowerLimit(field.maxLength, serverField.maxLength)),
    };
  });
  const missing = serverFields.filter(({ name, required }) => required && shown.every((field) => field.name !== name));
  if (missing.length > 0) tighten('eventRecording.additionalFieldsFormDefinition', false as boolean, true);
  return {
    showFreeFields: showFreeFields || missing.length > 0,
    additionalFieldsFormDefinition: [...stricter, ...missing] as typeof pageFields,
  };
}
