import { useEffect, useState } from 'react';
import type { Size } from './crop';

/** Returns the natural size of a picture in the browser, for its aspect ratio if the original size is unavailable. */
export function useNaturalSize(address: string | undefined): Size | undefined {
  const [loaded, setLoaded] = useState<{ address: string; size: Size }>();
  useEffect(() => {
    if (address === undefined) return;
    let isCurrent = true;
    const image = new Image();
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      if (isCurrent && size.width > 0 && size.height > 0) setLoaded({ address, size });
    };
    image.src = address;
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return loaded?.address === address ? loaded?.size : undefined;
}
