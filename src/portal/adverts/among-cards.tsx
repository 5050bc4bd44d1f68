import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
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

/**
 * An advert among the cards of a list, further down than the visitor sees when it comes. The list is drawn before
 * anything is known of adverts, and by the first painter too; so the card is put into it from outside.
 */
export const AdvertAmongCards = shownPart(({ place, page, level }: Props) => {
  const { root } = usePortal();
  const [advert] = useShown(place, 1, page);
  const item = useItem(root, advert);
  return advert && item && createPortal(<ShownAdvertCard advert={advert} level={level} />, item);
});

/** An item of the list for an advert, as soon as there is a place for it. */
function useItem(root: ShadowRoot, advert: object | undefined): HTMLElement | undefined {
  const [item, setItem] = useState<HTMLElement>();
  useEffect(() => {
    const cards = root.querySelectorAll('.list ul.cards > li');
    if (!advert || cards.length === 0) return;
    const own = document.createElement('li');
    const end = findPlaceBelow([...cards], (before) => {
      before.before(own);
      setItem(own);
    });
    return () => {
      end();
      own.remove();
      setItem(undefined);
    };
  }, [root, advert]);
  return item;
}
