import { useLayoutEffect, useRef } from 'react';
import type { ShownAdvert } from '../../model/answers/shown-advert';
import type { CommonInput } from '../element-input';
import { usePortal } from '../portal';
import { findInsertionPoint } from './insertion-point';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useShown } from './use-shown';

type Input = CommonInput & { readonly filter?: 'on' | 'off' | undefined };

/**
 * Renders an advert among the cards of a list, where its appearance moves nothing in view. A list without filters is a
 * teaser. @param page content of the list; another page is another view
 */
export const InlineAdvert = shownPart(({ page }: { page: object }) => {
  const { headingLevel, input } = usePortal<Input>();
  const isTeaser = input.filter === 'off';
  const [advert] = useShown(isTeaser ? (hasPlaceOfItsOwn() ? undefined : 'teaser') : 'list', 1, page);
  return advert && <Moved advert={advert} level={isTeaser ? headingLevel : headingLevel + 1} />;
});

/** Checks whether the page has an advert slot for teasers: then its teasers get no inline adverts. */
const hasPlaceOfItsOwn = () => document.querySelector('advert-slot:is(:not([place]), [place=teaser])') !== null;

/**
 * Moves the card among the others. The list is rendered before adverts load, also by the painter. So the card waits in
 * a hidden list of its own until there is room for it.
 */
function Moved({ advert, level }: { advert: ShownAdvert; level: number }) {
  const { root } = usePortal();
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const { current: own } = item;
    const home = own?.parentElement;
    if (!own || !home) return;
    const cards = [...root.querySelectorAll('.list ul.cards > li')];
    const grow = () => own.classList.remove('is-filling');
    const end = findInsertionPoint(cards, (gap) => {
      if ('before' in gap) gap.before.before(own);
      else gap.behind.after(own);
      // An empty cell is as high as its row, until the number of columns changes.
      own.classList.toggle('is-filling', 'isEmptyCell' in gap && gap.isEmptyCell);
      window.addEventListener('resize', grow, { once: true });
    });
    return () => {
      end();
      window.removeEventListener('resize', grow);
      // React removes it from where it rendered it.
      home.append(own);
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
