import { CacheProvider } from '@emotion/react';
import { type ComponentType, useLayoutEffect } from 'react';
import { adoptSheet } from '../ui/adopt-sheet';
import { emotionCache, emotionSheet } from '../ui/emotion-sheet';
import { usePortal } from './portal';

/** Wraps a screen with Emotion's shared sheet, adopted by the root of its element before the first paint. */
export function styledScreen<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  function StyledScreen(props: Props) {
    const { root } = usePortal();
    useLayoutEffect(() => {
      adoptSheet(root, emotionSheet);
    }, [root]);
    return (
      <CacheProvider value={emotionCache}>
        <Screen {...props} />
      </CacheProvider>
    );
  }
  return StyledScreen;
}
