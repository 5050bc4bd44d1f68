import { prepareRichText } from '../../../ui/rich-text';
import { recordScreen } from '../record-form/record-screen';
import { articleForm } from './article-form-kind';

// As for events: loaded in parallel with the article, not after it.
void prepareRichText();

/** Renders the form of an own article (spec section 2, "/secure/articles/articleRecording"). */
export const ArticleFormScreen = recordScreen(articleForm);
