import { define as defineDetail } from '../elements/event-detail';
import { define as defineList } from '../elements/event-list';
import { define as definePortal } from '../elements/event-portal';
import { define as defineRecording } from '../elements/event-recording';
import { define as defineAccount } from '../elements/portal-account';

/** Defines every element of the product. */
export function defineAll(): void {
  definePortal();
  defineList();
  defineDetail();
  defineAccount();
  defineRecording();
}
