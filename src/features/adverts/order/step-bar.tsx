import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { useTranslation } from '../../../i18n/use-translation';
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
    padding-top: 4px;
    border-top: 4px solid var(--portal-color-line);
    color: var(--portal-color-text-soft);
    font-size: 0.87em;
  }
  > li.is-done {
    border-color: var(--portal-color-success-text);
  }
  > li.is-now {
    border-color: var(--portal-color-primary-text);
    color: var(--portal-color-text);
    font-weight: 700;
  }
  a,
  span {
    display: block;
    overflow: hidden;
    min-height: 44px;
    padding: 8px 0;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  @container portal (max-width: 640px) {
    > li.is-now {
      flex: 4;
    }
    /* The other labels do not fit; their lines still show the progress. */
    > li:not(.is-now) > :is(a, span) {
      font-size: 0;
    }
  }
`;

/** Renders the progress of the order; completed steps are links. */
export function StepBar() {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { router } = usePortal();
  const { steps, step, facts, routeOf } = useOrder();
  const entries = barOf(steps, step, facts);
  return (
    <nav aria-label={t`Schritte der Bestellung`}>
      <List>
        {entries.map(({ name, state, step: target, isReachable }) => {
          const words = _(BAR_LABELS[name]);
          const route = isReachable && state !== 'now' && !facts.isOrdered ? routeOf(target) : undefined;
          return (
            <li key={name} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              {route !== undefined ? (
                <a
                  href={router.hrefOf(route)}
                  data-route={route}
                  aria-label={state === 'done' ? t`${words}, erledigt` : words}
                >
                  {words}
                </a>
              ) : (
                <span>{words}</span>
              )}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
