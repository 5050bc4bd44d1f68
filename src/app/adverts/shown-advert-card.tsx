import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { eventSummary } from '../../model/answers/event-line';
import type { ShownAdvert } from '../../model/answers/shown-advert';
import { detailHref } from '../../routing/detail-href';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { headingLevelOf } from '../../ui/heading-tag';
import type { CommonInput } from '../element-input';
import { usePortal } from '../portal';
import { AdvertPicture } from './advert-picture';
import { reportToServer } from './tell-server';
import { useViewed } from './use-viewed';

/** Renders an advert as a card that is labelled as one. @param level level of its heading */
export function ShownAdvertCard({ advert, level }: { advert: ShownAdvert; level: number }) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const { host } = usePortal().client;
  const summary = advert.event ? eventSummary(advert.event, locale, today) : '';
  const link = useEventLink(advert.eventId);
  const box = useRef<HTMLElement>(null);
  const { id, token } = advert;
  const report = (path: string) => token && reportToServer(host, path, { token });
  useViewed(box, () => report('adverts/seen'));
  const Heading = `h${headingLevelOf(level)}` as const;
  const open = () => report(`adverts/${encodeURIComponent(id)}/click`);
  return (
    <article ref={box} className="card booked-card" part="card">
      {advert.picture && <AdvertPicture picture={advert.picture} crop={advert.crop} host={host} />}
      <div className="card-body">
        <span className="card-rubric">{t({ id: 'lbl_advertisement', message: 'Anzeige' })}</span>
        <Heading className="card-title" part="card-title">
          <a
            href={link.href}
            data-route={link.route}
            part="card-link"
            lang="de"
            onClick={open}
            // The middle button opens another tab.
            onAuxClick={({ button }) => button === 1 && open()}
          >
            {advert.title}
          </a>
        </Heading>
        {summary && <p className="card-meta">{summary}</p>}
        {advert.text && (
          <p className="card-meta" lang="de">
            {advert.text}
          </p>
        )}
      </div>
    </article>
  );
}

type Input = CommonInput & { readonly detailUrl?: string | undefined };

/** Returns the link of the same element to an event. */
function useEventLink(id: string): { href: string; route?: string } {
  const { router, input } = usePortal<Input>();
  const { locale } = useTranslation();
  const { detailUrl } = input;
  // In a list of articles this is the address of an article.
  const href = detailUrl?.includes('{eventId}') ? detailHref(detailUrl, id) : undefined;
  const route = withLocale(paths.event(id), locale);
  return href ? { href } : { href: router.hrefOf(route), route };
}
