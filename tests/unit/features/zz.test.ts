import { it } from 'vitest';
import DOMPurify from 'dompurify';
import { cleaner } from '../../../src/lib/html-cleaner';
it('x', () => {
  const s = cleaner.addDataScript(document.head, '{}');
  console.log('RES', DOMPurify.isSupported, String(s), document.head.innerHTML, document.head.querySelectorAll('script[data-event-portal]').length);
  const el = document.createElement('div'); let n = 0; const f = () => n++;
  el.addEventListener('x', f, { capture: true }); el.removeEventListener('x', f, { capture: true }); el.dispatchEvent(new Event('x'));
  const sh = el.attachShadow({mode:'open'});
  sh.addEventListener('x', f, { capture: true }); sh.removeEventListener('x', f, { capture: true }); sh.dispatchEvent(new Event('x'));
  console.log('N', n);
});
