import type { LightChange } from '@omur/contract/works/works';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  history: { is: 'Saga ljóssins', en: 'History of the light' },
};

export const causes: Record<LightChange['cause'], Text> = {
  registered: { is: 'Verkið var skráð', en: 'The work was registered' },
  approvedByStaff: { is: 'Félagið samþykkti skráninguna', en: 'The society approved the registration' },
  refusedByStaff: { is: 'Félagið hafnaði skráningunni', en: 'The society refused the registration' },
  approvedByAuthor: { is: 'Höfundur samþykkti skráninguna', en: 'An author approved the registration' },
  objectedByAuthor: { is: 'Höfundur andmælti skráningunni', en: 'An author objected to the registration' },
  approvedByTime: {
    is: 'Samþykki höfundar telst veitt: fresturinn leið án andmæla',
    en: 'An author’s approval was deemed given: the time to object ran out',
  },
  disputed: {
    is: 'Höfundur vefengdi hlutföllin og samþykkti skráninguna að öðru leyti',
    en: 'An author disputed the shares, and approved the registration otherwise',
  },
  amended: { is: 'Skráningunni var breytt', en: 'The registration was amended' },
  withdrawn: { is: 'Skráningin var dregin til baka', en: 'The registration was withdrawn' },
  takenOver: { is: 'Bráðabirgðaskráning var tekin yfir', en: 'A provisional registration was taken over' },
  imported: { is: 'Verkið var flutt úr eldra kerfi', en: 'The work was carried over from an older system' },
};
