import { useLayoutEffect, useRef } from 'react';
import type { ShownAdvert } from '../../model/answers/shown-advert';
import type { CommonInput } from '../element-input';
import { usePortal } from '../portal';
import { findInsertionPoint } from './insertion-point';
import { ShownAdvertCard } from './shown-advert-card';
import { withAdvertStyles } from './shown-part';
import { useAdverts } from './use-shown';

type Input = CommonInput & { readonly filter?: 'on' | 'off' | undefined };

/**
 * Renders an advert among the cards of a list, where its appearance moves nothing in view. A list without filters is a
 * teaser. @param page content of the list; another page is another view
 */
export const InlineAdvert = withAdvertStyles(({ page }: { page: object }) => {
  const { headingLevel, input } = usePortal<Input>();
  const isTeaser = input.filter === 'off';
  const [advert] = useAdverts(isTeaser ? (hasTeaserSlot() ? undefined : 'teaser') : 'list', 1, page);
  return advert && <InsertedAdvert advert={advert} level={isTeaser ? headingLevel : headingLevel + 1} />;
});

/** Checks whether the page has an advert slot for teasers: then its teasers get no inline adverts. */
const hasTeaserSlot = () => document.querySelector('advert-slot:is(:not([place]), [place=teaser])') !== null;

/**
 * Moves the card among the others. The list is rendered before adverts load, also by the painter. So the card waits in
 * a hidden list of its own until there is room for it.
 */
function InsertedAdvert({ advert, level }: { advert: ShownAdvert; level: number }) {
  const { root } = usePortal();
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current: card } = item;
    const hiddenList = card?.parentElement;
    if (!card || !hiddenList) return;
    const cards = [...root.querySelectorAll('.list ul.cards > li')];
    const stopFilling = () => card.classList.remove('is-filling');
    const stopSearch = findInsertionPoint(cards, (point) => {
      if ('before' in point) point.before.before(card);
      else point.behind.after(card);
      // An empty cell is as high as its row, until the number of columns changes.
      card.classList.toggle('is-filling', 'isEmptyCell' in point && point.isEmptyCell);
      window.addEventListener('resize', stopFilling, { once: true });
    });
    return () => {
      stopSearch();
      window.removeEventListener('resize', stopFilling);
      // React removes it from where it rendered it.
      hiddenList.append(card);
    };
  }, [root]);
  return (
    <ul hidden>
      <li ref={item}>
        <ShownAdvertCard advert={advert} level={level} />
      </li>
    </ul>
  );
}
