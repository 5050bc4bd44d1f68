import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { LOCALES, type Locale } from '../../../../i18n/locale';
import { TextsProvider } from '../../../../i18n/locale-provider';
import { useSpeech } from '../../../../i18n/use-speech';
import { type EventPreviewPart, useEventPreview } from '../../../../portal/event-preview';
import { Dialog } from '../../../../ui/dialog';
import type { EventDraft } from '../../event-form/event-draft';
import { usePreviewEvent } from '../../event-form/preview/use-preview-event';
import { LazyPart } from '../frame/lazy-part';
import { previewTexts } from './preview-texts-lazy';

const NAMES: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' };

const Languages = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 0 0 16px;
  padding: 0;
  border: 0;

  legend {
    float: inline-start;
    margin-inline-end: 4px;
    padding: 0;
  }
  @container portal (max-width: 360px) {
    legend {
      width: 100%;
    }
  }
  [aria-pressed='true'] {
    background: var(--portal-color-primary-soft);
    box-shadow: inset 0 0 0 2px var(--portal-color-primary-text);
    font-weight: 700;
  }
  @media (forced-colors: active) {
    [aria-pressed='true'] {
      outline: 2px solid;
    }
  }
`;

const Waiting = styled.div`
  min-height: 60vh;
`;

type Props = { draft: EventDraft; onClose(): void };

/** Loads the texts of the dialog, in every language. */
export async function loadPreviewDialog(): Promise<ComponentType<Props>> {
  await Promise.all(LOCALES.map((locale) => previewTexts.load(locale)));
  return (props) => (
    <TextsProvider texts={previewTexts}>
      <PreviewDialog {...props} />
    </TextsProvider>
  );
}

/** The event of the form as visitors will see it, in the language of their page; nothing has to be filled in for it. */
function PreviewDialog({ draft, onClose }: Props) {
  const { t } = useLingui();
  const part = useEventPreview();
  const [locale, setLocale] = useState(useSpeech().locale);
  return (
    <Dialog title={t`Vorschau`} onClose={onClose} isWide>
      <Languages>
        <legend>{t`Sprache der Seite`}</legend>
        {LOCALES.map((one) => (
          <button
            key={one}
            type="button"
            className="button is-quiet"
            lang={one}
            aria-pressed={one === locale}
            onClick={() => setLocale(one)}
          >
            {NAMES[one]}
          </button>
        ))}
      </Languages>
      {part && <Content part={part} draft={draft} locale={locale} />}
    </Dialog>
  );
}

function Content({ part, draft, locale }: { part: EventPreviewPart; draft: EventDraft; locale: Locale }) {
  const { t } = useLingui();
  const untitled = t`Noch ohne Titel`;
  const event = usePreviewEvent(draft);
  if (!event)
    return (
      <Waiting aria-busy="true">
        <span className="visually-hidden" role="status">{t`Die Vorschau wird geladen …`}</span>
      </Waiting>
    );
  return <LazyPart part={part} event={{ ...event, title: event.title || untitled }} locale={locale} />;
}
