import { prepareRichText } from '../../../ui/rich-text';
import { recordScreen } from '../record-form/record-screen';
import { articleForm } from './article-form-kind';

// As with events: fetched beside the article, not after it.
void prepareRichText();

/** The form of an own article (spec section 2, "/secure/articles/articleRecording"). */
export const ArticleFormScreen = recordScreen(articleForm);
