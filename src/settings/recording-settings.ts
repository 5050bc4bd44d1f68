import { RICH_TEXT_FORMATS } from '../lib/rich-text-formats';
import {
  amount,
  choice,
  clientText,
  flag,
  group,
  labelsOf,
  list,
  maybeFlag,
  oneOf,
  requiredText,
  storedText,
} from './setting-kinds';

const mediaFields = ['agency', 'author', 'copyright', 'description', 'location', 'title'] as const;
const fieldTypes = ['text', 'textarea', 'wysiwyg', 'number', 'date', 'checkbox', 'select', 'url', 'email'] as const;

const additionalField = group({
  /** Name under which the value is stored. Section 3. */
  name: requiredText(),
  /** Label of the field. Default none (the name). Section 3. */
  label: clientText(),
  /** Type of the field. Default text. Section 3. */
  type: choice(fieldTypes, 'text'),
  /** True if the field must be filled in. Default false. Section 5. */
  required: flag(false),
  /** Maximum length. Default 0 (no limit). Characters. Section 5. */
  maxLength: amount(),
  /**
   * Options of a select; an option with a text for each language is stored by its German one. Default empty. Section 3.
   */
  options: list(storedText()),
  ...{ optionLabels: labelsOf('options') },
  /** Help text at the field, HTML. Default none. Section 3. */
  info: clientText(),
});

const field = {
  /** Maximum length; for tags, of one tag. Default 0 (no limit). Characters. Section 3. */
  maxLength: amount(),
  /** Label that replaces the built-in one. Default none. Section 3. */
  label: clientText(),
  /** True if the field is shown. Default true. Section 3. */
  visible: flag(true),
};

const longText = {
  ...field,
  /** Formats that the editor offers. Default bold, italic, underline, both lists, link. Section 3. */
  richText: list(oneOf(RICH_TEXT_FORMATS), RICH_TEXT_FORMATS.slice(0, 6)),
};

const publicationDates = {
  /** Minimum number of publication dates. Default 0. Section 5. */
  min: amount(),
  /** Maximum number of publication dates. Default 0 (no limit). Section 5. */
  max: amount(),
  /** Maximum number of publication dates before the event. Default 0 (no limit). Section 9. */
  maxAmountDatesBeforeEvent: amount(),
  /** First possible publication date. Default 0 (today). Days from today. Section 5. */
  firstDay: amount(),
  /** Last possible publication date. Default 0 (no limit). Days from today. Section 5. */
  lastDay: amount(),
};

const link = group({
  /** Maximum number of links of this kind. Default 0 (no limit). Section 9. */
  maxAmount: amount(),
});

const recording = {
  /** True if authors can preview the event or article as visitors will see it. Default true. Section 3. */
  showReportPreview: flag(true),
  /** True if pictures can be added. Default true. Section 3. */
  showMediaTab: flag(true),
  /** True if the additional fields are shown. Default true. Section 3. */
  showFreeFields: flag(true),
  /** Heading of the additional fields. Default none (the built-in one). Section 3. */
  labelFreeFields: clientText(),
  /**
   * Additional fields of the form: `name`, and `label`, `type`, `required`, `maxLength`, `options`, `info`. `label`,
   * `info` and each option are by language; an option is stored by its German text. Default empty. Section 3.
   */
  additionalFieldsFormDefinition: list(additionalField),
  /** Required fields of every picture. Default empty. Section 5. */
  requiredMediaFields: list(oneOf(mediaFields)),
  noEdit: group({
    /** Message at an event or article that is too old to be edited, HTML. Default none (the built-in one). Section 4. */
    expired: clientText(),
    /** Message at an event or article of another portal, HTML. Default none (the built-in one). Section 4. */
    otherClient: clientText(),
    /** Message at a locked event or article, HTML. Default none (the built-in one). Section 4. */
    locked: clientText(),
  }),
};

const infoTexts = {
  /** Text above the form, HTML. Default none. Section 3. */
  general: clientText(),
  /** Text at title and descriptions, HTML. Default none. Section 3. */
  texts: clientText(),
  /** Text at the tags, HTML. Default none. Section 3. */
  tags: clientText(),
  /** Text at the location, HTML. Default none. Section 3. */
  location: clientText(),
  /** Text at the promoter, HTML. Default none. Section 3. */
  promoter: clientText(),
  /** Text at appointments or event date, HTML. Default none. Section 3. */
  appointments: clientText(),
  /** Text at the publication dates, HTML. Default none. Section 3. */
  publicationDates: clientText(),
  /** Text at the pictures, HTML. Default none. Section 3. */
  media: clientText(),
  /** Text at the additional fields, HTML. Default none. Section 3. */
  freeFields: clientText(),
};

const addressRules = ['location', 'promoter', 'both', 'either', 'none'] as const;

