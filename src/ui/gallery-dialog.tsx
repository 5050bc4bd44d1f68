import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Bar, DarkButton, Dialog, Figure, Side } from './gallery-layout';
import { Icon } from './icon';

/** A picture as the gallery shows it. */
export type GalleryPicture = {
  id: string;
  /** Absolute address of a large version. */
  src: string;
  alt: string;
  /** Language of its texts. */
  lang: string;
  /** Pixels of the original, for its proportions. */
  width: number;
  height: number;
  caption: string;
  /** Who is named as the owner of the picture. */
  credit: string;
};

/** A finger that moves further than this many pixels turns the page. */
const SWIPE = 48;

type Props = { pictures: GalleryPicture[] /** From 0. */; first: number; onClose(): void };

/**
 * All pictures, one at a time and whole, in a dialog above the page: arrow keys, Home and End turn, Escape closes, and
 * the focus returns to where it was.
 */
export function GalleryDialog({ pictures, first, onClose }: Props) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const count = pictures.length;
  const picture = pictures[index];
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const turnTo = (next: number) => setIndex((next + count) % count);
  const swipe = useSwipe((direction) => turnTo(index + direction));
  function turnByKey({ key }: KeyboardEvent) {
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
    if (next !== undefined) turnTo(next);
  }

  const number = index + 1;
  const label = t({ id: 'lbl_gallery', message: 'Bilder' });
  if (!picture) return null;
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={turnByKey}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <Bar>
        <span role="status">{t`Bild ${number} von ${count}`}</span>
        <DarkButton type="button" aria-label={t`Schließen`} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </DarkButton>
      </Bar>
      <Figure {...swipe}>
        <Picture key={picture.id} picture={picture} />
        {count > 1 && (
          <>
            <Side data-side="left" type="button" aria-label={t`Vorheriges Bild`} onClick={() => turnTo(index - 1)}>
              <Icon name="previous" />
            </Side>
            <Side data-side="right" type="button" aria-label={t`Nächstes Bild`} onClick={() => turnTo(index + 1)}>
              <Icon name="next" />
            </Side>
          </>
        )}
      </Figure>
    </Dialog>
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

/** Handlers that call back with 1 for a swipe to the left and -1 for one to the right. */
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
