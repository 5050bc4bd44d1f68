import { useLayoutEffect, useRef } from 'react';
import type { ShownAdvert } from '../../model/shown-advert';
import type { CommonInput } from '../element-input';
import { usePortal } from '../portal';
import { findPlaceBelow } from './place-below';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useShown } from './use-shown';

type Input = CommonInput & { readonly filter?: 'on' | 'off' | undefined };

/**
 * An advert among the cards of a list, further down than the visitor sees when it comes. A list without filters is a
 * teaser. @param page what the list shows; another page is another view
 */
export const AdvertAmongCards = shownPart(({ page }: { page: object }) => {
  const { headingLevel, input } = usePortal<Input>();
  const isTeaser = input.filter === 'off';
  const [advert] = useShown(isTeaser ? 'teaser' : 'list', 1, page);
  return advert && <Moved advert={advert} level={isTeaser ? headingLevel : headingLevel + 1} />;
});

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
    const end = findPlaceBelow(cards, (before) => before.before(own));
    return () => {
      end();
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
