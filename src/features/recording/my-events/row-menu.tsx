import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { Icon } from '../../../ui/icon';
import { MemberIcon } from '../../../ui/member-icons';
import { FloatMenu } from '../../../ui/panel/float-menu';
import { RoundButton } from '../../../ui/round-button';
import { useVisitorsPage } from '../use-visitors-page';
import type { OwnEvent } from './own-event';

const Opener = styled(RoundButton)`
  font-weight: 700;
`;

/** What a row can ask its list to do. */
export type RowDeed = 'change' | 'copy' | 'delete';

type Props = { event: OwnEvent; onDeed(deed: RowDeed): void };

/** What can be done with one own event. */
export function RowMenu({ event: { id, title, isVisible, noEdit }, onDeed }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const linkTo = (path: string) => {
    const route = inLocale(path, locale);
    return { href: router.hrefOf(route), 'data-route': route, onClick: close };
  };
  const act = (deed: RowDeed) => () => {
    button.current?.focus({ preventScroll: true });
    close();
    onDeed(deed);
  };
  const page = useVisitorsPage()(id);
  const view = isVisible && page && { ...page, onClick: close };

  return (
    <>
      <Opener
        ref={button}
        type="button"
        aria-label={t`Was möchten Sie mit „${title}“ tun?`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </Opener>
      {isOpen && (
        <FloatMenu id={menuId} opener={opener} onClose={close}>
          {!noEdit && (
            <li>
              <a {...linkTo(paths.ownEvent(id))}>
                <MemberIcon name="pencil" />
                {t`Bearbeiten`}
              </a>
            </li>
          )}
          {view && (
            <li>
              <a {...view}>
                <MemberIcon name="eye" />
                {t`Ansehen`}
              </a>
            </li>
          )}
          {!noEdit && isVisible && (
            <li>
              <button type="button" onClick={act('change')}>
                <Icon name="calendar" />
                {t`Absagen oder verschieben`}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={act('copy')}>
              <MemberIcon name="plus" />
              {t`Kopieren`}
            </button>
          </li>
          {noEdit !== 'locked' && noEdit !== 'otherClient' && (
            <li>
              <button type="button" onClick={act('delete')}>
                <MemberIcon name="trash" />
                {t`Löschen`}
              </button>
            </li>
          )}
        </FloatMenu>
      )}
    </>
  );
}
