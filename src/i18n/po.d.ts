/* The messages of each group, see dist-config/plugins/messages.ts. */

declare module '*.po?loader' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?main' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?events' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?account' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?recording' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?adverts' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?standalone' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?frame' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?prerender' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*.po?kit' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