/** The form of an event. */
export const eventRecordingSettings = group({
  ...recording,
  infoTexts: group({
    ...infoTexts,
    /** Text at the category, HTML. Default none. Section 3. */
    rubric: clientText(),
    /** Text at the links, HTML. Default none. Section 3. */
    links: clientText(),
    /** Text at the ticket agencies, HTML. Default none. Section 3. */
    tickets: clientText(),
  }),
  /** True if ticket agencies can be added. Default true. Section 3. */
  showTicketTab: flag(true),
  /**
   * True if an event can have a text in easy German (Leichte Sprache), which visitors open in its detail. Default
   * false. Section 3.
   */
  showEasyLanguage: flag(false),
  /** True if an event can link to a video in German Sign Language, shown in its detail. Default false. Section 3. */
  showSignLanguageVideo: flag(false),
  /**
   * True if authors can import an event from a web address, which the server then requests. Default true. Section 3.
   */
  importFromAddress: flag(true),
  /** Required addresses of an event, unless `fieldSettings.recording` sets them. Default location. Section 5. */
  requiredAddresses: choice(addressRules, 'location'),
  /** Kinds of appointments that authors can use. Default both. Section 3. */
  eventAppointmentType: choice(['free', 'series', 'both'], 'both'),
  /**
   * Events that an operator reviews before visitors see them: none, new ones, or new and changed ones. Default none.
   * Section 3.
   */
  review: choice(['none', 'new', 'all'], 'none'),
  /**
   * True if all persons with an approved relation to one address see and edit each other's events and articles of that
   * address. Without effect where a new or changed relation is approved by itself. Default false (everybody only their
   * own). Section 3.
   */
  shareByOrganisation: flag(false),
  /** The completeness of an own event, shown to its author in the list. */
  completeness: group({
    /** Weight of appointments in an event's completeness. Default 3. From 0 (ignored) to 100. Section 3. */
    dates: amount(3, 0, 100),
    /** Weight of a picture in an event's completeness. Default 3. From 0 (ignored) to 100. Section 3. */
    media: amount(3, 0, 100),
    /** Weight of a location in an event's completeness. Default 2. From 0 (ignored) to 100. Section 3. */
    location: amount(2, 0, 100),
    /** Weight of a short description in an event's completeness. Default 2. From 0 (ignored) to 100. Section 3. */
    shortdesc1: amount(2, 0, 100),
    /** Weight of a long description in an event's completeness. Default 2. From 0 (ignored) to 100. Section 3. */
    longdesc1: amount(2, 0, 100),
    /** Weight of a promoter in an event's completeness. Default 1. From 0 (ignored) to 100. Section 3. */
    promoter: amount(1, 0, 100),
    /** Weight of a category in an event's completeness. Default 1. From 0 (ignored) to 100. Section 3. */
    rubrics: amount(1, 0, 100),
    /** Weight of tags in an event's completeness. Default 1. From 0 (ignored) to 100. Section 3. */
    tags: amount(1, 0, 100),
    /** Weight of a price or free entry in an event's completeness. Default 1. From 0 (ignored) to 100. Section 3. */
    price: amount(1, 0, 100),
    /** Weight of links in an event's completeness. Default 1. From 0 (ignored) to 100. Section 3. */
    links: amount(1, 0, 100),
    /** Weight of an English text in an event's completeness. Default 0. From 0 (ignored) to 100. Section 3. */
    en: amount(0, 0, 100),
  }),
});

/** The form of an article. */
export const articleRecordingSettings = group({
  ...recording,
  // An article has no rubric, links or ticket agencies.
  infoTexts: group(infoTexts),
  /** Required addresses of an article. Default none. Section 5. */
  requiredAddresses: choice(addressRules, 'none'),
  publicationDates: group(publicationDates),
  /**
   * Articles that an operator reviews before visitors see them: none, new ones, or new and changed ones. Default none.
   * Section 3.
   */
  review: choice(['none', 'new', 'all'], 'none'),
});

/** The settings of each field of an event. */
export const recordingFieldSettings = group({
  /** True if an event requires a location. Default undefined (`requiredAddresses` applies). Section 5. */
  location_required: maybeFlag(),
  /** True if an event requires a promoter. Default undefined (`requiredAddresses` applies). Section 5. */
  promoter_required: maybeFlag(),
  title: group(field),
  shortdesc1: group(field),
  shortdesc2: group(field),
  shortdesc3: group(field),
  longdesc1: group(longText),
  longdesc2: group(longText),
  longdesc3: group(longText),
  priority: group(field),
  tags: group(field),
  appointments: group({ additionalInfo: group(field) }),
  addRubrics: group({
    /** Minimum number of categories beside the main one. Default 0. Section 9. */
    min: amount(),
    /** Maximum number of categories beside the main one. Default 10. Section 9. */
    max: amount(10),
  }),
  publicationDates: group(publicationDates),
  links: group({ ticket: link, location: link, promoter: link, event: link, artist: link }),
});
