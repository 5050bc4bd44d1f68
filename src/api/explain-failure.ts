import { lazyModule } from '../lib/lazy-module';
import { ApiError } from './api-error';

/** The failed call. */
type FailedCall = {
  host: string;
  url: string;
  /** True if browsers ask no permission (preflight) for the call. */
  isSimple: boolean;
};

const diagnosis = lazyModule(() => import('./host-diagnosis'));

/** Checks whether a required call was not found: then the host itself is wrong, not the id of a record. */
const isRequiredCall = (url: string) => /\/api\/(?:clientSettings|events)(?:\?|$)/.test(url);

/** Checks whether a failure may come from a wrong `host` or a missing permission. */
function mayConcernHost({ failure, status }: ApiError, url: string): boolean {
  if (failure === 'missing') return isRequiredCall(url);
  return failure === 'unreachable' || (status === undefined && (failure === 'timeout' || failure === 'broken'));
}

/**
 * Tells the page's integrator in the console why a host gives no usable answer. Requests are sent only for that, after
 * the failure.
 *
 * @returns the error for the visitor, who may have lost the connection although the browser is online
 */
export async function explainFailure(error: unknown, { host, url, isSimple }: FailedCall): Promise<unknown> {
  if (!(error instanceof ApiError) || !mayConcernHost(error, url)) return error;
  const diagnosed = diagnosis.load().then(
    ({ diagnoseHost }) => diagnoseHost(host, isSimple),
    // Without the code there is no explanation.
    () => undefined,
  );
  // Only this message depends on it.
  if (error.failure !== 'unreachable') return error;
  return (await diagnosed)?.isOffline ? new ApiError('offline', {}, { cause: error }) : error;
}
