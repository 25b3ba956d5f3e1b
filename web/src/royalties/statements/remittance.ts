import type { Payment } from '@omur/contract/royalties/payments';
import type { Language } from '@omur/contract/platform/rules/language';

/** What the document of a payment says. */
export interface Remittance {
  language: Language;
  societyName: string;
  holderName: string;
  nationalId: string;
  payment: Payment;
  madeOn: string;
}
