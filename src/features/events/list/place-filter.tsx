import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import type { ShowFilter } from '../../../cards/list-links';
import type { Translation } from '../../../i18n/translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, DEFAULT_RADIUS_KM, type EventFilter, type Near, NO_PLACE } from '../../../model/event-filter';
import { useLazyPart } from '../../../ui/lazy-part';
import { placeFilterLabel } from './filter-labels';
import { PlaceFilterField, RadiusSelect, radiusLabel } from './first-fields';
import { usePaintedInput } from './use-painted-input';

/** The lazy place suggestions. */
const suggestionsModule = lazyModule(() => import('./place-suggestions'));

type Props = {
  translation: Translation;
  filter: EventFilter;
  show: ShowFilter;
  page: EventPage | undefined;
  placeName: string | undefined;
};

const RADII_KM = [5, 10, 15, 25, 50, 100];
/** Renders the place filter. A submitted text is looked up with the results, even without suggestions. */
export function PlaceFilter({ translation, filter, show, page, placeName }: Props) {
  const { client, root } = usePortal();
  const place = placeFilterLabel(filter, page?.facets, placeName);
  const paintedInput = usePaintedInput('near', place);
  const [text, setText] = useState(paintedInput ?? place);
  const [appliedPlace, setAppliedPlace] = useState(place);
  const [hasBeenFocused, setHasBeenFocused] = useState(false);
  const suggestions = useLazyPart(suggestionsModule, hasBeenFocused);
  if (place !== appliedPlace) {
    setAppliedPlace(place);
    setText(place);
  }

  function showNear(near: Near) {
    setText(near.label);
    show(changeFilter(filter, { ...NO_PLACE, near, radiusKm: filter.near ? filter.radiusKm : undefined }));
  }

  function clear() {
    setText('');
    if (place) show(changeFilter(filter, NO_PLACE));
  }

  function commit() {
    const label = text.trim();
    if (label === place) return;
    if (label) showNear({ label });
    else clear();
  }

  async function chooseRadius(value: string) {
    const { withRadius } = await suggestionsModule.load();
    show(await withRadius(client, filter, value));
  }

  return (
    <PlaceFilterField
      translation={translation}
      isFilled={text !== ''}
      onClear={() => {
        clear();
        root.getElementById('where')?.focus();
      }}
      field={{
        value: text,
        onChange: ({ target }) => setText(target.value),
        onFocus: () => setHasBeenFocused(true),
        onBlur: commit,
        onKeyDown: (event) => {
          if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
          event.preventDefault();
          commit();
        },
      }}
      radius={
        place && (
          <Radius
            translation={translation}
            filter={filter}
            onChoose={(value) =>
              void chooseRadius(value).catch(() => {
                // The lookup of the place failed: the radius stays as it is.
              })
            }
          />
        )
      }
    >
      {suggestions && (
        <suggestions.PlaceSuggestions text={text} isPristine={text === place} onText={setText} onChoose={showNear} />
      )}
    </PlaceFilterField>
  );
}

type RadiusProps = { translation: Translation; filter: EventFilter; onChoose(value: string): void };

function Radius({ translation, filter: { near, radiusKm = DEFAULT_RADIUS_KM }, onChoose }: RadiusProps) {
  const radii = [...new Set([...RADII_KM, radiusKm])].sort((a, b) => a - b);
  return (
    <RadiusSelect
      translation={translation}
      value={near ? String(radiusKm) : 'only'}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="only">{radiusLabel(undefined, translation)}</option>
      {radii.map((kilometres) => (
        <option key={kilometres} value={kilometres}>
          {radiusLabel(kilometres, translation)}
        </option>
      ))}
    </RadiusSelect>
  );
}
