import type { ForeignAccount } from '@omur/contract/royalties/foreignAccounts';
import type { Text } from '@omur/contract/platform/rules/language';

export const foreignMessages = {
  tab: { is: 'Erlendir reikningar', en: 'Accounts abroad' },
  open: { is: 'Skrá erlendan reikning', en: 'Enter an account abroad' },
  title: { is: 'Erlendur reikningur: {payee}', en: 'Account abroad: {payee}' },
  what: {
    is: 'Skráðu reikninginn eins og greiðsluþeginn gaf hann upp. Annar stjórnandi samþykkir hann og greitt er inn á hann þremur dögum síðar. Bankinn skiptir krónum í gjaldmiðil viðtakanda á gengi dagsins.',
    en: 'Enter the account as the payee gave it. Another administrator approves it, and payments go there three days later. The bank turns krónur into the payee’s currency at the rate of the day.',
  },
  enter: { is: 'Leggja fyrir annan stjórnanda', en: 'Put to another administrator' },
  entered: { is: 'Reikningurinn bíður annars stjórnanda.', en: 'The account awaits another administrator.' },
  iban: { is: 'IBAN', en: 'IBAN' },
  ibanWrong: { is: 'IBAN-númerið stenst ekki.', en: 'The IBAN has a mistake.' },
  bic: { is: 'BIC (SWIFT)', en: 'BIC (SWIFT)' },
  currency: { is: 'Gjaldmiðill', en: 'Currency' },
  currencyHint: { is: 'Þrír bókstafir, svo sem EUR.', en: 'Three letters, such as EUR.' },
  payeeStreet: { is: 'Gata og húsnúmer', en: 'Street and number' },
  payeePostalCode: { is: 'Póstnúmer', en: 'Postal code' },
  payeeTown: { is: 'Borg', en: 'Town' },
  countryCode: { is: 'Land', en: 'Country' },
  countryHint: { is: 'Tveir bókstafir, svo sem DE.', en: 'Two letters, such as DE.' },
  missing: { is: 'Þetta vantar.', en: 'This is missing.' },
  payee: { is: 'Greiðsluþegi', en: 'Payee' },
  address: { is: 'Heimilisfang', en: 'Address' },
  state: { is: 'Staða', en: 'State' },
  by: { is: 'Skráð · ákveðið', en: 'Entered · decided' },
  countsFrom: { is: 'Gildir frá {day}', en: 'Counts from {day}' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  approveWhich: { is: 'Samþykkja reikning: {payee}', en: 'Approve the account of {payee}' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  end: { is: 'Ljúka', en: 'End' },
  approveTitle: { is: 'Greiða inn á þennan reikning?', en: 'Pay into this account?' },
  approveWhat: {
    is: 'Berðu númerið saman við það sem greiðsluþeginn gaf upp, eftir annarri leið en beiðnin kom. Greitt er inn á reikninginn eftir þrjá daga og greiðsluþeginn fær tilkynningu.',
    en: 'Compare the number with what the payee gave, by another way than the request came. Payments go there in three days, and the payee is told.',
  },
  endTitle: { is: 'Hætta að greiða inn á reikninginn?', en: 'Stop paying into the account?' },
  endWhat: {
    is: 'Greitt verður á innlendan reikning greiðsluþegans ef hann er til. Greiðsluþeginn fær tilkynningu.',
    en: 'The payee is paid into their account in Iceland, if there is one, and is told.',
  },
  refuseTitle: { is: 'Hafna reikningnum?', en: 'Refuse the account?' },
  refuseWhat: {
    is: 'Aldrei verður greitt inn á hann. Annan má skrá hjá greiðsluþeganum.',
    en: 'It is never paid into. Another can be entered with the payee.',
  },
  approved: { is: 'Reikningurinn hefur verið samþykktur.', en: 'The account has been approved.' },
  closed: { is: 'Ekki verður greitt inn á reikninginn.', en: 'Nothing is paid into the account.' },
  none: { is: 'Enginn erlendur reikningur er skráður', en: 'No accounts abroad' },
  noneMore: {
    is: 'Þeir eru skráðir hjá greiðsluþegunum.',
    en: 'They are entered with their payees.',
  },
  count: {
    is: { one: '{count} reikningur', other: '{count} reikningar' },
    en: { one: '{count} account', other: '{count} accounts' },
  },
} as const;

export const foreignStateWords: Readonly<Record<ForeignAccount['foreignAccountState'], Text>> = {
  waiting: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  active: { is: 'Í gildi', en: 'In force' },
  refused: { is: 'Hafnað', en: 'Refused' },
  ended: { is: 'Lokið', en: 'Ended' },
};
