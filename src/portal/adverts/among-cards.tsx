import { useLayoutEffect, useRef } from 'react';
import type { ShownAdvert } from '../../model/shown-advert';
import { usePortal } from '../portal';
import { findPlaceBelow } from './place-below';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useShown } from './use-shown';

type Props = {
  place: 'list' | 'teaser';
  /** What the list shows; another page is another view. */
  page: object;
  /** Of the headings of its cards. */
  level: number;
};

/** An advert among the cards of a list, further down than the visitor sees when it comes. */
export const AdvertAmongCards = shownPart(({ place, page, level }: Props) => {
  const [advert] = useShown(place, 1, page);
  return advert && <Moved advert={advert} level={level} />;
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
