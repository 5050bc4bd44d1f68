import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../forms/engine/describe-form';
import { extrasPlans } from '../record-form/extras/extras-plans';
import { picturesPlans } from '../record-form/pictures/pictures-plans';
import { placesPlans } from '../record-form/places/places-plans';
import { wordsPlans } from '../record-form/texts-plans';
import type { ArticleDraft } from './article-draft';
import { articleFormProblems, type Given } from './article-problems';

/** The sections of the form in their order. */
const SECTIONS = ['texts', 'about', 'descriptions', 'pictures', 'publication', 'places', 'freeFields', 'english'];

/** What the form of an article is: its fields, as the client calls them, and its rules. */
export function describeArticle(given: Given): FormDescription<ArticleDraft> {
  const { rules } = given;
  return describeForm<ArticleDraft>({
    sections: SECTIONS,
    fields: {
      ...wordsPlans(rules),
      eventDate: {
        section: 'about',
        label: msg`Datum des Ereignisses`,
        missing: msg`Bitte geben Sie das Datum an, um das es geht.`,
      },
      events: { section: 'about', label: msg`Veranstaltungen im Artikel` },
      ...placesPlans(given.relations),
      ...picturesPlans,
      ...extrasPlans(rules),
    },
    problems: (draft, before) => articleFormProblems(draft, before, given),
  });
}
