/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { Translation } from '../../i18n/translation';
import { PainterIcon } from '../../ui/painter-icon';
import type { Suggestion } from './suggestions';

type Props = { translation: Translation /** The value of the page's own field. */; text: string };

/** Renders the search box alone. It has no hooks, since it is drawn without React. */
export function SearchView({ translation: { _, locale }, text }: Props) {
  const label = _(msg`Veranstaltungen suchen`);
  return (
    <div className="portal" part="root" lang={locale}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>. */}
      <form className="box" role="search" part="search">
        <div className="input-box">
          <PainterIcon name="search" />
          <input
            id="what"
            name="q"
            type="search"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls="suggestions"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            placeholder={_(msg`Titel, Ort oder Rubrik`)}
            defaultValue={text}
          />
          <button type="submit" className="box-button">
            {_(msg`Suchen`)}
          </button>
        </div>
        <div className="box-list" id="suggestions" role="listbox" aria-label={_(msg`Vorschläge`)} hidden={true} />
        <span className="visually-hidden" role="status" />
      </form>
    </div>
  );
}

const ICONS = { event: 'calendar', place: 'place', rubric: 'next', recent: 'search', forget: 'close' } as const;

/** Renders the suggestions as items of the listbox below the box. */
export const suggestionItems = (suggestions: readonly Suggestion[]) =>
  suggestions.map(({ kind, label, hint, lang }, index) => (
    // biome-ignore lint/a11y/useFocusableInteractive lint/suspicious/noArrayIndexKey: the focus stays in the field.
    <div key={index} id={`suggestion-${index}`} className="box-option" role="option" aria-selected={false}>
      <PainterIcon name={ICONS[kind]} />
      <span>
        <span lang={lang}>{label}</span>
        {hint && <small>{hint}</small>}
      </span>
    </div>
  ));
