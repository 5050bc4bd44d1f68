import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { DarkButton, Figure, GalleryBar, GalleryFrame, Side } from './gallery-layout';
import { Icon } from './icon';

/** A picture of the gallery. */
export type GalleryPicture = {
  id: string;
  /** The absolute address of a large version. */
  src: string;
  alt: string;
  /** The language of its texts. */
  lang: string;
  /** The width of the original in px, for its aspect ratio; `height` likewise. */
  width: number;
  height: number;
  caption: string;
  /** The credit of the picture. */
  credit: string;
};

/** The minimum movement of a swipe in px. */
const SWIPE = 48;

type Props = { pictures: GalleryPicture[] /** Index of the first one. */; first: number; onClose(): void };

/**
 * Renders all pictures, one at a time and uncropped, in a modal dialog: arrow keys, Home and End navigate, Escape
 * closes, and the focus returns to its former element.
 */
export function GalleryDialog({ pictures, first, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const picture = pictures[index];
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const showPicture = (next: number) => setIndex((next + count) % count);
  const swipe = useSwipe((direction) => showPicture(index + direction));
  function onKeyDown({ key }: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
    if (next !== undefined) showPicture(next);
  }

  const number = index + 1;
  const label = t({ id: 'lbl_gallery', message: 'Bilder' });
  if (!picture) return null;
  return (
    <GalleryFrame
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <GalleryBar>
        <span role="status">{t`Bild ${number} von ${count}`}</span>
        <DarkButton type="button" aria-label={t`Schließen`} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </DarkButton>
      </GalleryBar>
      <Figure {...swipe}>
        <Picture key={picture.id} picture={picture} />
        {count > 1 && (
          <>
            <Side data-side="left" type="button" aria-label={t`Vorheriges Bild`} onClick={() => showPicture(index - 1)}>
              <Icon name="previous" />
            </Side>
            <Side data-side="right" type="button" aria-label={t`Nächstes Bild`} onClick={() => showPicture(index + 1)}>
              <Icon name="next" />
            </Side>
          </>
        )}
      </Figure>
    </GalleryFrame>
  );
}

function Picture({ picture: { src, alt, lang, width, height, caption, credit } }: { picture: GalleryPicture }) {
  const { t } = useLingui();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <>
      {isBroken ? (
        <p>{t`Dieses Bild kann nicht geladen werden.`}</p>
      ) : (
        <img {...{ src, lang, width, height }} alt={alt} draggable={false} onError={() => setIsBroken(true)} />
      )}
      {(caption || credit) && (
        <figcaption>
          {caption && <span lang={lang}>{caption}</span>}
          {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </>
  );
}

/** Returns handlers that call back with 1 for a swipe to the left and -1 for one to the right. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      start.current = pointerType === 'touch' ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const distance = start.current === undefined ? 0 : clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) > SWIPE) onSwipe(distance < 0 ? 1 : -1);
    },
  };
}
