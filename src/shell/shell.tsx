import type { ScreenRoute } from '../routing/screen-route';
import { Outlet } from './outlet';

export function Shell({ routes }: { routes: readonly ScreenRoute[] }) {
  return <Outlet routes={routes} />;
}
