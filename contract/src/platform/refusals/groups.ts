import type { Refusals } from './refusal.ts';

export const groupRefusals = {
  'group.noneFound': { status: 404, is: 'Engir hópar fundust.', en: 'No groups found.' },
  'group.notFound': { status: 404, is: 'Hópurinn fannst ekki.', en: 'The group was not found.' },
  'group.nameMissing': { status: 422, is: 'Gefðu hópnum nafn.', en: 'Give the group a name.' },
  'group.tooFew': {
    status: 422,
    is: 'Í hópi eru að minnsta kosti tveir höfundar.',
    en: 'A group has at least two authors.',
  },
  'group.memberTwice': {
    status: 422,
    is: 'Sami höfundur er tvisvar í hópnum.',
    en: 'The same author is in the group twice.',
  },
  'group.notAmong': {
    status: 422,
    is: 'Þú þarft að vera í hópnum sem þú stofnar eða breytir.',
    en: 'You have to be in the group that you make or change.',
  },
  'group.notAnAuthor': {
    status: 422,
    is: 'Í hópi geta aðeins verið félagar sem svara fyrir sig sjálfir. Það á ekki við um höfund nr. {authorId}.',
    en: 'Only members who answer for themselves can be in a group. Author no. {authorId} is not one of them.',
  },
  'group.split': {
    status: 422,
    is: 'Hlutir allra þurfa að vera samtals 100 % og hver þeirra stærri en 0.',
    en: 'The shares must add up to 100%, each of them more than 0.',
  },
  'group.role': {
    status: 422,
    is: 'Þetta hlutverk er ekki í boði.',
    en: 'This role is not offered.',
  },
  'group.tooMany': {
    status: 409,
    is: 'Þú ert nú þegar í {most} hópum. Gakktu úr einhverjum þeirra til að stofna nýjan.',
    en: 'You are already in {most} groups. Leave one of them to make another.',
  },
  'group.changedMeanwhile': {
    status: 412,
    is: 'Hópnum var breytt á meðan. Skoðaðu skiptinguna eins og hún er núna.',
    en: 'The group was changed meanwhile. Look at the split as it is now.',
  },
  'group.notJoined': {
    status: 409,
    is: 'Þú þarft fyrst að samþykkja að vera í hópnum.',
    en: 'You have to agree to be in the group first.',
  },
  'group.splitOpen': {
    status: 409,
    is: 'Skipting hópsins er opin: einhver gekk úr honum. Fyrst þarf að leggja til nýja.',
    en: 'The group’s split is open because somebody has left. A new one has to be proposed first.',
  },
  'group.ownSplit': {
    status: 403,
    is: 'Þú átt aðild að þessari skiptingu og getur því ekki svarað fyrir annan í umboði.',
    en: 'You have a part in this split yourself, so you cannot answer for another on their behalf.',
  },
  'group.noSetLists': {
    status: 404,
    is: 'Hópurinn á enga lagalista.',
    en: 'The group has no set lists.',
  },
  'group.setListNotFound': {
    status: 404,
    is: 'Lagalistinn fannst ekki.',
    en: 'The set list was not found.',
  },
  'group.setListNameMissing': {
    status: 422,
    is: 'Gefðu lagalistanum nafn.',
    en: 'Give the set list a name.',
  },
  'group.setListNameTaken': {
    status: 409,
    is: 'Annar lagalisti hópsins heitir þetta.',
    en: 'Another set list of the group has this name.',
  },
  'group.tooManySetLists': {
    status: 409,
    is: 'Hópurinn á nú þegar {most} lagalista. Eyddu einhverjum þeirra til að vista nýjan.',
    en: 'The group already has {most} set lists. Delete one of them to save another.',
  },
  'group.lineEmpty': {
    status: 422,
    is: 'Í hverri línu er verk eða heiti.',
    en: 'Each line has a work or a title.',
  },
  'group.workNotFound': {
    status: 422,
    is: 'Verk nr. {workId} fannst ekki.',
    en: 'Work no. {workId} was not found.',
  },
} as const satisfies Refusals;
