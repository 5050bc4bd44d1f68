import type { ComponentType } from 'react';
import { LazyFallback } from '../../../../forms/fields/lazy-fallback';
import type { LazyModule } from '../../../../lib/lazy-module';
import { useTriedPart } from '../../../../ui/lazy-part';

/** A part of the form whose code comes when it is first shown, and the way to try again where it does not come. */
export function LazyPart<Props extends object>({ part, ...props }: { part: LazyModule<ComponentType<Props>> } & Props) {
  const { part: Content, ...waiting } = useTriedPart(part, true);
  return Content ? <Content {...(props as unknown as Props)} /> : <LazyFallback {...waiting} />;
}
