import { useEffect, useRef, useState } from 'react';
import { waitUntilBelow } from './place-below';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useShown } from './use-shown';

type Props = {
  place: 'detail' | 'article';
  /** What is looked at. */
  id: string;
  /** Of its heading. */
  level: number;
};

/** An advert below what an event or an article says, once that place is further down than what is in view. */
export const AdvertBelow = shownPart(({ place, id, level }: Props) => {
  const [advert] = useShown(place, 1, id);
  const box = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => (box.current ? waitUntilBelow(box.current, () => setBelow(true)) : undefined), []);
  return (
    <div ref={box}>
      {advert && isBelow && (
        <div className="booked">
          <ShownAdvertCard advert={advert} level={level} />
        </div>
      )}
    </div>
  );
});
