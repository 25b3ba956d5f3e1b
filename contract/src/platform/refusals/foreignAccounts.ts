/** What keeps an account abroad from being entered or approved (R42). */
export const foreignAccountRefusals = {
  'money.noForeignAccounts': {
    status: 404,
    is: 'Enginn erlendur reikningur er skráður.',
    en: 'No accounts abroad.',
  },
  'money.foreignAccountNotFound': {
    status: 404,
    is: 'Erlendi reikningurinn fannst ekki.',
    en: 'The account abroad was not found.',
  },
  'money.ibanWrong': {
    status: 422,
    is: 'IBAN-númerið stenst ekki. Berðu það saman við það sem greiðsluþeginn gaf upp.',
    en: 'The IBAN has a mistake. Compare it with what the payee gave.',
  },
  'money.ibanDomestic': {
    status: 422,
    is: 'Reikningurinn er á Íslandi. Greiðsluþeginn skráir hann sjálfur í stillingum sínum.',
    en: 'The account is in Iceland. The payee enters it in their settings.',
  },
  'money.bicWrong': {
    status: 422,
    is: 'BIC-kóðinn er átta eða ellefu stafir, svo sem DEUTDEFF.',
    en: 'The BIC has eight or eleven characters, such as DEUTDEFF.',
  },
  'money.currencyWrong': {
    status: 422,
    is: 'Gjaldmiðillinn er þrír bókstafir, svo sem EUR.',
    en: 'The currency is three letters, such as EUR.',
  },
  'money.countryWrong': {
    status: 422,
    is: 'Landið er tveir bókstafir, svo sem DE, og ekki Ísland.',
    en: 'The country is two letters, such as DE, and not Iceland.',
  },
  'money.foreignAccountWaits': {
    status: 409,
    is: 'Annar reikningur þessa greiðsluþega bíður samþykkis. Samþykktu hann eða hafnaðu honum fyrst.',
    en: 'Another account of this payee awaits approval. Approve or refuse it first.',
  },
  'money.foreignAccountOwn': {
    status: 409,
    is: 'Þú getur hvorki skráð né samþykkt þinn eigin reikning eða reikning einhvers sem þú erfir.',
    en: 'You can neither enter nor approve an account of your own, or of somebody whose heir you are.',
  },
} as const;
