import { Suspense } from 'react';
import { MemberBar as Bar } from '../features/account/member-bar';
import { memberScreen } from '../portal/member-screen';
import { QuietBoundary } from './quiet-boundary';

const SpokenBar = memberScreen(Bar);

/** The part of the bar that is for people who are logged in. */
export const MemberBar = () => (
  <QuietBoundary fallback={<Bar />}>
    <Suspense fallback={null}>
      <SpokenBar />
    </Suspense>
  </QuietBoundary>
);
