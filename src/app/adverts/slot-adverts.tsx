import type { ShownPlacement } from '../../model/answers/shown-advert';
import type { CommonInput } from '../element-input';
import { usePortal } from '../portal';
import { ShownAdvertCard } from './shown-advert-card';
import { withAdvertStyles } from './shown-part';
import { useAdverts } from './use-shown';

type Input = CommonInput & { readonly place?: ShownPlacement | undefined; readonly count?: number | undefined };

/** Renders the adverts of a placement, or the page's own content. Only the page can reserve room for them. */
export const SlotAdverts = withAdvertStyles(() => {
  const { headingLevel, input } = usePortal<Input>();
  const { place = 'teaser', count = 1 } = input;
  const adverts = useAdverts(place, count, place);
  if (adverts.length === 0) return <slot />;
  return (
    <ul className="cards">
      {adverts.map((advert) => (
        <li key={advert.id}>
          <ShownAdvertCard advert={advert} level={headingLevel} />
        </li>
      ))}
    </ul>
  );
});
