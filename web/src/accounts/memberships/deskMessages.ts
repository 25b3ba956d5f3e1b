import type { Text } from '../../platform/i18n/text.ts';

export const deskMessages = {
  pageMore: {
    is: 'Höfundar utan félags sem sóttu um aðild með hlekk í tölvupósti um verk sitt.',
    en: 'Authors outside the society who applied with the link in an e-mail about their work.',
  },
  count: {
    is: { one: '{count} umsókn bíður', other: '{count} umsóknir bíða' },
    en: { one: '{count} application waiting', other: '{count} applications waiting' },
  },
  applicant: { is: 'Umsækjandi', en: 'Applicant' },
  registeredAs: { is: 'Skráður sem', en: 'Registered as' },
  registrant: { is: 'Skráð af', en: 'Registered by' },
  works: { is: 'Verk', en: 'Works' },
  sent: { is: 'Send', en: 'Sent' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  decide: { is: 'Afgreiða', en: 'Decide' },
  decideWhich: { is: 'Afgreiða umsókn: {name}', en: 'Decide the application: {name}' },
  dialog: { is: 'Umsókn um aðild', en: 'Application for membership' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  address: { is: 'Heimilisfang', en: 'Address' },
  email: { is: 'Netfang', en: 'E-mail address' },
  phone: { is: 'Sími', en: 'Telephone' },
  account: { is: 'Bankareikningur', en: 'Bank account' },
  what: {
    is: 'Sé umsóknin samþykkt tekur félaginn við verkunum undir sama númeri, annar starfsmaður staðfestir reikninginn og boð um að velja lykilorð fer á netfangið. Umboð og samþykki fylgja umsókninni.',
    en: 'If you accept, the member takes over the works under the same number, another staff member confirms the account, and an invitation to choose a password goes to the e-mail address. The mandate and consent came with the application.',
  },
  remark: { is: 'Ástæða, ef hafnað er', en: 'Reason, if refused' },
  accept: { is: 'Samþykkja', en: 'Accept' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  accepted: {
    is: '{name} er félagi. Boðið er farið af stað.',
    en: '{name} is a member. The invitation is on its way.',
  },
  refused: {
    is: 'Umsókninni var hafnað og umsækjandinn látinn vita.',
    en: 'The application was refused and the applicant notified.',
  },
  none: { is: 'Engin umsókn bíður', en: 'No applications are waiting' },
  noneMore: {
    is: 'Höfundur utan félags sem er skráður á verk fær tölvupóst með hlekk til að sækja um aðild. Umsóknir birtast hér.',
    en: 'An author outside the society who is registered on a work gets an e-mail with a link to apply. Applications appear here.',
  },
} as const satisfies Record<string, Text>;
