import { ErrorNotice } from '../../app/error-notice';
import { styledScreen } from '../../app/styled-screen';
import { ARTICLES_ERRORS } from '../../cards/event-errors';
import { withEventTexts } from '../../cards/with-event-texts';

type Props = { error: unknown; onRetry(): void };

/** Renders why a list of articles cannot be shown. */
export const ArticlesFailure = withEventTexts(
  styledScreen((props: Props) => <ErrorNotice isScreen messages={ARTICLES_ERRORS} {...props} />),
);
