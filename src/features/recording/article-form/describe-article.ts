import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/field-definitions';
import { descriptionsOf } from '../record-form/descriptions/descriptions-of';
import { extrasFields } from '../record-form/extras/extras-fields';
import { forWhomFields } from '../record-form/for-whom/for-whom-draft';
import { picturesFields } from '../record-form/pictures/pictures-fields';
import { placesFields } from '../record-form/places/places-fields';
import { textsFields } from '../record-form/texts-fields';
import type { ArticleDraft } from './article-draft';
import { type ArticleContext, articleFormProblems } from './article-problems';

/** The names of the sections in their order. */
const SECTIONS = [
  ...['texts', 'about', 'descriptions', 'pictures', 'forWhom', 'organizer'],
  ...['publication', 'places', 'moreTexts', 'freeFields', 'english'],
];

/** Describes the article form: its fields with the client's labels, and its rules. */
export function describeArticle(context: ArticleContext): FormDescription<ArticleDraft> {
  const { rules } = context;
  return describeForm<ArticleDraft>({
    sections: SECTIONS,
    fields: {
      ...textsFields(rules, descriptionsOf('article', rules).main),
      eventDate: {
        section: 'about',
        label: msg`Datum des Ereignisses`,
        missing: msg`Bitte geben Sie das Datum an, um das es geht.`,
      },
      events: { section: 'about', label: msg`Veranstaltungen im Artikel` },
      ...forWhomFields,
      ...placesFields,
      ...picturesFields,
      ...extrasFields(rules),
    },
    problems: (draft, before) => articleFormProblems(draft, before, context),
  });
}
