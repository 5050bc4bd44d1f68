import styled from '@emotion/styled';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { headingTag } from '../../ui/heading-tag';
import { Icon } from '../../ui/icon';
import type { StartAction } from './start-actions';
import type { TodoTexts } from './todo-words';

const Heading = styled.h3`
  margin-bottom: 12px;
  font-size: 1.12em;
  line-height: 1.3;
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-width: 800px;
  list-style: none;
`;

const TodoItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  align-items: start;
  padding: 14px 16px;
  border-radius: var(--portal-radius);
  background: var(--line-ground);

  > .icon {
    margin-top: 2px;
    color: var(--line-color);
  }
  p {
    color: var(--portal-color-text);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  @container portal (min-width: 640px) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    a {
      margin-block: -10px;
    }
  }
  @container portal (max-width: 639px) {
    a {
      grid-column: 2;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 20px;
  list-style: none;
`;

const Tile = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 14px;
  align-content: start;
  height: 100%;
  padding: 18px 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-card);
  box-shadow: inset 0 0 0 1.5px var(--portal-color-line);
  color: var(--portal-color-text);
  text-decoration: none;

  &:hover {
    background: var(--portal-color-surface);
  }
  > .icon {
    grid-row: span 2;
    margin-top: 2px;
    color: var(--portal-color-primary-text);
  }
  > strong {
    color: var(--portal-color-primary-text);
  }
  > span {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
    overflow-wrap: anywhere;
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: background-color 150ms ease-out;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Skeleton = styled.div`
  max-width: 800px;
  height: 74px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);
`;

/** Returns a function that creates the attributes of a link in the current language. */
function useLinkTo() {
  const { router } = usePortal();
  const { locale } = useTranslation();
  return (path: string) => {
    const route = withLocale(path, locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
}

/** Renders the list of tasks, each with its link. */
export function TodoList({ todos }: { todos: readonly TodoTexts[] }) {
  const { headingLevel } = usePortal();
  const linkTo = useLinkTo();
  return (
    <section>
      <Heading as={headingTag(headingLevel + 1)}>
        <Trans>Das steht an</Trans>
      </Heading>
      <List>
        {todos.map(({ tone, title, hint, link }) => (
          <TodoItem
            key={`${title} ${hint}`}
            style={
              {
                '--line-ground': `var(--portal-color-${tone}-soft)`,
                '--line-color': `var(--portal-color-${tone}-text)`,
              } as React.CSSProperties
            }
          >
            <Icon name={tone} />
            <div>
              <strong>{title}</strong>
              {hint && <p>{hint}</p>}
            </div>
            {link && <a {...linkTo(link.path)}>{link.label}</a>}
          </TodoItem>
        ))}
      </List>
    </section>
  );
}

/** Renders the skeleton of the tasks while they load. */
export function StartSkeleton() {
  return (
    <div className="is-loading" role="status">
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <Skeleton />
    </div>
  );
}

/** Allows a long e-mail address to break before its domain. */
const breakableAfterAt = (text: string) =>
  text.split('@').map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <Fragment key={index}>
      {index > 0 && '@'}
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));

/** Renders the actions, each as one link. */
export function ActionTiles({ actions }: { actions: readonly StartAction[] }) {
  const { headingLevel } = usePortal();
  const { _ } = useTranslation();
  const linkTo = useLinkTo();
  return (
    <section>
      <Heading as={headingTag(headingLevel + 1)}>
        <Trans>Das können Sie tun</Trans>
      </Heading>
      <TileGrid>
        {actions.map(({ route, icon, title, lead }) => (
          <li key={route}>
            <Tile {...linkTo(route)}>
              {icon}
              <strong>{_(title)}</strong>
              <span>{breakableAfterAt(_(lead))}</span>
            </Tile>
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
