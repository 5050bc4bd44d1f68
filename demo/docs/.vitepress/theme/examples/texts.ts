import type { Language } from '../../languages';

/** The words of live examples and try-outs. */
type ExampleTexts = {
  label: string;
  preview: string;
  code: string;
  copy: string;
  copied: string;
  selected: string;
  elsewhere: string;
  failed: string;
};

export const EXAMPLE_TEXTS: Record<Language, ExampleTexts> = {
  de: {
    label: 'Beispiel',
    preview: 'Vorschau',
    code: 'Code',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    selected: 'Markiert, bitte selbst kopieren',
    elsewhere: 'Die Vorschau läuft in der Demo: Starten Sie „npm start“ und öffnen Sie dort /docs/.',
    failed: 'Die Vorschau lässt sich nicht laden. Läuft die Demo noch?',
  },
  en: {
    label: 'Example',
    preview: 'Preview',
    code: 'Code',
    copy: 'Copy code',
    copied: 'Copied',
    selected: 'Selected, please copy it yourself',
    elsewhere: 'The preview runs in the demo: start "npm start" and open /docs/ there.',
    failed: 'The preview cannot be loaded. Is the demo still running?',
  },
};
