import type { ComponentType, ReactNode } from 'react';
import { proxy } from 'valtio';
import { personStoreOf } from '../../../../../src/app/person-store';
import type { Portal } from '../../../../../src/app/portal';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { describeEvent } from '../../../../../src/features/recording/event-form/describe-event';
import { type EventDraft, emptyEventDraft } from '../../../../../src/features/recording/event-form/event-draft';
import { type ForWhomNeeds, NO_NEEDS } from '../../../../../src/features/recording/record-form/for-whom/for-whom-draft';
import { relationChoice } from '../../../../../src/features/recording/record-form/for-whom/relation-choice';
import {
  proposedValue,
  RecordFormProvider,
} from '../../../../../src/features/recording/record-form/record-form-context';
import { RecordUploadsProvider } from '../../../../../src/features/recording/record-form/record-uploads';
import { FormProvider } from '../../../../../src/forms/engine/form-context';
import { createForm, type Form } from '../../../../../src/forms/engine/form-store';
import type { FileUploads } from '../../../../../src/forms/upload/file-uploads';
import type { Locale } from '../../../../../src/i18n/locale';
import { LocaleProvider, TextsProvider } from '../../../../../src/i18n/locale-provider';
import { mainTexts } from '../../../../../src/i18n/main-texts';
import { accountTexts, recordingTexts } from '../../../../../src/i18n/texts';
import { toPerson } from '../../../../../src/model/answers/person';
import type { Rubric } from '../../../../../src/model/answers/rubric';
import * as checks from '../../../../../src/model/rules/event-problems';
import { toSettings } from '../../../../../src/settings/to-settings';
import { toWorkSettings } from '../../../../../src/settings/to-work-settings';
import { settle } from '../../../../support/settle';
import { aPortal, get, show } from '../../../forms/saving/harness';

export const TODAY = '2026-11-21';
const nothing = () => undefined;
const NONE: readonly never[] = [];

/** Uploads of pictures that have all arrived. */
export const STORED: FileUploads = {
  ...{ statusOf: nothing, subscribe: () => nothing, add: nothing, abort: nothing, retry: nothing },
  ...{ remove: nothing, restore: nothing, resume: nothing, isMissing: () => true, end: nothing },
  hasFailed: () => false,
  ...{ refused: () => NONE, forgetRefused: nothing },
};

type Options = {
  /** The client's settings. */
  settings?: object;
  draft?: Partial<EventDraft>;
  /** Responses by the beginning of the path. */
  answers?: Readonly<Record<string, unknown>>;
  /** The relations of the person, as GET persons says. */
  relations?: readonly object[];
  uploads?: FileUploads;
  rubrics?: readonly Rubric[];
  /** The questions to a person who has no relation to choose. */
  needs?: ForWhomNeeds;
  locale?: Locale;
  /** The element that shows the form, and its attributes. */
  element?: { tag: 'event-portal' | 'event-recording'; detailUrl?: string };
};

/** The texts that the page of the form has around its sections. */
const AROUND = [mainTexts, accountTexts, recordingTexts] as const;

function Texts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <LocaleProvider locale={locale} languageSettings={{ de: {}, en: {} }}>
      <TextsProvider texts={accountTexts}>
        <TextsProvider texts={recordingTexts}>{children}</TextsProvider>
      </TextsProvider>
    </LocaleProvider>
  );
}

/** Shows a section of the form of an event; problems are said by their codes. */
export async function showSection(Section: ComponentType, options: Options = {}) {
  const {
    settings = {},
    draft = {},
    answers = {},
    relations = [],
    uploads = STORED,
    locale = 'de',
    rubrics = [],
    needs = NO_NEEDS,
    element: { tag, ...input } = { tag: 'event-portal' as const },
  } = options;
  await Promise.all(AROUND.map((texts) => texts.load(locale)));
  const asked: { path: string; query: object | undefined }[] = [];
  const base = aPortal({ personId: 'p1', tag });
  const answer = async (path: string, query?: object) => {
    asked.push({ path, query });
    const [, data] = Object.entries(answers).find(([key]) => path.startsWith(key)) ?? [];
    if (data === undefined) throw new Error(`${path} is not answered here`);
    return { data, meta: undefined };
  };
  const api = { ...base.client.api, get: answer, post: answer };
  const client = { ...base.client, api, queryCache: createQueryCache(api), serverSettings: proxy({ raw: settings }) };
  personStoreOf(client).accept({ data: { id: 'p1', roleRelations: relations } });
  const portal: Portal = {
    ...base,
    client,
    input: { ...base.input, ...input },
    router: { ...base.router, hrefOf: (route) => `#${route}` },
    settings: toSettings(settings).settings,
  };
  const rules = { ...toWorkSettings(settings).settings, authenticatedArea: portal.settings.authenticatedArea };
  const statusOf = () => 'approved';
  const { asksNew } = relationChoice(toPerson({ id: 'p1', roleRelations: relations }).roleRelations, rules);
  const forWhom = asksNew ? needs : undefined;
  const description = describeEvent({ checks, rules, today: TODAY, statusOf, forWhom });
  const form = createForm(description, { ...emptyEventDraft(), ...draft });
  // The stricter rules are those of events that visitors will see.
  form.set('state', 'published');
  const shown = await show(
    portal,
    <Texts locale={locale}>
      <FormProvider
        value={{
          form: form as unknown as Form<object>,
          structure: description,
          messageFor: ({ code }) => code,
          announce: nothing,
        }}
      >
        <RecordUploadsProvider value={uploads}>
          <RecordFormProvider
            value={{
              rubrics,
              person: toPerson({ id: 'p1', roleRelations: relations }),
              needs,
              proposed: proposedValue([]),
              files: () => uploads,
              id: undefined,
              load: () => Promise.reject(new Error('There is nothing at the server')),
              updateForm: nothing,
            }}
          >
            <Section />
          </RecordFormProvider>
        </RecordUploadsProvider>
      </FormProvider>
    </Texts>,
  );
  await settle();
  const { place } = shown;
  return {
    ...shown,
    form,
    asked,
    /** The names of the fields in their order. */
    names: () => [...place.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''),
    /** Returns the error message of a field. */
    errorOf(name: string): string {
      const ids = get(place, `[name="${name}"]`).getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = ids.find((id) => id.endsWith('-error'));
      return (error && place.querySelector(`[id="${error}"]`)?.textContent) || '';
    },
    button: (words: string) =>
      [...place.querySelectorAll('button')].find(
        (button) => button.textContent === words || button.getAttribute('aria-label') === words,
      ),
    /** Shows all problems, as sending does. */
    check: () => settle(() => void form.check()),
  };
}
