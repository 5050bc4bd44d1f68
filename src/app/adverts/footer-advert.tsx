import { useEffect, useRef, useState } from 'react';
import { AdvertOffer, useIsOwn } from './advert-offer';
import { whenInsertable } from './insertion-point';
import { ShownAdvertCard } from './shown-advert-card';
import { withAdvertStyles } from './shown-part';
import { useReportedEventView } from './use-event-seen';
import { useAdverts } from './use-shown';

type Props = {
  placement: 'detail' | 'article';
  /** The id of the shown event or article. */
  id: string;
  /** The level of its heading. */
  level: number;
};

/**
 * Renders an advert below the content of an event or article, once that position is below the viewport; if all content
 * is in view, at the end of the screen. The author of the event gets the offer to advertise it there.
 */
export const FooterAdvert = withAdvertStyles(({ placement, id, level }: Props) => {
  const [advert] = useAdverts(placement, 1, id);
  const eventId = placement === 'detail' ? id : undefined;
  const isOwn = useIsOwn(eventId);
  useReportedEventView(eventId);
  const hasContent = isOwn || advert !== undefined;
  const box = useRef<HTMLDivElement>(null);
  const [isInsertable, setInsertable] = useState(false);
  useEffect(() => {
    const { current: container } = box;
    if (!container || !hasContent) return;
    return whenInsertable(container, (where) => {
      if (where === 'at the end') container.parentElement?.append(container);
      setInsertable(true);
    });
  }, [hasContent]);
  return (
    <div ref={box}>
      {isOwn && isInsertable && <AdvertOffer eventId={id} />}
      {advert && isInsertable && (
        <div className="booked">
          <ShownAdvertCard advert={advert} level={level} />
        </div>
      )}
    </div>
  );
});
