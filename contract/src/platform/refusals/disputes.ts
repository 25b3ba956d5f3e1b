import type { Refusals } from './refusal.ts';

export const disputeRefusals = {
  'dispute.noneFound': { status: 404, is: 'Enginn ágreiningur fannst.', en: 'No disputes found.' },
  'dispute.notFound': { status: 404, is: 'Ágreiningurinn fannst ekki.', en: 'The dispute was not found.' },
  'dispute.notAuthor': {
    status: 403,
    is: 'Aðeins höfundar verks geta vefengt hlutföllin í því.',
    en: 'Only the authors of a work can dispute its shares.',
  },
  'dispute.notParty': {
    status: 403,
    is: 'Hlutur þinn er ekki í ágreiningi og því svarar þú ekki þessu tilboði.',
    en: 'Your share is not in dispute, so this offer is not yours to answer.',
  },
  'dispute.notReady': {
    status: 409,
    is: 'Aðeins er hægt að vefengja hlutföll í verki sem félagið hefur samþykkt. Fram að því má andmæla skráningunni.',
    en: 'Only the shares of a work that staff have approved can be disputed. Until then you can object to the registration.',
  },
  'dispute.openAlready': {
    status: 409,
    is: 'Ágreiningur um þetta verk er þegar opinn.',
    en: 'A dispute over this work is already open.',
  },
  'dispute.settledAlready': {
    status: 409,
    is: 'Um þessi hlutföll hefur þegar verið fjallað. Sendu félaginu erindi ef eitthvað nýtt hefur komið fram.',
    en: 'These shares have already been settled. Write to the society if there is something new.',
  },
  'dispute.authors': {
    status: 422,
    is: 'Tillaga er um alla höfunda verksins, hvern einu sinni.',
    en: 'A proposal has all the authors of the work, each once.',
  },
  'dispute.total': {
    status: 422,
    is: 'Hlutirnir þurfa að vera samtals {total} %, hver þeirra stærri en 0.',
    en: 'The shares must add up to {total}%, each of them more than 0.',
  },
  'dispute.unchanged': {
    status: 422,
    is: 'Tillagan er eins og skráningin.',
    en: 'The proposal is the same as the registration.',
  },
  'dispute.ownShare': {
    status: 422,
    is: 'Tillagan þarf að breyta þínum eigin hlut.',
    en: 'The proposal has to change your own share.',
  },
  'dispute.nobodys': {
    status: 422,
    is: 'Hluti almennings og gervigreindar er ekki hægt að vefengja.',
    en: 'The shares of the public domain and of AI cannot be disputed.',
  },
  'dispute.split': {
    status: 422,
    is: 'Þessi skipting stenst ekki reglur um hlut útsetjara og þjóðlaga.',
    en: 'This split breaks the rules on arrangers and traditional works.',
  },
  'dispute.outside': {
    status: 422,
    is: 'Hlutur hvers höfundar þarf að vera á milli þess sem er skráð og þess sem krafist var.',
    en: 'Each author’s share has to lie between what is registered and what was claimed.',
  },
  'dispute.reasonMissing': {
    status: 422,
    is: 'Skrifaðu rök fyrir tillögunni.',
    en: 'Give reasons for the proposal.',
  },
  'dispute.decisionMissing': {
    status: 422,
    is: 'Rökstyddu niðurstöðuna.',
    en: 'Give the reasons for the decision.',
  },
  'dispute.changedMeanwhile': {
    status: 412,
    is: 'Annað tilboð hefur borist á meðan. Skoðaðu það eins og það er núna.',
    en: 'Another offer has come meanwhile. Look at it as it is now.',
  },
  'dispute.notOpen': {
    status: 409,
    is: 'Ágreiningurinn er ekki lengur opinn fyrir svörum.',
    en: 'The dispute is no longer open for answers.',
  },
  'dispute.ownOffer': {
    status: 409,
    is: 'Þú hefur þegar samþykkt þetta tilboð.',
    en: 'You have already accepted this offer.',
  },
  'dispute.notOpener': {
    status: 403,
    is: 'Aðeins sá sem hóf ágreininginn getur dregið hann til baka.',
    en: 'Only the author who opened the dispute can withdraw it.',
  },
  'dispute.ownDispute': {
    status: 403,
    is: 'Þú átt aðild að þessum ágreiningi og getur því ekki svarað fyrir annan í umboði.',
    en: 'You have a part in this dispute yourself, so you cannot answer for another on their behalf.',
  },
  'dispute.decidesOwn': {
    status: 403,
    is: 'Þú átt aðild að verkinu eða ágreiningnum og getur því ekki úrskurðað um hann.',
    en: 'You have a part in the work or the dispute, so you cannot decide on it.',
  },
  'dispute.notWithStaff': {
    status: 409,
    is: 'Höfundarnir eru enn að ræða saman. Félagið úrskurðar þegar þeir vísa málinu til þess eða fresturinn rennur út.',
    en: 'The authors are still talking. Staff decide once the authors leave it to them or the time runs out.',
  },
  'dispute.sameWork': {
    status: 422,
    is: 'Skráning er ekki sama verk og hún sjálf.',
    en: 'A registration is not the same work as itself.',
  },
  'dispute.sameNotOnFile': {
    status: 409,
    is: 'Aðeins er hægt að vísa á verk sem félagið hefur samþykkt.',
    en: 'Only a work that staff have approved can be pointed at.',
  },
  'dispute.sharesStay': {
    status: 409,
    is: 'Ágreiningur er um hlutföllin í verkinu. Höfundum og hlutum verður ekki breytt fyrr en honum lýkur.',
    en: 'The shares of the work are in dispute. Authors and shares cannot be changed until it has ended.',
  },
} as const satisfies Refusals;
