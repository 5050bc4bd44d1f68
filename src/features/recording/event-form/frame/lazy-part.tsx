import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { Lazily } from '../../../../lib/lazily';
import { useTriedPart } from '../../../../ui/use-tried-part';

/** About as tall as two fields, so that what stands below hardly moves. */
const Waiting = styled.div`
  min-height: 150px;
`;

/** A part of the form whose code comes when it is first shown, and the way to try again where it does not come. */
export function LazyPart<Props extends object>({ part, ...props }: { part: Lazily<ComponentType<Props>> } & Props) {
  const { t } = useLingui();
  const { part: Content, hasFailed, again } = useTriedPart(part, true);
  if (Content) return <Content {...(props as unknown as Props)} />;
  if (!hasFailed) return <Waiting aria-busy="true" />;
  return (
    <div>
      <p role="alert">{t`Bitte prüfen Sie Ihre Internetverbindung. Ihre Eingaben sind noch da.`}</p>
      <button type="button" className="button is-quiet" onClick={again}>
        {t`Erneut versuchen`}
      </button>
    </div>
  );
}
