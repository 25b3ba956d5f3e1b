import type { PlainTable } from '../plainFields.ts';

/** What a contract and its submission say in plain words. A new field is a line here, and a column of the same name in both tables. */
export const plainSubmission = {
  submitterAgreementNumber: {
    wire: 'SAMNINGSNUMER_SENDANDA',
    input: 'text',
    maxLength: 100,
    isLine: true,
    label: { is: 'Samningsnúmer útgefanda', en: 'Publisher’s agreement number' },
  },
  additionalInfo: {
    wire: 'ADDITIONAL_INFO',
    input: 'text',
    maxLength: 4000,
    isMultiline: true,
    label: { is: 'Viðbótarupplýsingar', en: 'Additional info' },
  },
} as const satisfies PlainTable;

/** The same of a contract alone, which staff add when it is made. */
export const plainContract = {
  societyAgreementNumber: {
    wire: 'SAMNINGSNUMER_FELAGS',
    input: 'text',
    maxLength: 100,
    isLine: true,
    label: { is: 'Samningsnúmer félagsins', en: 'Society’s agreement number' },
  },
  iceAgreementNumber: {
    wire: 'ICE_AGREEMENT_NR',
    input: 'text',
    maxLength: 100,
    isLine: true,
    label: { is: 'Samningsnúmer hjá ICE', en: 'ICE agreement number' },
  },
  ...plainSubmission,
} as const satisfies PlainTable;
