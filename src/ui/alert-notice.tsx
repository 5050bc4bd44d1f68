import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/use-speech';
import { Icon } from './icon';

type Props = { title: ReactNode; hint: string; onRetry(): void };

/** Something that failed and can be tried again, with nothing that would have to be loaded first. */
export function AlertNotice({ title, hint, onRetry }: Props) {
  const { say } = useSpeech();
  return (
    <div className="notice is-error" role="alert" part="notice">
      <Icon name="warning" />
      <div>
        {title}
        <p>{hint}</p>
        <button type="button" className="button is-quiet" onClick={onRetry}>
          {say(msg`Erneut versuchen`)}
        </button>
      </div>
    </div>
  );
}
