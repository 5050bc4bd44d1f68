import { ErrorNotice } from '../../../portal/error-notice';
import { styledScreen } from '../../../portal/styled-screen';
import { ARTICLES_ERRORS } from '../event-errors';
import { withEventTexts } from '../with-event-texts';

type Props = { error: unknown; onRetry(): void };

/** Says why a list of articles cannot be shown. */
export const ArticlesFailure = withEventTexts(
  styledScreen((props: Props) => <ErrorNotice isScreen words={ARTICLES_ERRORS} {...props} />),
);
