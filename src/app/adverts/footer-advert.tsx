import { useEffect, useRef, useState } from 'react';
import { AdvertOffer, useIsOwn } from './advert-offer';
import { whenInsertable } from './insertion-point';
import { ShownAdvertCard } from './shown-advert-card';
import { shownPart } from './shown-part';
import { useEventSeen } from './use-event-seen';
import { useShown } from './use-shown';

type Props = {
  place: 'detail' | 'article';
  /** The id of the shown event or article. */
  id: string;
  /** The level of its heading. */
  level: number;
};

/**
 * Renders an advert below the content of an event or article, once that position is below the viewport; if all content
 * is in view, at the end of the screen. The author of the event gets the offer to advertise it there.
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
    return whenInsertable(own, (where) => {
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
