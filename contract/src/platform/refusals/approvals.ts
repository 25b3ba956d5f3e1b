import type { Refusals } from './refusal.ts';

export const approvalRefusals = {
  'approval.noneFound': { status: 404, is: 'Engin samþykki fundust', en: 'No approvals found' },
  'approval.noneWaiting': {
    status: 404,
    is: 'Engar beiðnir um samþykki bíða svars',
    en: 'No approvals are waiting',
  },
  'approval.linkInvalid': {
    status: 404,
    is: 'Þessi hlekkur er ekki réttur. Athugaðu hvort hann hafi slitnað í tölvupóstinum.',
    en: 'This link is not valid. Check whether the e-mail has split it in two.',
  },
  'approval.linkOfOther': {
    status: 403,
    is: 'Þessi hlekkur er ætlaður öðrum en þeim sem er skráður inn.',
    en: 'This link is for somebody other than the user who is logged in.',
  },
  'approval.notAuthor': {
    status: 403,
    is: 'Aðeins höfundar verksins svara því hvort skráningin er rétt.',
    en: 'Only the work’s authors can say whether the registration is right.',
  },
  'approval.ownRequest': {
    status: 403,
    is: 'Þú baðst um þetta samþykki og gefur það ekki í umboði þess sem á að svara.',
    en: 'You asked for this approval, so you cannot give it for the author.',
  },
  'approval.decidesInName': {
    status: 403,
    is: 'Höfundurinn hefur ekki veitt þér umboð, eða þú hefur samþykkt verkið fyrir hönd félagsins. Hann svarar sjálfur, eða sá sem hann velur til þess.',
    en: 'The author gave you no access, or you have approved the work for the society. They answer themselves, or whom they choose for that.',
  },
  'approval.heirsAnswer': {
    status: 403,
    is: 'Höfundurinn er látinn. Þau sem eiga rétt eftir hann svara þegar þau hafa skráð sig inn.',
    en: 'The author has died. Those who hold the author’s rights answer once they have logged in.',
  },
  'approval.notAsked': {
    status: 409,
    is: 'Ekki er beðið eftir svari frá þér um þetta verk.',
    en: 'You have nothing to answer for this work.',
  },
  'approval.nobodyUnreached': {
    status: 409,
    is: 'Samþykki vantar ekki frá neinum sem ekki er hægt að spyrja, eða félagið hefur ekki samþykkt verkið.',
    en: 'Nobody who cannot be asked is awaited, or the society has not approved the work.',
  },
  'approval.deathByYou': {
    status: 403,
    is: 'Þú skráðir að höfundurinn væri látinn. Annar starfsmaður samþykkir fyrir hans hönd.',
    en: 'You entered that the author has died. Another member of staff approves in their place.',
  },
  'approval.closedByYou': {
    status: 403,
    is: 'Þú lokaðir aðgangi þess sem ætti að svara. Annar starfsmaður samþykkir í hans stað, eða aðgangurinn er opnaður á ný.',
    en: 'You closed the login of who would answer. Another member of staff approves in their place, or the login is opened again.',
  },
  'approval.nobodyToAsk': {
    status: 409,
    is: 'Enginn höfundur bíður þess að vera spurður.',
    en: 'No author is waiting to be asked.',
  },
  'approval.authorRemoved': {
    status: 409,
    is: 'Þú ert ekki lengur meðal höfunda verksins, svo ekki þarf að svara.',
    en: 'You are no longer among the authors of the work, so there is nothing to answer.',
  },
  'approval.superseded': {
    status: 409,
    is: 'Skráningunni hefur verið breytt síðan. Nýrra svara er óskað í nýjum tölvupósti.',
    en: 'The registration has changed since. A newer e-mail asks for your answer.',
  },
  'approval.changedMeanwhile': {
    status: 412,
    is: 'Skráningunni hefur verið breytt síðan þú last hana. Lestu hana aftur og svaraðu svo.',
    en: 'The registration has been amended since you read it. Read it again, then answer.',
  },
  'approval.fieldChanged': { status: 422, is: '{before} varð {after}.', en: '{before} became {after}.' },
  'approval.ended': {
    status: 409,
    is: 'Skráningin er ekki lengur til meðferðar, svo ekki þarf að svara.',
    en: 'The registration is no longer in progress, so there is nothing to answer.',
  },
  'approval.givenAlready': {
    status: 409,
    is: 'Þú hefur þegar samþykkt skráninguna.',
    en: 'You have already approved the registration.',
  },
  'approval.objectedAlready': {
    status: 409,
    is: 'Þú hefur þegar andmælt skráningunni.',
    en: 'You have already objected to the registration.',
  },
  'approval.tooLate': {
    status: 409,
    is: 'Fresturinn til að svara er liðinn og skráningin telst samþykkt.',
    en: 'The time to answer has passed and the registration counts as approved.',
  },
  'approval.reasonMissing': {
    status: 422,
    is: 'Skrifaðu ástæðu andmælanna.',
    en: 'Write the reason for your objection.',
  },
} as const satisfies Refusals;
