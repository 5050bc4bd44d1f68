import { type ComponentType, useLayoutEffect } from 'react';
import { TextsProvider } from '../../i18n/locale-provider';
import { eventTexts } from '../../i18n/texts';
import { adoptSheet } from '../../ui/adopt-sheet';
import { usePortal } from '../portal';
import css from './booked.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Returns the styles of adverts; one sheet serves the page. */
function advertSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  return sheet;
}

/** Wraps a part that shows adverts with its styles and texts. */
export function withAdvertStyles<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function ShownPart(props: Props) {
    const { root } = usePortal();
    useLayoutEffect(() => adoptSheet(root, advertSheet()), [root]);
    return (
      <TextsProvider texts={eventTexts}>
        <Part {...props} />
      </TextsProvider>
    );
  };
}
