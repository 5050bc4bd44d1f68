import { useEffect, useState } from 'react';
import { readyCleaner } from '../../../lib/clean-html';
import { prepareRichText, RichText } from '../../../ui/rich-text';

/** Help of the client at a field, HTML. Plain until its cleaner is there. */
export function ClientInfo({ html }: { html: string }) {
  const [isReady, setIsReady] = useState(() => readyCleaner() !== undefined);
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    void prepareRichText().then(() => isWanted && setIsReady(readyCleaner() !== undefined));
    return () => {
      isWanted = false;
    };
  }, [isReady]);
  return <RichText key={String(isReady)} html={html} />;
}
