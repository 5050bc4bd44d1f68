/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import { CardSkeleton } from '../../cards/card-skeleton';
import type { ListLinks } from '../../cards/list-links';
import { cardItems } from '../../features/events/list/list-view';
import type { Translation } from '../../i18n/translation';
import type { EventRow } from '../../model/answers/event-row';
import { PainterIcon } from '../../ui/painter-icon';
import { countOf, type TeaserInput } from './find-events';

/** The state of a teaser. */
export type TeaserState = { step: 'waiting' } | { step: 'failed' } | { step: 'ready'; events: readonly EventRow[] };

type Props = {
  input: TeaserInput;
  state: TeaserState;
  translation: Translation;
  /** The base address of pictures. */
  host: string;
  favourites: ReadonlySet<string>;
  links: Pick<ListLinks, 'toEvent'>;
};

/** Renders a few events as cards, lines or a carousel. It has no hooks, since it is drawn without React. */
export function TeaserView(props: Props) {
  const { input, state, translation } = props;
  const { _, locale } = translation;
  const layout = input.layout ?? 'cards';
  const isCarousel = layout === 'carousel' && state.step === 'ready' && state.events.length > 1;
  if (state.step === 'ready' && state.events.length === 0 && input.empty === 'hidden') return null;
  return (
    <div className="portal" part="root" lang={locale}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; sections would be landmarks of one name where a page has several. */}
      <div
        className={`teaser is-${layout}`}
        part="list"
        role="group"
        tabIndex={-1}
        aria-label={_(HEADING)}
        aria-roledescription={isCarousel ? _(msg`Karussell`) : undefined}
      >
        {isCarousel && <Steps translation={translation} />}
        <Body {...props} />
      </div>
    </div>
  );
}

const HEADING = msg({ id: 'lbl_events', message: 'Veranstaltungen' });

function Body({ input, state, translation, host, favourites, links }: Props) {
  const { _ } = translation;
  if (state.step === 'waiting') {
    return (
      <div className="cards is-loading">
        <span className="visually-hidden" role="status">
          {_(msg`Veranstaltungen werden geladen …`)}
        </span>
        {Array.from({ length: countOf(input) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <CardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (state.step === 'failed') {
    return (
      <p className="teaser-line" part="notice" role="alert">
        <PainterIcon name="info" />
        <span>{_(msg`Die Veranstaltungen konnten nicht geladen werden.`)}</span>
        <button type="button" className="chip" data-act="retry">
          {_(msg`Erneut versuchen`)}
        </button>
      </p>
    );
  }
  if (state.events.length === 0) {
    return (
      <p className="teaser-line" part="notice">
        <PainterIcon name="calendar" />
        <span>{_(msg`Zurzeit sind hier keine Veranstaltungen eingetragen.`)}</span>
      </p>
    );
  }
  const cardProps = { translation, host, favourites, headingLevel: input.headingLevel ?? 2, hasFilterBar: false };
  // A line has the rubric's colour only, so that no picture is requested.
  const events = input.layout === 'lines' ? state.events.map(({ picture: _, ...event }) => event) : state.events;
  return <ul className="cards">{cardItems({ ...cardProps, links }, events)}</ul>;
}

/** Renders the scroll buttons of a carousel. A button stays at the end, so that it keeps the focus. */
const Steps = ({ translation: { _ } }: Pick<Props, 'translation'>) => (
  <div className="teaser-steps">
    <button type="button" className="teaser-step" data-act="back" aria-label={_(msg`Vorherige Veranstaltungen`)}>
      <PainterIcon name="previous" />
    </button>
    <button type="button" className="teaser-step" data-act="on" aria-label={_(msg`Weitere Veranstaltungen`)}>
      <PainterIcon name="next" />
    </button>
  </div>
);

/** Renders the bar above an event that was opened in place. */
export const BackBar = ({ translation: { _, locale } }: Pick<Props, 'translation'>) => (
  <div className="portal" lang={locale}>
    <button type="button" className="chip" data-act="close">
      <PainterIcon name="previous" size={16} />
      {_(msg`Zurück zur Übersicht`)}
    </button>
  </div>
);
