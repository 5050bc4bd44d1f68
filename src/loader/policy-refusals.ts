import { warnOnce } from '../lib/warn';

/**
 * Names the directive of the page's Content-Security-Policy that refuses a file of the product.
 *
 * @param script address of the script, beside which the other files stand
 * @param act is called as well, with each refusal
 * @returns a function that ends it
 */
export function nameRefusals(script: string, directive: 'script-src' | 'frame-src', act = () => {}): () => void {
  const folder = new URL('.', script);
  function hear({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    const isOfScripts = effectiveDirective === `${directive}-elem`;
    // Browsers tell no more than the origin of a frame of another site.
    const isOurs = blockedURI.indexOf(folder.href) === 0 || blockedURI === folder.origin;
    // A policy that only reports refuses nothing.
    if (disposition !== 'enforce' || !(isOfScripts || effectiveDirective === directive) || !isOurs) return;
    warnOnce(
      `The Content-Security-Policy of this page refuses ${blockedURI}: its ${directive} has to allow ${folder.origin}.`,
    );
    act();
  }
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}
