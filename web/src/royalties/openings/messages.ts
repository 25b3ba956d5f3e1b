import type { Opening } from '@omur/contract/royalties/openings';
import type { Text } from '@omur/contract/platform/rules/language';

export const messages = {
  openings: { is: 'Upphafsstöður', en: 'Opening balances' },
  bring: { is: 'Skrá upphafsstöðu', en: 'Bring opening balances' },
  what: {
    is: 'Inneignir greiðsluþega úr eldra kerfi á tilteknum degi. Annar stjórnandi þarf að samþykkja sama lista áður en hann er bókaður.',
    en: 'What payees had with a former system on a day. Another administrator has to approve the same list before it is booked.',
  },
  category: { is: 'Flokkur', en: 'Category' },
  choose: { is: 'Veldu', en: 'Choose' },
  day: { is: 'Staða á degi', en: 'Balances on' },
  source: { is: 'Uppruni', en: 'Source' },
  sourceHint: { is: 'Til dæmis heiti eldra kerfisins.', en: 'Such as the name of the former system.' },
  way: { is: 'Hvernig á að skrá', en: 'How to bring them' },
  byFile: { is: 'CSV-skrá', en: 'CSV file' },
  byHand: { is: 'Slá inn', en: 'Type them' },
  file: { is: 'Skrá', en: 'File' },
  fileHint: {
    is: 'Dálkar: payee (kennitala eða númer), amount (krónur) og account (payable eða held; payable ef hann vantar).',
    en: 'Columns: payee (kennitala or number), amount (krónur) and account (payable or held; payable if left out).',
  },
  payee: { is: 'Kennitala eða númer', en: 'Kennitala or number' },
  account: { is: 'Lykill', en: 'Account' },
  amount: { is: 'Upphæð', en: 'Amount' },
  amountHint: {
    is: 'Undir núlli ef taka á til baka stöðu sem var skráð fyrir mistök.',
    en: 'Below zero to take back a balance that was brought by mistake.',
  },
  lineNumber: { is: 'Lína {line}', en: 'Line {line}' },
  addLine: { is: 'Bæta við línu', en: 'Add a line' },
  tryIt: { is: 'Prófa', en: 'Try' },
  keep: { is: 'Leggja fyrir annan stjórnanda', en: 'Put to another administrator' },
  chooseFile: { is: 'Veldu skrá eða dragðu hana hingað', en: 'Choose a file, or drop it here' },
  missing: { is: 'Þetta vantar.', en: 'This is missing.' },
  sound: {
    is: { one: '{count} lína án galla, {amount}', other: '{count} línur án galla, {amount}' },
    en: { one: '{count} line without faults, {amount}', other: '{count} lines without faults, {amount}' },
  },
  wrong: {
    is: { one: 'Ein lína stenst ekki', other: '{count} línur standast ekki' },
    en: { one: 'One line is wrong', other: '{count} lines are wrong' },
  },
  wrongLine: { is: 'Lína {line} ({payee}): {problem}', en: 'Line {line} ({payee}): {problem}' },
  brought: { is: 'Upphafsstaðan bíður annars stjórnanda.', en: 'The balances await another administrator.' },
  title: { is: 'Upphafsstaða {day}: {category}', en: 'Opening balances on {day}: {category}' },
  payable: { is: 'Til greiðslu', en: 'Payable' },
  held: { is: 'Geymt', en: 'Held' },
  booked: { is: 'Bókað', en: 'Booked' },
  lines: { is: 'Línur', en: 'Lines' },
  line: { is: 'Lína', en: 'Line' },
  payeeName: { is: 'Greiðsluþegi', en: 'Payee' },
  state: { is: 'Staða', en: 'State' },
  by: { is: 'Skráð · ákveðið', en: 'Brought · decided' },
  none: { is: 'Engin upphafsstaða hefur verið skráð', en: 'No opening balances' },
  noneMore: {
    is: 'Félag sem tekur kerfið í notkun skráir hér hvað rétthafar áttu inni í eldra kerfi.',
    en: 'A society that switches brings here what right holders had with the former system.',
  },
  count: {
    is: { one: '{count} listi', other: '{count} listar' },
    en: { one: '{count} list', other: '{count} lists' },
  },
  lineCount: {
    is: { one: '{count} lína', other: '{count} línur' },
    en: { one: '{count} line', other: '{count} lines' },
  },
  waits: { is: '{asker} skráði þessa stöðu', en: '{asker} brought these balances' },
  waitsMine: {
    is: 'Annar stjórnandi þarf að samþykkja hana.',
    en: 'Another administrator has to approve them.',
  },
  waitsYours: {
    is: 'Berðu listann saman við eldra kerfið áður en þú samþykkir.',
    en: 'Compare the list with the former system before you approve.',
  },
  sameTitle: {
    is: {
      one: 'Ein lína er með sömu upphæð og áður var skráð í öðrum flokki',
      other: '{count} línur eru með sömu upphæð og áður var skráð í öðrum flokki',
    },
    en: {
      one: 'One line has the amount that was brought in another category before',
      other: '{count} lines have the amount that was brought in another category before',
    },
  },
  sameWhat: {
    is: 'Þær standa fremst í listanum, hver með sínum flokki. Gakktu úr skugga um að báðar upphæðirnar séu til í eldra kerfinu.',
    en: 'They come first in the list, each with that category. Make sure that the former system has both amounts.',
  },
  sameIn: { is: 'Líka í: {category}', en: 'Also in: {category}' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  refuse: { is: 'Hafna', en: 'Refuse' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  approveTitle: { is: 'Bóka {amount} sem upphafsstöðu?', en: 'Book {amount} as opening balances?' },
  approveWhat: {
    is: {
      one: '{count} lína verður að inneign rétthafa. Færslum er aldrei breytt; villu má taka til baka með nýjum lista.',
      other:
        '{count} línur verða að inneign rétthafa. Færslum er aldrei breytt; villu má taka til baka með nýjum lista.',
    },
    en: {
      one: '{count} line becomes a balance of right holders. Entries never change; a mistake is taken back with another list.',
      other:
        '{count} lines become balances of right holders. Entries never change; a mistake is taken back with another list.',
    },
  },
  approved: { is: 'Upphafsstaðan hefur verið bókuð.', en: 'The opening balances are booked.' },
  refused: { is: 'Upphafsstöðunni var hafnað.', en: 'The opening balances were refused.' },
} as const;

export const accountWords = { payable: messages.payable, held: messages.held } as const;

export const stateWords: Readonly<Record<Opening['openingState'], Text>> = {
  waiting: { is: 'Bíður samþykkis', en: 'Awaiting approval' },
  active: { is: 'Bókað', en: 'Booked' },
  refused: { is: 'Hafnað', en: 'Refused' },
};
