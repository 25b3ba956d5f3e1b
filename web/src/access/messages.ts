export const messages = {
  access: { is: 'Umboð', en: 'Authorizations' },
  none: { is: 'Engin umboð fundust', en: 'No authorizations found' },
  howTo: {
    is: 'Hér birtast þau sem hafa veitt þér umboð til að sjá og skrá fyrir sína hönd.',
    en: 'Those who have given you access to see and register on their behalf appear here.',
  },
};
