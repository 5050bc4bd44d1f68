import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../../app/portal';
import { AccountIcon, type AccountIconName } from '../../../../ui/account-icons';
import { Icon } from '../../../../ui/icon';
import { useOrder } from '../order-context';
import { StepFoot } from '../step-foot';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: 16px;

  > button {
    display: grid;
    gap: 8px;
    align-content: start;
    justify-items: start;
    padding: 18px;
    border: 0;
    border-radius: var(--portal-radius);
    background: none;
    box-shadow: inset 0 0 0 1.5px var(--portal-color-line);
    text-align: start;
    cursor: pointer;
  }
  > button:hover {
    background: var(--portal-color-primary-soft);
  }
  > button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2.5px var(--portal-color-primary-text);
  }
  svg {
    color: var(--portal-color-primary-text);
  }
`;

/** Renders the choice between an existing and a new event; the same choice again keeps the chosen event. */
export function EventChoiceStep() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { state, store, next, settings: orderSettings } = useOrder();
  const { eventChoice } = state.draft;
  const mayRecord = settings.applicationSettings.activateEventsRecording && orderSettings.steps.includes('newEvent');
  function choose(choice: 'existing' | 'new') {
    if (choice !== eventChoice) store.update({ eventChoice: choice, eventId: undefined });
    next();
  }
  const button = (choice: 'existing' | 'new', icon: AccountIconName, title: string, hint: string) => (
    <button type="button" aria-pressed={choice === eventChoice} onClick={() => choose(choice)}>
      <AccountIcon name={icon} size={28} />
      <strong>
        {title} {choice === eventChoice && <Icon name="check" size={18} />}
      </strong>
      <span className="hint">{hint}</span>
    </button>
  );
  return (
    <>
      <Choices>
        {orderSettings.steps.includes('existingEvent') &&
          button(
            'existing',
            'pencil',
            t`Eine eingetragene Veranstaltung`,
            t`Sie wählen aus Ihren kommenden Veranstaltungen.`,
          )}
        {mayRecord &&
          button(
            'new',
            'plus',
            t`Eine neue Veranstaltung`,
            t`Sie tragen sie gleich hier ein. Danach geht es mit der Anzeige weiter.`,
          )}
      </Choices>
      <StepFoot onNext={eventChoice && next} />
    </>
  );
}
