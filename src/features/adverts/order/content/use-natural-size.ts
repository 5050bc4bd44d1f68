import { useEffect, useState } from 'react';
import type { Size } from './crop';

/** Returns the natural size of a picture in the browser, for its aspect ratio if the original size is unavailable. */
export function useNaturalSize(address: string | undefined): Size | undefined {
  const [known, setKnown] = useState<{ address: string; size: Size }>();
  useEffect(() => {
    if (address === undefined) return;
    let isWanted = true;
    const image = new Image();
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      if (isWanted && size.width > 0 && size.height > 0) setKnown({ address, size });
    };
    image.src = address;
    return () => {
      isWanted = false;
    };
  }, [address]);
  return known?.address === address ? known?.size : undefined;
}
