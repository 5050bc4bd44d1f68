import * as React from 'react';

/*
 * React's development notes for each element which calls have made it, and shows them in warnings: a sixth of the time
 * of all tests of components. It gives up noting them after so many elements in a second, which it is told here to have
 * been reached. The warnings come all the same.
 */

const ENOUGH = 10_000;

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => ENOUGH,
  set: () => undefined,
  configurable: true,
});
