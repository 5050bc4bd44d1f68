import { prepareRichText } from '../../../ui/rich-text';
import { descriptionsSection } from '../record-form/descriptions/descriptions-section-lazy';
import { placesSection } from '../record-form/places/places-section-lazy';
import { recordScreen } from '../record-form/record-screen';
import { aboutSection } from './about/about-section-lazy';
import { articleForm } from './article-form-kind';
import { articleChecks } from './article-rules-lazy';
import { headSection } from './head/head-section-lazy';

// As with events: what stands on the screen from the start is fetched beside the article, not after it.
void prepareRichText();
void Promise.allSettled(
  [articleChecks, headSection, aboutSection, placesSection, descriptionsSection].map((part) => part.load()),
);

/** The form of an own article (spec section 2, "/secure/articles/articleRecording"). */
export const ArticleFormScreen = recordScreen(articleForm);
