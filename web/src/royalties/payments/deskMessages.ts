export const deskMessages = {
  subtitle: {
    is: 'Inneignir rétthafa eru greiddar út í keyrslum sem tveir stjórnendur standa að.',
    en: 'Balances of right holders are paid out in runs that take two administrators.',
  },
  tabs: { is: 'Hvað á að sýna', en: 'What to show' },
  runs: { is: 'Keyrslur', en: 'Runs' },
  payees: { is: 'Greiðsluþegar', en: 'Payees' },
  prepare: { is: 'Undirbúa keyrslu', en: 'Prepare a run' },
  readAnswer: { is: 'Lesa svar banka', en: 'Read a bank answer' },
  runCount: {
    is: { one: '{count} keyrsla', other: '{count} keyrslur' },
    en: { one: '{count} run', other: '{count} runs' },
  },
  payeeCount: {
    is: { one: '{count} greiðsluþegi', other: '{count} greiðsluþegar' },
    en: { one: '{count} payee', other: '{count} payees' },
  },
  noRuns: { is: 'Engin greiðslukeyrsla hefur verið gerð', en: 'There have been no pay runs' },
  noRunsMore: {
    is: 'Í undirbúningi sést hverjir fá greitt og hverjir ekki, og hvers vegna.',
    en: 'The preparation shows who is paid and who is not, and why.',
  },
  noPayees: { is: 'Enginn greiðsluþegi fannst', en: 'No payees found' },
  number: { is: 'Keyrsla nr. {number}', en: 'Run no. {number}' },
  payOn: { is: 'Greiðsludagur', en: 'Payment day' },
  balanceDay: { is: 'Inneign á degi', en: 'Balances at' },
  leastAsBefore: {
    is: 'Sama lágmark og í síðustu keyrslu, nema öðru sé breytt. Sá sem samþykkir sér það.',
    en: 'As in the latest run, unless you change it. Who approves the run sees it.',
  },
  least: { is: 'Lágmark í krónum', en: 'Minimum in krónur' },
  state: { is: 'Staða', en: 'State' },
  frozen: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  approved: { is: 'Samþykkt', en: 'Approved' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
  payments: { is: 'Greiðslur', en: 'Payments' },
  leftOut: { is: 'Án greiðslu', en: 'Left out' },
  paid: { is: 'Greitt', en: 'Paid' },
  withheld: { is: 'Staðgreiðsla', en: 'Tax withheld' },
  waiting: { is: 'Ósvarað af banka', en: 'Not answered' },
  rejectedCount: { is: 'Komust ekki til skila', en: 'Did not arrive' },
  madeBy: { is: 'Gerð af', en: 'Made by' },
  decidedBy: { is: 'Ákveðin af', en: 'Decided by' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  approveTitle: { is: 'Greiða {amount} til {count}?', en: 'Pay {amount} to {count}?' },
  payeesIn: {
    is: { one: '{count} rétthafa', other: '{count} rétthafa' },
    en: { one: '{count} payee', other: '{count} payees' },
  },
  approveWhat: {
    is: 'Inneignir lækka um upphæðirnar og skráin fyrir bankann verður til. Því verður ekki breytt eftir á.',
    en: 'The balances are reduced by the amounts, and the file for the bank can be downloaded. This cannot be undone.',
  },
  approvedNow: {
    is: 'Keyrslan hefur verið samþykkt. Sæktu skrána og sendu hana bankanum.',
    en: 'The run has been approved. Download the file and send it to the bank.',
  },
  needsAnother: {
    is: 'Annar stjórnandi þarf að samþykkja keyrsluna.',
    en: 'Another administrator has to approve the run.',
  },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  cancelTitle: { is: 'Hætta við keyrsluna?', en: 'Cancel the run?' },
  cancelWhat: {
    is: 'Ekkert verður greitt og inneignir standa óbreyttar.',
    en: 'Nothing is paid, and the balances stay as they are.',
  },
  cancelledNow: { is: 'Hætt hefur verið við keyrsluna.', en: 'The run has been cancelled.' },
  keep: { is: 'Halda henni', en: 'Keep it' },
  sendIt: { is: 'Sæktu skrána og sendu hana bankanum', en: 'Download the file and send it to the bank' },
  sendItMore: {
    is: 'Lestu svo svar bankans inn á síðunni Greiðslukeyrslur. Þá sést hvað komst til skila.',
    en: 'Then read the answer of the bank on the page Pay runs. It says what has arrived.',
  },
  fileXml: { is: 'Skrá fyrir banka (XML)', en: 'Bank file (XML)' },
  fileCsv: { is: 'Skrá (CSV)', en: 'CSV file' },
  allBack: { is: 'Allar greiðslur keyrslunnar komu til baka', en: 'All payments of the run came back' },
  allBackMore: {
    is: 'Engin skrá er fyrir bankann: upphæðirnar eru í inneignum og greiðast með annarri keyrslu.',
    en: 'There is no file for the bank: the amounts are in the balances, and another run pays them.',
  },
  withoutBack: {
    is: {
      one: 'Án {count} greiðslu, sem kom til baka og er í inneign.',
      other: 'Án {count} greiðslna, sem komu til baka og eru í inneignum.',
    },
    en: {
      one: 'Without {count} payment, which came back and is in the balance.',
      other: 'Without {count} payments, which came back and are in the balances.',
    },
  },
  payee: { is: 'Greiðsluþegi', en: 'Payee' },
  balance: { is: 'Inneign', en: 'Balance' },
  account: { is: 'Reikningur', en: 'Account' },
  accountEnd: { is: 'endar á {digits}', en: 'ends in {digits}' },
  reference: { is: 'Tilvísun', en: 'Reference' },
  reason: { is: 'Ástæða', en: 'Reason' },
  noPayments: { is: 'Engin greiðsla', en: 'No payments' },
  nobodyLeftOut: { is: 'Enginn var undanskilinn', en: 'Nobody was left out' },
  paymentCount: {
    is: { one: '{count} greiðsla', other: '{count} greiðslur' },
    en: { one: '{count} payment', other: '{count} payments' },
  },
  leftOutCount: {
    is: { one: '{count} án greiðslu', other: '{count} án greiðslu' },
    en: { one: '{count} left out', other: '{count} left out' },
  },
  previewTitle: { is: 'Undirbúa greiðslukeyrslu', en: 'Prepare a pay run' },
  previewMore: {
    is: 'Upphæðir og reikningar festast þegar keyrslan er búin til. Annar stjórnandi samþykkir hana.',
    en: 'Amounts and accounts are fixed when the run is made. Another administrator approves it.',
  },
  freeze: { is: 'Búa til keyrslu', en: 'Make the run' },
  frozenNow: { is: 'Keyrslan bíður annars stjórnanda.', en: 'The run awaits another administrator.' },
  dayWrong: { is: 'Skrifaðu dag, svo sem 15/06/2027.', en: 'Write a day, such as 15/06/2027.' },
  leastHint: {
    is: 'Ef greiðsluþeginn vill sjaldnar og hærri greiðslur en lágmark félagsins segir til um.',
    en: 'If the payee wants fewer and larger payments than the society’s minimum makes.',
  },
  leastWrong: { is: 'Skrifaðu heilar krónur, að minnsta kosti 1.', en: 'Write whole krónur, at least 1.' },
  preview: { is: 'Inneignir', en: 'Balances' },
  previewCount: {
    is: { one: '{count} með inneign', other: '{count} með inneign' },
    en: { one: '{count} with a balance', other: '{count} with a balance' },
  },
  nobody: { is: 'Enginn á inneign þennan dag', en: 'Nobody has a balance on this day' },
  file: { is: 'Skrá frá banka', en: 'File from the bank' },
  fileHint: {
    is: 'pain.002, camt.054 eða camt.053. Sömu skrá má lesa aftur; ekkert breytist við það.',
    en: 'pain.002, camt.054 or camt.053. Reading the same file again changes nothing.',
  },
  chooseFile: { is: 'Veldu skrá eða dragðu hana hingað', en: 'Choose a file, or drop it here' },
  fileNeeded: { is: 'Veldu skrá.', en: 'Choose a file.' },
  fileEmpty: { is: 'Skráin er tóm.', en: 'The file is empty.' },
  read: { is: 'Lesa', en: 'Read' },
  answerRead: {
    is: 'Greiddar: {paid}. Hafnað: {rejected}. Endursendar: {returned}. Annað: {other}.',
    en: 'Paid: {paid}. Rejected: {rejected}. Returned: {returned}. Other entries: {other}.',
  },
  duplicatesTitle: { is: 'Bankinn var þegar með þessa skrá', en: 'The bank had this file already' },
  duplicates: {
    is: {
      one: 'Hann tók ekki við {count} greiðslu aftur, og ekkert breyttist við það. Lestu svar bankans við fyrra eintakinu til að sjá hvað varð um hana.',
      other:
        'Hann tók ekki við {count} greiðslum aftur, og ekkert breyttist við það. Lestu svar bankans við fyrra eintakinu til að sjá hvað varð um þær.',
    },
    en: {
      one: 'It did not take {count} payment again, and nothing has changed. Read the bank’s answer to the first copy to see what became of it.',
      other:
        'It did not take {count} payments again, and nothing has changed. Read the bank’s answer to the first copy to see what became of them.',
    },
  },
  search: { is: 'Leita að greiðsluþega', en: 'Search payees' },
  held: { is: 'Geymt', en: 'Held' },
  hold: { is: 'Greiðslur stöðvaðar', en: 'Payments on hold' },
  notHeld: { is: 'Greiðslur ganga', en: 'Payments go on' },
  note: { is: 'Skýring, aðeins fyrir starfsfólk', en: 'Explanation, for staff only' },
  residence: { is: 'Skattaleg heimilisfesti', en: 'Tax residence' },
  residenceHint: {
    is: 'Annar stjórnandi þarf að staðfesta breytingu.',
    en: 'Another administrator has to confirm a change.',
  },
  taxWaits: {
    is: 'Breyting á skattalegri heimilisfesti bíður þess að annar stjórnandi staðfesti hana.',
    en: 'The change of tax residence waits for another administrator to confirm it.',
  },
  certificate: { is: 'Vottorð gildir til', en: 'Certificate valid until' },
  certificateHint: {
    is: 'Til og með þeim degi er enginn skattur tekinn af þeim sem greiðir skatt erlendis.',
    en: 'Until that day, included, no tax is withheld of a payee who pays tax abroad.',
  },
  changed: { is: 'Greiðsluþeganum hefur verið breytt.', en: 'The payee has been changed.' },
  editPayee: { is: 'Breyta', en: 'Edit' },
  editWhich: { is: 'Breyta {name}', en: 'Edit {name}' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  taxFile: { is: 'Staðgreiðsla ársins {year} (CSV)', en: 'Withheld tax of {year} (CSV)' },
  taxYear: { is: 'Skattur', en: 'Tax' },
};

export const leftOutWords = {
  belowLeast: { is: 'Undir lágmarki', en: 'Below the minimum' },
  belowOwnLeast: { is: 'Undir eigin lágmarki', en: 'Below the payee’s own minimum' },
  onHold: { is: 'Greiðslur stöðvaðar', en: 'On hold' },
  deceased: { is: 'Rétthafi látinn', en: 'Holder deceased' },
  noAccount: { is: 'Bankareikning vantar', en: 'No bank account' },
  accountFailed: {
    is: 'Síðasta greiðsla komst ekki á reikninginn',
    en: 'The last payment did not reach the account',
  },
} as const;

export const stopWords = {
  dispute: { is: 'Ágreiningur', en: 'Dispute' },
  noAccount: { is: 'Enginn bankareikningur', en: 'No bank account' },
  deceased: { is: 'Rétthafi látinn', en: 'Holder deceased' },
  asked: { is: 'Að ósk rétthafa', en: 'At the holder’s request' },
  other: { is: 'Annað', en: 'Other' },
} as const;
