import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import type { Translate } from '../../i18n/translation';
import { useTranslation } from '../../i18n/use-translation';
import { FormProvider } from '../engine/form-context';
import type { FieldProblem } from '../engine/form-store';
import { commonWords, genericWords } from '../engine/problem-words';
import type { FormControl } from '../saving/form-control';
import { useFormAnnouncements } from '../saving/use-form-announcements';
import { ErrorSummary } from './error-summary';
import { useRequiredMessages } from './required-messages';

const Layout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
`;

/** What a server has refused that this page does not ask for, as under older settings. */
const WITHOUT_FIELD = msg`Eine Angabe fehlt oder passt nicht, für die es hier kein Feld gibt. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.`;

/** What is wrong without a field: words that ask the user to fill in or look at 'this' say nothing there. */
function withoutField(problem: FieldProblem, messageFor: (problem: FieldProblem) => string, _: Translate): string {
  const words = messageFor(problem);
  const isAboutField = genericWords(problem, _) !== undefined || words === commonWords({ path: '', code: '' }, _);
  return isAboutField ? _(WITHOUT_FIELD) : words;
}

type Props<Values extends object> = {
  control: FormControl<Values>;
  /** Puts what is wrong into words; `genericWords` knows what every form says. */
  messageFor(problem: FieldProblem): string;
  /** What the form is, for assistive technology. */
  label: string;
  children: ReactNode;
};

/** Whether an input method is still composing: Enter belongs to it then. */
function keepFromInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/**
 * Hears the form itself: where it stands in a dialog inside another form, Chromium lets its `submit` go no further up, so
 * that React, which listens at the top, would not hear it and the browser would leave the page.
 */
function useSubmit(box: RefObject<HTMLFormElement | null>, onSubmit: () => void) {
  const send = useEffectEvent(onSubmit);
  useEffect(() => {
    const form = box.current;
    function hear(event: Event) {
      event.preventDefault();
      // A form around it has not been sent.
      event.stopPropagation();
      send();
    }
    form?.addEventListener('submit', hear);
    return () => form?.removeEventListener('submit', hear);
  }, [box]);
}

/** A form: its fields find it here, and what is wrong stands on top after an attempt to send it. */
export function FormBox<Values extends object>({ control, messageFor, label, children }: Props<Values>) {
  const { _ } = useTranslation();
  const withMissing = useRequiredMessages();
  const { form, description, submit } = control;
  const region = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((text: string) => {
    if (region.current) region.current.textContent = text;
  }, []);
  const content = useMemo(
    () => ({
      form,
      structure: description,
      announce,
      messageFor: (problem: FieldProblem) =>
        (problem.path === '' && withoutField(problem, messageFor, _)) ||
        (problem.code === 'unpicked' && genericWords(problem, _)) ||
        withMissing(description, form.values(), messageFor)(problem),
    }),
    [form, description, announce, messageFor, withMissing, _],
  );
  useFormAnnouncements(control, announce);
  const box = useRef<HTMLFormElement>(null);
  useSubmit(box, () => void submit());

  return (
    <FormProvider value={content}>
      <Layout noValidate aria-label={label} part="form" ref={box} onKeyDown={keepFromInputMethod}>
        <ErrorSummary />
        {children}
        <p ref={region} role="status" className="visually-hidden" />
      </Layout>
    </FormProvider>
  );
}
