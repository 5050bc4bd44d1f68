import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '../../src/i18n/locale';
import { type Ground, type Look, WIDTHS } from './look';
import { SampleForm } from './sample-form';

const Head = styled.header`
  display: grid;
  gap: 16px;
  padding: 0 16px 24px;

  h1 {
    font-size: 1.75em;
    line-height: 1.2;
  }
  > p {
    max-width: 44em;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** The stage for fields: the requested width, up to that of the page. */
const Stage = styled.div`
  max-width: 100%;
`;

type Props = { look: Look; onLook(look: Look): void };

/** Renders the page of the form fields: the view options, and all fields in every state. */
export function KitPage({ look, onLook }: Props) {
  const { t } = useLingui();
  const { locale, ground, width } = look;
  const full: Look['width'] = undefined;
  const languages: [Locale, string][] = [
    ['de', 'Deutsch'],
    ['en', 'English'],
  ];
  const grounds: [Ground, string][] = [
    ['light', t`Heller Grund`],
    ['dark', t`Dunkler Grund`],
  ];
  return (
    <>
      <div className="portal" lang={locale}>
        <Head>
          <p>
            <a href="/">{t`Zur Übersicht`}</a>
          </p>
          <h1>{t`Formularfelder`}</h1>
          <p>{t`Jedes Feld in jedem Zustand. Was Sie hier eingeben, bleibt auf dieser Seite; nur ein Bildfeld lädt auf den Server der Demo hoch.`}</p>
          <Choices>
            <Choice
              label={t`Sprache`}
              options={languages}
              chosen={locale}
              onChoose={(next) => onLook({ ...look, locale: next })}
            />
            <Choice
              label={t`Grund`}
              options={grounds}
              chosen={ground}
              onChoose={(next) => onLook({ ...look, ground: next })}
            />
            <Choice
              label={t`Breite`}
              options={[
                [full, t`Volle Breite`],
                ...WIDTHS.map((each): [Look['width'], string] => [each, `${each} px`]),
              ]}
              chosen={width}
              onChoose={(next) => onLook({ ...look, width: next })}
            />
          </Choices>
        </Head>
      </div>
      <Stage style={{ width: width ?? '100%' }} id="stage">
        <div className="portal" lang={locale}>
          <SampleForm />
        </div>
      </Stage>
    </>
  );
}

type ChoiceProps<Value> = {
  label: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
  onChoose(value: Value): void;
};

function Choice<Value>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields of a form.
    <div role="group" aria-label={label}>
      {options.map(([value, words]) => (
        <button
          key={words}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
