import type { SheetTexts } from '../../platform/bulk/view.ts';

/** What sheets of members to be say. */
export const memberTexts: SheetTexts = {
  title: { is: 'Skrá marga félaga', en: 'Many members' },
  pageMore: {
    is: 'Skráðu marga nýja félaga í einu, úr Excel eða CSV. Sömu reglur gilda og þegar einn félagi er skráður.',
    en: 'Add many new members at once, from Excel or CSV. The rules are those for adding one.',
  },
  chooseMore: {
    is: 'Excel (.xlsx) eða CSV, með hvaða dálkaheitum sem er. Ein lína fyrir hvern félaga; mest 5.000 í einu.',
    en: 'Excel (.xlsx) or CSV, with any headings. One line for each member; at most 5,000 at a time.',
  },
  templateName: { is: 'felagar-snidmat', en: 'members-template' },
  templateSheet: { is: 'Félagar', en: 'Members' },
  all: { is: 'Félagar', en: 'Members' },
  take: {
    is: { one: 'Lesa inn {count} félaga', other: 'Lesa inn {count} félaga' },
    en: { one: 'Read in {count} member', other: 'Read in {count} members' },
  },
  needed: {
    is: 'Segðu í hvaða dálki nöfnin eða kennitölurnar eru.',
    en: 'Say which column has the names or the national IDs.',
  },
  checking: { is: 'Fer yfir félagana', en: 'Checking the members' },
  tooMany: {
    is: 'Í skjalinu eru {count} félagar, en mest 5.000 komast á eitt blað. Skiptu skjalinu.',
    en: 'The file has {count} members, and a sheet takes 5,000 at most. Split the file.',
  },
  send: {
    is: { one: 'Skrá {count} félaga', other: 'Skrá {count} félaga' },
    en: { one: 'Add {count} member', other: 'Add {count} members' },
  },
  sendTitle: {
    is: { one: 'Viltu skrá {count} félaga?', other: 'Viltu skrá {count} félaga?' },
    en: { one: 'Do you want to add {count} member?', other: 'Do you want to add {count} members?' },
  },
  sendMore: {
    is: 'Þeir sem á að bjóða fá boð í tölvupósti. Af þeim sem hafa verið skráðir geymir blaðið aðeins nafnið. Það sem eftir er bíður hér.',
    en: 'Those to be invited get an e-mail. Of those who have been added, the sheet keeps the name alone. What is left stays here.',
  },
  sending: { is: 'Skrái félagana', en: 'Adding the members' },
  sent: {
    is: { one: '{count} félagi var skráður.', other: '{count} félagar voru skráðir.' },
    en: { one: '{count} member was added.', other: '{count} members were added.' },
  },
  grid: { is: 'Félagar á blaðinu', en: 'Members of the sheet' },
  addEntry: { is: 'Bæta við félaga', en: 'Add a member' },
  removeEntry: { is: 'Fjarlægja félaga', en: 'Remove the member' },
  entryOf: { is: 'Félagi {number}', en: 'Member {number}' },
  untitled: { is: 'Án nafns', en: 'Without a name' },
  isLike: { is: 'Á skrá er einhver með sama nafni:', en: 'Somebody of this name is on file:' },
  isOther: { is: 'Þetta er annar maður', en: 'This is somebody else' },
  allWell: { is: 'Ekkert að þessari línu.', en: 'Nothing is wrong with this line.' },
  registeredAs: { is: 'Skráð sem aðili {number}', en: 'Added as person {number}' },
};
