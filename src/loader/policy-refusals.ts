import { warnOnce } from '../lib/warn';

/**
 * Warns of the directive of the page's Content-Security-Policy that refuses a file of the product.
 *
 * @param script address of the script, beside which the other files are
 * @param onRefusal called with each refusal, too
 * @returns unsubscribe function
 */
export function warnOfRefusals(
  script: string,
  directive: 'script-src' | 'frame-src',
  onRefusal = () => {},
): () => void {
  const folder = new URL('.', script);
  function onViolation({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    const isScriptElement = effectiveDirective === `${directive}-elem`;
    // For a frame of another site, browsers report its origin only.
    const isOwnFile = blockedURI.indexOf(folder.href) === 0 || blockedURI === folder.origin;
    // A report-only policy refuses nothing.
    if (disposition !== 'enforce' || !(isScriptElement || effectiveDirective === directive) || !isOwnFile) return;
    warnOnce(
      `The Content-Security-Policy of this page refuses ${blockedURI}: its ${directive} has to allow ${folder.origin}.`,
    );
    onRefusal();
  }
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}
