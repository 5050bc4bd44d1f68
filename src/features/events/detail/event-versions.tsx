import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { useSettingsLayers } from '../../../app/use-settings-layers';
import { ExtraIcon } from '../../../cards/extra-icon';
import type { EventDetail } from '../../../model/answers/event-detail';
import { toTextVersionSettings } from '../../../settings/to-text-version-settings';
import { ExternalLink } from '../../../ui/external-link';
import { Icon } from '../../../ui/icon';

const VersionLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  [aria-expanded='true'] .icon {
    transform: rotate(180deg);
  }
  @container portal (max-width: 520px) {
    flex-direction: column;
    align-items: start;
  }
  @media print {
    display: none;
  }
`;

/** Easy German is set in larger type and with more line spacing. */
const Text = styled.p`
  margin-top: 16px;
  max-width: 60ch;
  padding-inline-start: 16px;
  border-inline-start: 3px solid var(--portal-color-line);
  font-size: 1.12em;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

type Props = { event: Pick<EventDetail, 'easyText' | 'signLanguageUrl'> };

/** Renders the text in easy German behind a button, and the link to a video in sign language. */
export function EventVersions({ event }: Props) {
  const { t } = useLingui();
  const layers = useSettingsLayers();
  const { showEasyLanguage, showSignLanguageVideo } = useMemo(() => toTextVersionSettings(...layers), [layers]);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const text = showEasyLanguage ? event.easyText.trim() : '';
  const video = showSignLanguageVideo ? event.signLanguageUrl : undefined;
  if (text === '' && video === undefined) return null;
  return (
    <div>
      <VersionLinks>
        {text !== '' && (
          <button
            type="button"
            className="button is-quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" size={18} />
            {t`Leichte Sprache`}
          </button>
        )}
        {video !== undefined && (
          <ExternalLink href={video} className="button is-quiet">
            <ExtraIcon name="external" size={18} />
            {t`Video in Gebärdensprache`}
          </ExternalLink>
        )}
      </VersionLinks>
      {text !== '' && (
        <Text id={id} lang="de" hidden={!isOpen}>
          {text}
        </Text>
      )}
    </div>
  );
}
