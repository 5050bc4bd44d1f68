import type { ScreenProps } from '../../../routing/screen-route';

export function EventDetailScreen({ params }: ScreenProps) {
  return <h2 tabIndex={-1}>{params.eventId}</h2>;
}
