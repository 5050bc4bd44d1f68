import { warnOnce } from '../lib/warn';

/**
 * Warns of the directive of the page's Content-Security-Policy that refuses a file of the product.
 *
 * @param script address of the script, beside which the other files are
 * @param act called with each refusal, too
 * @returns unsubscribe function
 */
export function nameRefusals(script: string, directive: 'script-src' | 'frame-src', act = () => {}): () => void {
  const folder = new URL('.', script);
  function hear({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    const isOfScripts = effectiveDirective === `${directive}-elem`;
    // For a frame of another site, browsers report its origin only.
    const isOurs = blockedURI.indexOf(folder.href) === 0 || blockedURI === folder.origin;
    // A report-only policy refuses nothing.
    if (disposition !== 'enforce' || !(isOfScripts || effectiveDirective === directive) || !isOurs) return;
    warnOnce(
      `The Content-Security-Policy of this page refuses ${blockedURI}: its ${directive} has to allow ${folder.origin}.`,
    );
    act();
  }
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}
