import type { Text } from '../../platform/i18n/text.ts';

/** Of applications that were sent: the card's tab, and one application. */
export const sentMessages = {
  tab: { is: 'Umsóknir', en: 'Applications' },
  count: {
    is: { one: '{count} umsókn', other: '{count} umsóknir' },
    en: { one: '{count} application', other: '{count} applications' },
  },
  apply: { is: 'Sækja um styrk', en: 'Apply for a grant' },
  noneHint: {
    is: 'Umsóknir um styrki úr sjóðum félagsins birtast hér.',
    en: 'Applications to the society’s funds are shown here.',
  },
  fund: { is: 'Sjóður', en: 'Fund' },
  projectTitle: { is: 'Heiti verkefnis', en: 'Project title' },
  amount: { is: 'Sótt um', en: 'Applied for' },
  appliedOn: { is: 'Dagsetning', en: 'Date' },
  period: { is: 'Tímabil', en: 'Period' },
  open: { is: 'Opið', en: 'Open' },
  closed: { is: 'Lokað', en: 'Closed' },
  status: { is: 'Staða', en: 'Status' },
  granted: { is: 'Styrkur', en: 'Grant' },
  notYet: { is: 'Birtist þegar tímabilinu er lokið', en: 'Shown once the period is closed' },
  applicants: { is: 'Umsækjendur', en: 'Applicants' },
  application: { is: 'Umsóknin', en: 'The application' },
  number: { is: 'Umsókn nr. {number}', en: 'Application no. {number}' },
  message: { is: 'Skilaboð frá félaginu', en: 'Message from the society' },
  missing: { is: 'Umsóknin fannst ekki', en: 'The application was not found' },
} satisfies Record<string, Text>;
