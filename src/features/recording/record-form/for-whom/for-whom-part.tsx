import { msg } from '@lingui/core/macro';
import { FormPart } from '../frame/form-parts';
import { NewForWhom } from './new-for-whom';
import { RelationField } from './relation-field';
import { useForWhom } from './use-for-whom';
import { WaitingFor } from './waiting-for';

const PARTS = {
  waiting: { name: 'forWhom', title: msg`Für wen`, component: WaitingFor },
  choice: { name: 'forWhom', title: msg`Für wen`, component: RelationField },
  new: { name: 'forWhom', title: msg`Für wen`, component: NewForWhom },
};

/** Renders for whom the record is posted, unless that needs no question. */
export function ForWhomPart() {
  const { mode } = useForWhom();
  return mode === 'none' || mode === 'settled' ? null : <FormPart part={PARTS[mode]} />;
}
