import type { AdvanceState } from '@omur/contract/platform/fields/advances';
import type { AdvanceStep } from '@omur/contract/royalties/advances';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  advances: { is: 'Fyrirframgreiðslur', en: 'Advances' },
  ask: { is: 'Biðja um fyrirframgreiðslu', en: 'Ask for an advance' },
  what: {
    is: 'Annar stjórnandi þarf að samþykkja. Upphæðin fer þá í inneign greiðsluþegans og er greidd með næstu keyrslu. Síðari úthlutanir endurheimta hana.',
    en: 'Another administrator has to approve. The amount then goes to the payee’s balance and is paid by the next pay run. Later distributions recover it.',
  },
  payee: { is: 'Greiðsluþegi', en: 'Payee' },
  payeeHint: { is: 'Leitaðu eftir nafni.', en: 'Search by name.' },
  nobody: { is: 'Enginn greiðsluþegi fannst.', en: 'No payee found.' },
  amount: { is: 'Upphæð í krónum', en: 'Amount in krónur' },
  percent: { is: 'Endurheimt af hverri úthlutun (%)', en: 'Recovered of each distribution (%)' },
  percentHint: {
    is: '100 ef allt á að ganga upp í hana, annars í mesta lagi þennan hluta.',
    en: '100 for all of it, otherwise at most this part.',
  },
  reason: { is: 'Ástæða', en: 'Reason' },
  missing: { is: 'Þetta vantar.', en: 'This is missing.' },
  amountWrong: {
    is: 'Skrifaðu heilar krónur, að minnsta kosti eina.',
    en: 'Write whole krónur, at least one.',
  },
  percentWrong: { is: 'Skrifaðu tölu frá 0,01 til 100.', en: 'Write a number from 0.01 to 100.' },
  asked: { is: 'Beiðnin bíður annars stjórnanda.', en: 'The request awaits another administrator.' },
  left: { is: 'Eftir', en: 'Left' },
  recovery: { is: 'Endurheimt', en: 'Recovered' },
  share: { is: 'Hlutfall', en: 'Share' },
  state: { is: 'Staða', en: 'State' },
  by: { is: 'Beðið · ákveðið', en: 'Asked · decided' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  cancel: { is: 'Taka til baka', en: 'Take back' },
  actTitle: { is: '{act}: {amount} til {payee}', en: '{act}: {amount} to {payee}' },
  approveWhat: {
    is: 'Upphæðin fer í inneign greiðsluþegans. {percent} af hverri úthlutun til hans endurheimta hana, að frátöldu því sem inneignin ræður ekki við.',
    en: 'The amount goes to the payee’s balance. Up to {percent} of each distribution to them recovers it, and never more than the balance has.',
  },
  refuseWhat: { is: 'Ekkert er greitt.', en: 'Nothing is paid.' },
  cancelWhat: {
    is: 'Það sem eftir er fer aftur úr inneign greiðsluþegans. Þetta er hægt á meðan það hefur ekki verið greitt út.',
    en: 'What is left leaves the payee’s balance again. This is possible as long as it has not been paid out.',
  },
  writeOff: { is: 'Afskrifa', en: 'Write off' },
  writeOffTitle: { is: 'Afskrifa {amount} hjá {payee}', en: 'Write off {amount} of {payee}' },
  writeOffWhat: {
    is: 'Annar stjórnandi þarf að samþykkja. Úthlutanir ganga þá ekki lengur upp í fyrirframgreiðsluna og félagið ber það sem eftir er.',
    en: 'Another administrator has to approve. Distributions then no longer go towards the advance, and the society bears what is left.',
  },
  approveWriteOff: { is: 'Samþykkja afskrift', en: 'Approve write-off' },
  approveWriteOffWhat: {
    is: 'Félagið ber það sem eftir er. Ástæða: {reason}',
    en: 'The society bears what is left. Reason: {reason}',
  },
  writeOffAsked: {
    is: 'Beðið um að afskrifa {amount}: {name}. {reason}',
    en: 'Asked to write off {amount}: {name}. {reason}',
  },
  awaited: {
    is: 'Greiðsluþeginn gæti enn fengið {amount} sem eru ekki í inneign hans: úthlutanir hafa haldið því eftir fyrir hann, eða hann hefur gert kröfu um það. Verði því úthlutað gengur það upp í fyrirframgreiðsluna, nema hún hafi verið afskrifuð.',
    en: 'The payee may yet get {amount} that is not in their balance: distributions hold it for them, or they have claimed it. Once it is distributed, it recovers the advance, unless that has been written off.',
  },
  beingRecovered: {
    is: 'Úthlutun sem er ekki lokið gengur upp í fyrirframgreiðsluna. Ljúktu henni fyrst eða hættu við hana.',
    en: 'A distribution that is not finished recovers some of the advance. Finish or cancel it first.',
  },
  refuseWriteOff: { is: 'Hafna afskrift', en: 'Refuse write-off' },
  refuseWriteOffWhat: {
    is: 'Fyrirframgreiðslan er áfram í endurheimtu.',
    en: 'The advance is still to be recovered.',
  },
  done: { is: 'Þetta hefur verið skráð.', en: 'This is on record.' },
  count: {
    is: { one: '{count} fyrirframgreiðsla', other: '{count} fyrirframgreiðslur' },
    en: { one: '{count} advance', other: '{count} advances' },
  },
  none: { is: 'Engin fyrirframgreiðsla', en: 'No advances' },
  noneMore: {
    is: 'Fyrirframgreiðsla er greidd með venjulegri keyrslu og endurheimtist af því sem síðar er úthlutað.',
    en: 'An advance is paid by an ordinary pay run and recovered from what is distributed later.',
  },
  yours: { is: 'Fyrirframgreiðslur', en: 'Advances' },
  recoveredFrom: { is: 'Endurheimt hjá erfingjum: {names}', en: 'Recovered from the heirs: {names}' },
  yoursMore: {
    is: 'Það sem félagið hefur greitt þér fyrirfram og hvað hver úthlutun hefur endurheimt af því. Með nafni er það sem látinn félagi, sem þú átt rétt eftir, fékk: réttur hans heldur áfram að ganga upp í það, hjá hverjum erfingja eftir hlut hans.',
    en: 'What the society has paid you in advance, and what each distribution has recovered of it. With a name it is what somebody was paid who has died and whose right you hold: the right goes on recovering it, from each heir by their part.',
  },
  number: { is: 'Nr.', en: 'No.' },
  day: { is: 'Dagur', en: 'Day' },
  step: { is: 'Tilefni', en: 'What happened' },
  stepAmount: { is: 'Upphæð', en: 'Amount' },
  stepCount: {
    is: { one: '{count} hreyfing', other: '{count} hreyfingar' },
    en: { one: '{count} entry', other: '{count} entries' },
  },
} as const;

export const stateWords: Readonly<Record<AdvanceState, Text>> = {
  waiting: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  active: { is: 'Í endurheimtu', en: 'Being recovered' },
  recovered: { is: 'Endurheimt', en: 'Recovered' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
  refused: { is: 'Hafnað', en: 'Refused' },
  writtenOff: { is: 'Afskrifuð', en: 'Written off' },
};

export const stepWords: Readonly<Record<AdvanceStep['advanceStepKind'], Text>> = {
  granted: { is: 'Fyrirframgreiðsla veitt', en: 'Advance granted' },
  writtenOff: { is: 'Afskrifað', en: 'Written off' },
  recovered: { is: 'Endurheimt', en: 'Recovered' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};
