export const messages = {
  title: { is: 'Breyta upplýsingum', en: 'Edit details' },
  savedAt: { is: 'Drög vistuð kl. {time}', en: 'Draft saved at {time}' },
  restored: { is: 'Haldið áfram með breytingarnar þínar', en: 'Carrying on with your changes' },
  restoredMore: {
    is: 'Þú breyttir einhverju síðast án þess að vista. Það er hér enn.',
    en: 'Last time you changed something without saving. It is still here.',
  },
  startOver: { is: 'Byrja upp á nýtt', en: 'Start over' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  save: { is: 'Vista', en: 'Save' },
  saved: { is: 'Upplýsingarnar eru vistaðar.', en: 'The details are saved.' },
  refused: { is: 'Ekki var hægt að vista upplýsingarnar', en: 'The details could not be saved' },

  about: { is: 'Um þig', en: 'About you' },
  aboutOther: { is: 'Um persónuna', en: 'About the person' },
  name: { is: 'Nafn', en: 'Name' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  notChanged: {
    is: 'Nafni og kennitölu breytir skrifstofa félagsins.',
    en: 'The office of the society changes name and national ID.',
  },
  gender: { is: 'Kyn', en: 'Gender' },
  notGiven: { is: 'Ekki gefið upp', en: 'Not given' },

  contact: { is: 'Netfang og sími', en: 'E-mail and phone' },
  email: { is: 'Netfang', en: 'E-mail' },
  emailNumber: { is: 'Netfang {number}', en: 'E-mail {number}' },
  firstEmail: {
    is: 'Tölvupóstur félagsins fer á fyrsta netfangið.',
    en: 'The society writes to the first address.',
  },
  emailWhileActing: {
    is: 'Netfangi er ekki breytt í umboði: þangað berst slóð til að velja nýtt lykilorð.',
    en: 'You cannot change this while acting for somebody: password links are sent there.',
  },
  addEmail: { is: 'Bæta við netfangi', en: 'Add an address' },
  removeEmail: { is: 'Fjarlægja netfang {number}', en: 'Remove e-mail {number}' },
  phone: { is: 'Sími', en: 'Phone' },

  address: { is: 'Heimili', en: 'Address' },
  street: { is: 'Gata og húsnúmer', en: 'Street and number' },
  postalCode: { is: 'Póstnúmer', en: 'Postal code' },
  noPostalCode: { is: 'Ekkert valið', en: 'None chosen' },
  isForeign: { is: 'Ég bý erlendis', en: 'I live abroad' },
  isForeignOther: { is: 'Heimilisfang erlendis', en: 'Address abroad' },
  foreignAddress: { is: 'Heimilisfang erlendis', en: 'Address abroad' },
  foreignHint: { is: 'Gata, póstnúmer, borg og land', en: 'Street, postal code, city and country' },

  accountOfOwner: {
    is: 'Bankareikningi breytir eigandinn sjálfur, eða skrifstofa félagsins.',
    en: 'The bank account is changed by its owner, or by the society’s office.',
  },
  noAccount: { is: 'Ekki á skrá', en: 'Not on file' },
  emailAwaited: {
    is: 'Nýtt netfang bíður þess að annar starfsmaður staðfesti það.',
    en: 'A new e-mail address is waiting for another staff member to confirm it.',
  },
  account: { is: 'Bankareikningur', en: 'Bank account' },
  accountNote: { is: 'Hingað greiðir félagið úthlutanir.', en: 'The society pays distributions here.' },
  bank: { is: 'Banki', en: 'Bank' },
  ledger: { is: 'Höfuðbók', en: 'Ledger' },
  accountNumber: { is: 'Reikningsnúmer', en: 'Account number' },
  digits34: { is: '3 eða 4 tölustafir', en: '3 or 4 digits' },
  digits2: { is: '2 tölustafir', en: '2 digits' },
  digits46: { is: '4 til 6 tölustafir', en: '4 to 6 digits' },
  notRightHolder: { is: 'Höfundur ekki rétthafi', en: 'Author not rights holder' },
  notRightHolderMore: {
    is: 'Félagið greiðir rétthöfum. Þegar réttindi hafa verið skráð má setja bankareikning hér.',
    en: 'The society pays right holders. Once a right is on file, a bank account can be given here.',
  },

  password: { is: 'Lykilorðið þitt', en: 'Your password' },
  confirm: { is: 'Staðfesting', en: 'Confirmation' },
  passwordWhy: {
    is: 'Þú ert að breyta netfangi eða bankareikningi. Til öryggis biðjum við um lykilorðið aftur og sendum tölvupóst á netfangið sem er á skrá núna.',
    en: 'You are changing an e-mail address or the bank account. To be safe we ask for your password again, and write to the address that is on file now.',
  },
  confirmWhy: {
    is: 'Þú ert að breyta netfangi eða bankareikningi. Við sendum tölvupóst á netfangið sem er á skrá núna.',
    en: 'You are changing an e-mail address or the bank account. We write to the address that is on file now.',
  },
  confirmMissing: { is: 'Staðfestu hver þú ert.', en: 'Confirm who you are.' },
  passwordMissing: {
    is: 'Sláðu inn lykilorðið þitt til að staðfesta.',
    en: 'Type your password to confirm.',
  },

  changed: {
    is: 'Einhver annar breytti upplýsingunum í millitíðinni',
    en: 'Somebody else has changed the details',
  },

  held: { is: 'Það sem félagið geymir um þig', en: 'What the society knows about you' },
  heldOther: { is: 'Það sem félagið geymir um persónuna', en: 'What the society knows about this person' },
  heldRules: { is: 'Hvað er geymt, hve lengi og hvers vegna', en: 'What is kept, how long and why' },
  heldWords: {
    is: 'Sæktu afrit af öllu sem er á skrá: upplýsingum, verkum, flutningum, samningum, umsóknum, tölvupósti og breytingasögu.',
    en: 'Download a copy of everything on file: details, works, performances, contracts, applications, e-mails, and everything that has been changed.',
  },
  heldPage: { is: 'Sækja til lestrar', en: 'Download to read' },
  heldData: { is: 'Sækja sem gögn (JSON)', en: 'Download as data (JSON)' },
};
