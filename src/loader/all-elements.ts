import { define as defineDetail } from '../elements/event-detail';
import { define as defineList } from '../elements/event-list';
import { define as definePortal } from '../elements/event-portal';
import { define as defineMember } from '../elements/member-elements';

/** Defines every element of the product but those that show articles, which pages without modules do without. */
export function defineAll(): void {
  definePortal();
  defineList();
  defineDetail();
  defineMember('portal-account');
  defineMember('event-recording');
}
