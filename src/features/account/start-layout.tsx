import styled from '@emotion/styled';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { usePortal } from '../../app/portal';
import { TodoItem } from '../../cards/record-list/todo-item';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';
import { headingTag } from '../../ui/heading-tag';
import { Icon } from '../../ui/icon';
import type { TodoTexts } from './todo-words';

/** Content and aside; without anything in the aside, the content has its place too. */
export const Columns = styled.div`
  &:not(:has(> aside > *)) {
    grid-template-columns: minmax(0, 1fr);
  }
  > div,
  > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
    align-content: start;
  }
  > aside {
    gap: var(--space-5);
  }
  > aside:empty {
    display: none;
  }
`;

/** The tasks of several parts, each loaded on its own; without any, the heading is not shown. */
const Waiting = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  &:not(:has(li)) {
    display: none;
  }
  > ul {
    display: grid;
    gap: 12px;
    list-style: none;
  }
`;

const Heading = styled.h3`
  font-size: var(--text-l);
  line-height: 1.3;
`;

const Skeleton = styled.div`
  height: 84px;
  border-radius: var(--radius-box);
  background: var(--portal-color-surface);
`;

/** Renders what waits for the person, or for the operator. @param children list items */
export function WaitingSection({ title, children }: { title: string; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const id = useId();
  return (
    <Waiting aria-labelledby={id}>
      <Heading as={headingTag(headingLevel + 1)} id={id}>
        {title}
      </Heading>
      <ul>{children}</ul>
    </Waiting>
  );
}

type TaskProps = {
  todo: TodoTexts;
  /** True for what the operator looks at. */
  isInReview?: boolean;
  /** The organisations that it is about. */
  names?: string;
  /** More about it, below the hint. */
  children?: ReactNode;
};

/** Renders a task with its link. */
export function Task({ todo: { tone, title, hint, link }, isInReview = false, names, children }: TaskProps) {
  const { router } = usePortal();
  const { locale } = useTranslation();
  const route = link && withLocale(link.path, locale);
  return (
    <TodoItem className="box">
      <span style={{ color: `var(--portal-color-${isInReview ? 'warning' : tone}-text)` }}>
        <Icon name={isInReview ? 'clock' : tone} />
      </span>
      <div className="main">
        <strong>{title}</strong>
        {names && <p lang="de">{names}</p>}
        {hint && <p className="hint">{hint}</p>}
        {children}
      </div>
      {link && route && (
        <a className="button is-quiet" href={router.hrefOf(route)} data-route={route}>
          {link.label}
        </a>
      )}
    </TodoItem>
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
