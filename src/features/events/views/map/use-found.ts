import { useState } from 'react';
import type { Question } from '../../../../portal/answer-cache';
import { type Asked, useQuestions } from '../use-questions';

/** Where a question stands. */
export type Found<Value> = Omit<Asked<Value>, 'answers'> & {
  /** The answer; while another is on its way, that to the question before, and nothing where that has failed. */
  value: Value | undefined;
};

/** Asks a question each time it changes; what was answered before stays until there is more. */
export function useFound<Value>(question: Question<Value>): Found<Value> {
  const { answers, ...asked } = useQuestions([question]);
  const [answer] = answers;
  const [before, setBefore] = useState<Value>();
  const value = answer === undefined && asked.error === undefined ? before : answer;
  if (value !== before) setBefore(value);
  // What is only asked for again is no reason to wait.
  return { ...asked, isBusy: asked.isBusy && answer === undefined, value };
}
