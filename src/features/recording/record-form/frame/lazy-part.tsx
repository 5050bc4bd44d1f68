import type { ComponentType } from 'react';
import { LazyFallback } from '../../../../forms/fields/lazy-fallback';
import type { LazyModule } from '../../../../lib/lazy-module';
import { useLazyPartState } from '../../../../ui/lazy-part';

/** Renders a lazy part of the form, with a retry if its code fails to load. */
export function LazyPart<Props extends object>({ part, ...props }: { part: LazyModule<ComponentType<Props>> } & Props) {
  const { part: Content, ...waiting } = useLazyPartState(part, true);
  return Content ? <Content {...(props as unknown as Props)} /> : <LazyFallback {...waiting} />;
}
