import type { Refusals } from './refusal.ts';

export const peopleRefusals = {
  'author.noneFound': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'author.notFound': { status: 404, is: 'Höfundurinn fannst ekki.', en: 'The author was not found.' },
  'author.noCoAuthors': { status: 404, is: 'Engir meðhöfundar fundust', en: 'No co-authors found' },
  'author.noContracts': { status: 404, is: 'Engir samningar fundust', en: 'No contracts found' },
  'author.searchEmpty': {
    status: 422,
    is: 'Sláðu inn nafn eða kennitölu til að leita.',
    en: 'Type a name or a national ID to search.',
  },
  'person.notFound': { status: 404, is: 'Persónan fannst ekki.', en: 'The person was not found.' },
  'memberNote.none': { status: 404, is: 'Engir minnispunktar.', en: 'No notes.' },
  'memberNote.notFound': {
    status: 404,
    is: 'Minnispunkturinn fannst ekki.',
    en: 'The note was not found.',
  },
  'memberNote.own': {
    status: 403,
    is: 'Enginn les eða skrifar minnispunkta um sjálfan sig.',
    en: 'Nobody reads or writes notes on themselves.',
  },
  'memberNote.ofOthers': {
    status: 403,
    is: 'Aðeins sá sem skrifaði minnispunktinn eða stjórnandi eyðir honum.',
    en: 'Only who wrote the note, or an administrator, removes it.',
  },
  'person.noRights': { status: 404, is: 'Engin réttindi fundust', en: 'No rights found' },
  'person.noAuthors': { status: 404, is: 'Engir höfundar fundust', en: 'No authors found' },
  'person.notPublisher': {
    status: 404,
    is: 'Þessi notandi er ekki útgefandi.',
    en: 'This user is not a publisher.',
  },
  'person.fixed': {
    status: 422,
    is: 'Þessu getur aðeins félagið breytt. Hafðu samband við skrifstofuna ef það er rangt.',
    en: 'Only the society changes this. Please contact the office if it is wrong.',
  },
  'person.notRightHolder': {
    status: 422,
    is: 'Höfundur ekki rétthafi',
    en: 'Author not rights holder',
  },
  'person.changedMeanwhile': {
    status: 412,
    is: 'Einhver annar breytti upplýsingunum á meðan þú varst með þær opnar. Engu hefur verið skrifað yfir.',
    en: 'Somebody else changed the details while you had them open. Nothing has been overwritten.',
  },
  'person.fieldChanged': {
    status: 412,
    is: '{field}: var „{before}“, er nú „{after}“.',
    en: '{field}: was “{before}”, is now “{after}”.',
  },
  'person.emailOfOwner': {
    status: 422,
    is: 'Netfangi er ekki breytt í umboði. Því breytir eigandinn sjálfur eða skrifstofa félagsins.',
    en: 'You cannot change the e-mail address while acting for somebody. Only its owner or the society’s office can.',
  },
  'person.accountOfOwner': {
    status: 422,
    is: 'Bankareikningi er ekki breytt í umboði. Honum breytir eigandinn sjálfur eða skrifstofa félagsins.',
    en: 'You cannot change the bank account while acting for somebody. Only its owner or the society’s office can.',
  },
  'person.kennitalaOnFile': {
    status: 409,
    is: 'Persónan er þegar með kennitölu á skrá.',
    en: 'The person has a national ID on file already.',
  },
  'person.kennitalaOfUnknown': {
    status: 409,
    is: 'Þetta er óþekktur höfundur. Gerðu hann að félaga eða sameinaðu hann skráðum höfundi.',
    en: 'This is an unknown author. Make them a member, or merge them with a registered author.',
  },
  'person.kennitalaOfLogin': {
    status: 409,
    is: 'Einhver annar hefur aðgang með þessari kennitölu og yrði þessi persóna, með öllu sem henni er greitt.',
    en: 'Somebody else has a login with this national ID, and would become this person, with all that they are paid.',
  },
  'person.loginHasOther': {
    status: 409,
    is: 'Aðgangur persónunnar hefur aðra kennitölu.',
    en: 'The login of the person has another national ID.',
  },
  'person.leftAlready': { status: 409, is: 'Þetta er ekki félagi.', en: 'This is not a member.' },
  'person.hasLeft': {
    status: 409,
    is: 'Félaginn er hættur. Af upplýsingum hans er aðeins bankareikningi og dánardegi breytt.',
    en: 'The member has left. Only the bank account and date of death can be changed.',
  },
  'person.leavesAsStaff': {
    status: 409,
    is: 'Starfsmaður hættir ekki í félaginu meðan hann vinnur fyrir það. Taktu hlutverkið af notandanum fyrst.',
    en: 'A member of staff cannot leave the society. Remove the user’s role first.',
  },
  'person.leavesTooEarly': {
    status: 409,
    is: 'Ekki er búið að afgreiða það sem félaginn á í bið: {count}.',
    en: 'The member has requests that are not decided yet: {count}.',
  },
  'person.nameForNumber': {
    status: 422,
    is: 'Skrifaðu nafn með kennitölunni.',
    en: 'Enter a name along with the national ID.',
  },
  'person.lookedUpTooOften': {
    status: 429,
    is: 'Of oft hefur verið flett upp eftir kennitölu. Reyndu aftur síðar eða leitaðu eftir nafni.',
    en: 'National IDs were looked up too often. Try again later, or search by name.',
  },
  'account.linkInvalid': {
    status: 404,
    is: 'Slóðin er ekki rétt. Opnaðu hana aftur úr tölvupóstinum.',
    en: 'This link is not valid. Open it again from the e-mail.',
  },
  'account.countsAlready': {
    status: 409,
    is: 'Reikningurinn hefur þegar tekið gildi. Hafðu samband við félagið.',
    en: 'The new account is already in use. Please contact the society.',
  },
  'person.emailOfStaff': {
    status: 422,
    is: 'Netfangi starfsmanns breytir hann sjálfur eða stjórnandi.',
    en: 'Only the staff member or an administrator can change this e-mail address.',
  },
  'person.passwordNeeded': {
    status: 422,
    is: 'Sláðu inn lykilorðið þitt til að breyta netfangi eða bankareikningi.',
    en: 'Type your password to change the e-mail address or the bank account.',
  },
  'person.passwordWrong': { status: 409, is: 'Rangt lykilorð', en: 'Wrong password' },
  'lookup.noneFound': { status: 404, is: 'Ekkert fannst.', en: 'Nothing was found.' },
} as const satisfies Refusals;
