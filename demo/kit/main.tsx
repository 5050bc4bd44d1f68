import { createRoot } from 'react-dom/client';
import { plainSheet, themeSheetOf } from '../../src/elements/adopted-sheets';
import { mainTexts } from '../../src/i18n/main-texts';
import appCss from '../../src/shell/app.css?inline';
import { adoptSheet } from '../../src/ui/adopt-sheet';
import { emotionSheet } from '../../src/ui/emotion-sheet';
import kitCss from '../../src/ui/kit.css?inline';
import { adoptStyleText } from '../../src/ui/panel/adopt-style-text';
import '../../src/ui/react-runtime';
import { firstLook, Kit } from './kit';

/*
 * The page of the form fields: React in a shadow root with the sheets of the elements, as in the product, but without
 * element, server or session.
 */

const host = document.getElementById('kit');
if (!host) throw new Error('The page has no place for the fields');
const root = host.attachShadow({ mode: 'open' });
adoptSheet(root, plainSheet(), themeSheetOf(root), emotionSheet);
adoptStyleText(root, kitCss + appCss);
const first = firstLook();
// As in the product: components without texts of their own find theirs there.
await mainTexts.load(first.locale);
createRoot(root).render(<Kit root={root} first={first} />);
