import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { useOrder } from './order-context';
import { barOf } from './order-steps';
import { BAR_LABELS } from './step-words';

const List = styled.ol`
  display: flex;
  gap: 4px;
  list-style: none;

  > li {
    flex: 1;
    min-width: 0;
    border-top: 3px solid var(--portal-color-line);
    color: var(--portal-color-text-soft);
    font-size: var(--text-s);
  }
  > li.is-done {
    border-color: var(--portal-color-success-text);
  }
  > li.is-done .icon {
    color: var(--portal-color-success-text);
    stroke-width: 2.6;
  }
  > li.is-now {
    /* Taller, so that the step is not told by colour alone. */
    border-top-width: 6px;
    border-color: var(--portal-color-primary-text);
    color: var(--portal-color-text);
    font-weight: 700;
  }
  > li:not(.is-now) {
    padding-top: 3px;
  }
  > li > * {
    display: flex;
    gap: 5px;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  .words {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover > .words {
    text-decoration: underline;
  }
  @container portal (max-width: 640px) {
    /* The labels do not fit: a line above says where it is, and the links keep the size of a target. */
    > li > * {
      position: relative;
      min-height: 12px;
    }
    > li > a::after {
      position: absolute;
      inset: -18px 0 -14px;
      content: '';
    }
    > li .icon {
      display: none;
    }
    > li .words {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Place = styled.p`
  margin-bottom: 8px;
  font-size: var(--text-s);
  font-weight: 600;

  @container portal (min-width: 640.02px) {
    display: none;
  }
`;

/** Renders the progress of the order; completed steps are links. */
export function StepBar() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { router } = usePortal();
  const { steps, step, facts, routeOf } = useOrder();
  const entries = barOf(steps, step, facts);
  const place = entries.findIndex(({ state }) => state === 'now');
  const [number, count] = [place + 1, entries.length];
  const now = entries[place];
  const nowWords = now && _(BAR_LABELS[now.name]);
  return (
    <nav aria-label={t`Schritte der Bestellung`}>
      {now && <Place aria-hidden="true">{t`Schritt ${number} von ${count}: ${nowWords}`}</Place>}
      <List>
        {entries.map(({ name, state, step: target, isReachable }) => {
          const words = _(BAR_LABELS[name]);
          const label = (
            <>
              {state === 'done' && <Icon name="check" size={14} />}
              <span className="words">{words}</span>
            </>
          );
          const route = isReachable && state !== 'now' && !facts.isOrdered ? routeOf(target) : undefined;
          return (
            <li key={name} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              {route !== undefined ? (
                <a
                  href={router.hrefOf(route)}
                  data-route={route}
                  aria-label={state === 'done' ? t`${words}, erledigt` : words}
                >
                  {label}
                </a>
              ) : (
                <span>{label}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
