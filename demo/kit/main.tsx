import { createRoot } from 'react-dom/client';
import { plainSheet, themeSheetOf } from '../../src/elements/adopted-sheets';
import appCss from '../../src/shell/app.css?inline';
import { adopt } from '../../src/ui/adopt';
import { emotionSheet } from '../../src/ui/emotion-sheet';
import { adoptStyle } from '../../src/ui/panel/adopt-style';
import { Kit } from './kit';

/*
 * The page of the form fields: React in a shadow root with the sheets of the elements, as in the product, but without
 * element, server or session.
 */

const host = document.getElementById('kit');
if (!host) throw new Error('The page has no place for the fields');
const root = host.attachShadow({ mode: 'open' });
adopt(root, plainSheet(), themeSheetOf(root), emotionSheet);
adoptStyle(root, appCss);
createRoot(root).render(<Kit root={root} />);
