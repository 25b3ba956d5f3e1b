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
    en: 'You cannot change your own role. Another administrator must do it.',
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
    is: 'Tvo þarf til að opna aðgang starfsmanns aftur. Gefðu notandanum hlutverkið Utanaðkomandi, opnaðu aðganginn og biddu svo um starfshlutverkið.',
    en: 'Reopening a staff login takes two people. Make the user external, open the login, and then ask for the role.',
  },
  'user.hasLeft': {
    status: 409,
    is: 'Notandinn er hættur í félaginu eða látinn. Aðgangurinn er ekki opnaður aftur.',
    en: 'The user has left the society or has died. The login is not opened again.',
  },
  'user.emailNotOnFile': {
    status: 422,
    is: 'Netfangið er ekki á skrá hjá félaganum. Skráðu það fyrst; annar starfsmaður staðfestir það.',
    en: 'This e-mail address is not on file for the member. Add it first; another staff member confirms it.',
  },
  'member.isUnknownAuthor': {
    status: 422,
    is: 'Óþekktur höfundur nr. {authorId} er með þessa kennitölu. Gerðu hann að félaga á síðunni Óþekktir höfundar.',
    en: 'Unknown author no. {authorId} has this national ID. Make that author a member on the page Unknown authors.',
  },
  'member.joinTakesTwo': {
    status: 409,
    is: 'Ekki er víst að félaginn sé óþekkti höfundurinn: kennitala á skrá sýnir það ekki, eða IPI-númer hans er ekki félagans. Skráðu félagann án hans og sameinaðu þá svo. Þurfi tvo til þess staðfestir annar starfsmaður það.',
    en: 'It is not certain that the member is the unknown author: no national ID on file shows it, or the author’s IPI number is not the member’s. Add the member without the unknown author, then merge the two. Where that takes two, another staff member confirms the merge.',
  },
  'member.ipiNotWriter': {
    status: 422,
    is: 'Númerið er ekki nafn höfundar í IPI-skránni.',
    en: 'The number is not the name of a writer in the IPI register.',
  },
  'member.ipiOfAnother': {
    status: 422,
    is: 'Númerið er á öðru nafni í IPI-skránni. Skráðu nafnið eins og þar, eða félagann án númersins.',
    en: 'The IPI register has this number under another name. Write the name as it is there, or add the member without the number.',
  },
  'member.ipiOtherSociety': {
    status: 422,
    is: 'Samkvæmt IPI-skránni er höfundurinn í öðru félagi einhvern hluta þess tíma sem umboðið nær yfir. Skráðu rétta dagsetningu umboðs, eða félagann án númersins.',
    en: 'The IPI register has this writer in another society on days that the mandate covers. Give the right day of the mandate, or add the member without the number.',
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
