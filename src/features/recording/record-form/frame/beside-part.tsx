export { WithdrawPart } from '../withdraw/withdraw-part';
export { RailPart } from './rail-part';
