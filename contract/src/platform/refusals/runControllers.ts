import type { Refusals } from './refusal.ts';

/** Whose amounts of services' reports a run pays by, and who has seen it (R227). */
export const runControllerRefusals = {
  'money.runControllersUnseen': {
    status: 409,
    is: 'Keyrslan greiðir upphæðir rétthafa sem starfsmaður valdi. {reports}. Staðfestu að þú hafir skoðað valið.',
    en: 'The run pays amounts of rights controllers that one of the staff has chosen. {reports}. Confirm that you have looked at the choice.',
  },
  'money.runControllersYours': {
    status: 409,
    is: 'Keyrslan greiðir upphæðir rétthafa sem þú valdir. Annar stjórnandi þarf að ljúka henni.',
    en: 'The run pays amounts of rights controllers that you have chosen. Another administrator has to finish it.',
  },
  'money.noRunControllers': {
    status: 404,
    is: 'Keyrslan greiðir engar upphæðir úr skýrslum tónlistarveitna',
    en: 'The run pays no amounts of services’ reports',
  },
} as const satisfies Refusals;
