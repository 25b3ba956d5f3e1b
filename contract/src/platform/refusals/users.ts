import type { Refusals } from './refusal.ts';

export const userRefusals = {
  'user.notFound': { status: 404, is: 'Notandinn fannst ekki.', en: 'The user was not found.' },
  'user.noneFound': { status: 404, is: 'Engir notendur fundust', en: 'No users found' },
  'user.exists': {
    status: 409,
    is: 'Notandi með þessa kennitölu er þegar til.',
    en: 'There is already a user with this national ID.',
  },
  'user.personMissing': {
    status: 422,
    is: 'Enginn félagi er með þessa kennitölu. Skráðu félagann fyrst.',
    en: 'No member has this national ID. Add the member first.',
  },
  'user.ownRole': {
    status: 409,
    is: 'Enginn breytir eigin hlutverki. Annar stjórnandi þarf að gera það.',
    en: 'Nobody changes their own role. Another administrator has to do it.',
  },
  'user.barredMeanwhile': {
    status: 409,
    is: 'Notandinn er læstur, lokaður eða hættur í félaginu. Opnaðu hann fyrst, eða hafnaðu beiðninni.',
    en: 'The user is locked or closed, or has left the society. Open it first, or refuse the request.',
  },
  'user.lastAdministrator': {
    status: 409,
    is: 'Þetta er síðasti virki stjórnandinn. Gerðu annan notanda að stjórnanda fyrst.',
    en: 'This is the last active administrator. Make another user an administrator first.',
  },
  'user.barred': {
    status: 409,
    is: 'Notandinn er læstur eða lokaður. Opnaðu hann áður en þú sendir boð.',
    en: 'The user is locked or closed. Open it before sending an invitation.',
  },
  'user.emailMissing': {
    status: 422,
    is: 'Netfang vantar til að senda boðið á.',
    en: 'There is no e-mail address to send the invitation to.',
  },
  'user.emailNotFirstOnFile': {
    status: 422,
    is: 'Þetta er ekki fyrsta netfangið á skrá hjá félaganum, en þangað fara slóðir til að velja lykilorð.',
    en: 'This is not the first e-mail address that the member has on file, where links to choose a password go.',
  },
  'user.staffStaysBarred': {
    status: 409,
    is: 'Aðgangur starfsmanns er ekki opnaður aftur af einum. Gerðu notandann að utanaðkomandi, opnaðu aðganginn og biddu svo um hlutverkið.',
    en: 'One alone does not open a login of staff again. Make the user external, open the login, and then ask for the role.',
  },
  'user.hasLeft': {
    status: 409,
    is: 'Notandinn er hættur í félaginu. Aðgangurinn er ekki opnaður aftur.',
    en: 'The user has left the society. The login is not opened again.',
  },
  'user.emailNotOnFile': {
    status: 422,
    is: 'Netfangið er ekki á skrá hjá félaganum. Skráðu það fyrst; annar starfsmaður staðfestir það.',
    en: 'The member has no such e-mail address on file. Put it there first; another of the staff confirms it.',
  },
  'member.isUnknownAuthor': {
    status: 422,
    is: 'Óþekktur höfundur nr. {authorId} er með þessa kennitölu. Gerðu hann að félaga á síðunni Óþekktir höfundar.',
    en: 'Unknown author no. {authorId} has this national ID. Make that author a member on the page Unknown authors.',
  },
  'member.joinTakesTwo': {
    status: 409,
    is: 'Hvorki kennitala né IPI-númer óþekkta höfundarins er þetta. Skráðu félagann án hans og sameinaðu þá svo; annar starfsmaður staðfestir það.',
    en: 'Neither the national ID nor the IPI number of the unknown author is this one. Add the member without it and then join the two; another member of staff confirms that.',
  },
  'member.ipiIsUnknownAuthor': {
    status: 422,
    is: 'Óþekktur höfundur nr. {authorId} er með þetta IPI-númer. Gerðu hann að félaga á síðunni Óþekktir höfundar.',
    en: 'Unknown author no. {authorId} has this IPI number. Make that author a member on the page Unknown authors.',
  },
  'member.postalCodeUnknown': {
    status: 422,
    is: 'Þetta póstnúmer er ekki til.',
    en: 'There is no such postal code.',
  },
  'member.genderUnknown': {
    status: 422,
    is: 'Þetta kyn er ekki á skrá.',
    en: 'This gender is not on the list.',
  },
  'member.societyUnknown': {
    status: 422,
    is: 'Þetta félag er ekki á skrá.',
    en: 'This society is not on the list.',
  },
} as const satisfies Refusals;
