import * as React from 'react';

/*
 * React's development build records the calls that created each element, for warnings: a sixth of the time of all
 * component tests. It stops recording after a number of elements in a second, which this file pretends to have reached.
 * The warnings still appear.
 */

const ENOUGH = 10_000;

const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => ENOUGH,
  set: () => undefined,
  configurable: true,
});
