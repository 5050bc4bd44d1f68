import { useEffect, useRef, useState } from 'react';
import { AdvertOffer, useIsOwn } from './advert-offer';
import { waitForRoom } from './insertion-point';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useEventSeen } from './use-event-seen';
import { useShown } from './use-shown';

type Props = {
  place: 'detail' | 'article';
  /** What is looked at. */
  id: string;
  /** Of its heading. */
  level: number;
};

/**
 * An advert below what an event or an article says, once that place is further down than what is in view; where all of
 * that is in view, at the end of the screen. Who has recorded the event is asked there whether they want one.
 */
export const FooterAdvert = shownPart(({ place, id, level }: Props) => {
  const [advert] = useShown(place, 1, id);
  const eventId = place === 'detail' ? id : undefined;
  const isOwn = useIsOwn(eventId);
  useEventSeen(eventId);
  const isAny = isOwn || advert !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const { current: own } = box;
    if (!own || !isAny) return;
    return waitForRoom(own, (where) => {
      if (where === 'at the end') own.parentElement?.append(own);
      setRoom(true);
    });
  }, [isAny]);
  return (
    <div ref={box}>
      {isOwn && hasRoom && <AdvertOffer eventId={id} />}
      {advert && hasRoom && (
        <div className="booked">
          <ShownAdvertCard advert={advert} level={level} />
        </div>
      )}
    </div>
  );
});
