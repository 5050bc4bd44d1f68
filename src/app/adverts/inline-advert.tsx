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
 * An advert among the cards of a list, where it moves nothing that the visitor sees when it comes. A list without filters
 * is a teaser. @param page what the list shows; another page is another view
 */
export const InlineAdvert = shownPart(({ page }: { page: object }) => {
  const { headingLevel, input } = usePortal<Input>();
  const isTeaser = input.filter === 'off';
  const [advert] = useShown(isTeaser ? (hasPlaceOfItsOwn() ? undefined : 'teaser') : 'list', 1, page);
  return advert && <Moved advert={advert} level={isTeaser ? headingLevel : headingLevel + 1} />;
});

/** Whether the page has said where its adverts stand: then they do not stand among the cards of its teasers, too. */
const hasPlaceOfItsOwn = () => document.querySelector('advert-slot:is(:not([place]), [place=teaser])') !== null;

/**
 * The list is drawn before anything is known of adverts, and by the first painter too; so the card waits in a list of its
 * own, out of sight, and is moved among the others once there is a place for it.
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
      // An empty cell is as high as its row, until there is another number of columns.
      own.classList.toggle('is-filling', 'isEmptyCell' in gap && gap.isEmptyCell);
      window.addEventListener('resize', grow, { once: true });
    });
    return () => {
      end();
      window.removeEventListener('resize', grow);
      // React takes it away from where it has put it.
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
