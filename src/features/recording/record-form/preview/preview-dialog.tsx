import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import { LOCALES, type Locale } from '../../../../i18n/locale';
import { useTranslation } from '../../../../i18n/use-translation';
import { Dialog } from '../../../../ui/dialog';

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

const Placeholder = styled.div`
  min-height: 60vh;
`;

/** The content of a preview: a draft, and the locale of the visitors' page. */
export type PreviewContent<Draft> = {
  draft: Draft;
  locale: Locale;
  /** The placeholder for a missing title. */
  untitled: string;
};

type Props<Draft> = { draft: Draft; onClose(): void };

/** Returns a dialog component that previews a draft with the given content. */
export const previewDialogOf =
  <Draft,>(Content: ComponentType<PreviewContent<Draft>>): ComponentType<Props<Draft>> =>
  (props) => <PreviewDialog {...props} Content={Content} />;

/** Renders the draft, finished or not, as visitors will see it, with a choice of the language. */
function PreviewDialog<Draft>({
  draft,
  onClose,
  Content,
}: Props<Draft> & { Content: ComponentType<PreviewContent<Draft>> }) {
  const { t } = useLingui();
  const [locale, setLocale] = useState(useTranslation().locale);
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
      <Content draft={draft} locale={locale} untitled={t`Noch ohne Titel`} />
    </Dialog>
  );
}

/** Renders a placeholder that reserves the height of the preview while it loads. */
export function PreviewPlaceholder() {
  const { t } = useLingui();
  return (
    <Placeholder aria-busy="true">
      <span className="visually-hidden" role="status">{t`Die Vorschau wird geladen …`}</span>
    </Placeholder>
  );
}
