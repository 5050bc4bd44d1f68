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
import { commonMessage, genericMessage } from '../engine/problem-messages';
import { OptionalMarks } from '../fields/optional-mark';
import type { FormControl } from '../saving/form-control';
import { useFormAnnouncements } from '../saving/use-form-announcements';
import { ErrorSummary } from './error-summary';
import { useRequiredMessages } from './required-messages';

const Layout = styled.form`
  /* No grid, in whose rows the foot could not stick. */
  display: flex;
  flex-direction: column;
  gap: 20px;
  min-width: 0;

  > * {
    min-width: 0;
  }
  /* A focused field is scrolled above a foot that sticks. */
  &:has(> [data-foot]) :is(a, button, input, select, textarea, summary, [contenteditable]) {
    scroll-margin-bottom: calc(120px + var(--bar-below, 0px));
  }
`;

/**
 * The message for problems reported by the server at fields that the form lacks, for example after a change of
 * settings.
 */
const WITHOUT_FIELD = msg`Eine Angabe fehlt oder passt nicht, für die es hier kein Feld gibt. Bitte laden Sie die Seite neu, und versuchen Sie es noch einmal.`;

/** Returns the message for a problem without a field; messages about "this field" would be unclear there. */
function withoutField(problem: FieldProblem, messageFor: (problem: FieldProblem) => string, _: Translate): string {
  const message = messageFor(problem);
  const isAboutField = genericMessage(problem, _) !== undefined || message === commonMessage({ path: '', code: '' }, _);
  return isAboutField ? _(WITHOUT_FIELD) : message;
}

type Props<Values extends object> = {
  control: FormControl<Values>;
  /** Returns the message for a problem; for generic problems, use `genericMessage`. */
  messageFor(problem: FieldProblem): string;
  /** The accessible name of the form. */
  label: string;
  /** True for a form of at most three fields: its problems are at them only. */
  isShort?: boolean;
  children: ReactNode;
};

/** Prevents submission by the Enter key that belongs to an input method. */
function ignoreInputMethod(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/**
 * Listens for `submit` on the form itself. In a dialog inside another form, Chromium stops the event before it reaches
 * React's root listener, and the browser would leave the page.
 */
function useSubmit(box: RefObject<HTMLFormElement | null>, onSubmit: () => void) {
  const send = useEffectEvent(onSubmit);
  useEffect(() => {
    const form = box.current;
    function handleSubmit(event: Event) {
      event.preventDefault();
      // The surrounding form is not submitted.
      event.stopPropagation();
      send();
    }
    form?.addEventListener('submit', handleSubmit);
    return () => form?.removeEventListener('submit', handleSubmit);
  }, [box]);
}

/** Renders a form and provides it to its fields, with the error summary on top after a failed attempt. */
export function FormBox<Values extends object>(props: Props<Values>) {
  const { control, messageFor, label, isShort = false, children } = props;
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
        (problem.code === 'unpicked' && genericMessage(problem, _)) ||
        withMissing(description, form.values(), messageFor)(problem),
    }),
    [form, description, announce, messageFor, withMissing, _],
  );
  useFormAnnouncements(control, announce);
  const box = useRef<HTMLFormElement>(null);
  useSubmit(box, () => void submit());

  return (
    <FormProvider value={content}>
      <Layout noValidate aria-label={label} part="form" ref={box} onKeyDown={ignoreInputMethod}>
        <ErrorSummary isShort={isShort} />
        <OptionalMarks value>{children}</OptionalMarks>
        <p ref={region} role="status" className="visually-hidden" />
      </Layout>
    </FormProvider>
  );
}
