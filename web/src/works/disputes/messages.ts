import type { Dispute } from '@omur/contract/works/disputes';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  title: { is: 'Ágreiningur um hlutföll', en: 'Dispute over shares' },
  whoWants: {
    is: '{name} telur að verkið skiptist á annan hátt en skráð er.',
    en: '{name} believes that the work is divided otherwise than registered.',
  },
  claimedOver: {
    is: 'Tvær skráningar verksins krefjast samanlagt {together}. Enginn hefur samþykkt þessi hlutföll enn.',
    en: 'Two registrations of the work together claim {together}. Nobody has accepted these shares yet.',
  },
  whatWaits: {
    is: 'Aðeins {share} af verkinu bíða niðurstöðu. Allt annað er greitt eins og áður.',
    en: 'Only {share} of the work waits for the outcome. Everything else is paid as before.',
  },
  offerOf: { is: 'Tilboð frá {name}', en: 'Offer from {name}' },
  shares: { is: 'Hlutföll höfunda', en: 'Shares of the authors' },
  author: { is: 'Höfundur', en: 'Author' },
  registered: { is: 'Skráð', en: 'Registered' },
  claimed: { is: 'Krafist', en: 'Claimed' },
  offered: { is: 'Boðið', en: 'Offered' },
  paid: { is: 'Greitt nú', en: 'Paid now' },
  outcome: { is: 'Niðurstaða', en: 'Outcome' },
  you: { is: 'þú', en: 'you' },
  accepts: { is: 'Samþykkir tilboðið', en: 'Accepts the offer' },
  held: { is: 'Fé sem bíður', en: 'Money that waits' },
  heldNone: { is: 'Ekkert enn', en: 'None yet' },
  until: { is: 'Svara þarf í síðasta lagi', en: 'To be answered by' },
  doubt: { is: 'Vefengdur hluti', en: 'Share in doubt' },
  opened: { is: 'Hófst', en: 'Opened' },
  ended: { is: 'Lauk', en: 'Ended' },
  accept: { is: 'Samþykkja tilboðið', en: 'Accept the offer' },
  acceptTitle: { is: 'Samþykkja þessi hlutföll?', en: 'Accept these shares?' },
  acceptMore: {
    is: 'Þegar allir sem tilboðið varðar hafa samþykkt það verða þetta hlutföllin í verkinu, og það fé sem bíður er greitt eftir þeim. Taki þau frá útgefanda eða öðrum úrskurðar félagið. Samþykki verður ekki tekið aftur.',
    en: 'Once everybody concerned has accepted the offer, these become the shares of the work, and the money that waits is paid by them. Where they take from a publisher or others, the society decides. An acceptance cannot be taken back.',
  },
  counter: { is: 'Bjóða annað', en: 'Make another offer' },
  refer: { is: 'Vísa til félagsins', en: 'Leave it to the society' },
  referTitle: { is: 'Vísa ágreiningnum til félagsins?', en: 'Leave the dispute to the society?' },
  referMore: {
    is: 'Þá úrskurðar félagið um þann hlut sem deilt er um og þið getið ekki lengur samið hér.',
    en: 'The society then decides on the share in doubt, and you can no longer settle it here.',
  },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  withdrawTitle: { is: 'Draga ágreininginn til baka?', en: 'Withdraw the dispute?' },
  withdrawMore: {
    is: 'Skráðu hlutföllin standa og það fé sem bíður er greitt eftir þeim. Þú getur ekki vefengt sömu hlutföll aftur.',
    en: 'The registered shares stand, and the money that waits is paid by them. You cannot dispute the same shares again.',
  },
  answered: { is: 'Svar þitt er skráð.', en: 'Your answer is recorded.' },
  waitsForOthers: {
    is: 'Beðið er eftir svari hinna. Svari ekki allir í tæka tíð úrskurðar félagið.',
    en: 'The others have yet to answer. If not everybody answers in time, the society decides.',
  },
  withStaffMore: {
    is: 'Félagið fer yfir rök beggja og úrskurðar. Þú færð tilkynningu um niðurstöðuna.',
    en: 'The society looks at the reasons of both sides and decides. You will be notified of the outcome.',
  },
  evidence: { is: 'Gögn', en: 'Evidence' },
  evidenceHint: {
    is: 'Nótur, skilaboð eða samningar sem PDF eða myndir. Aðrir aðilar málsins og starfsfólk félagsins lesa þau, og þau verða ekki tekin til baka.',
    en: 'Sheet music, messages or agreements as PDF or pictures. The other parties and the society’s staff read them, and they cannot be taken back.',
  },
  untilWhen: { is: 'Bíður þar til', en: 'Waits until' },
  untilStaff: { is: 'félagið úrskurðar', en: 'the society decides' },
  reason: { is: 'Rök', en: 'Reasons' },
  decision: { is: 'Rök félagsins', en: 'The society’s reasons' },

  isSplitRight: { is: 'Er skiptingin rétt?', en: 'Is the split right?' },
  isSplitRightMore: {
    is: 'Ef hlutföllin eru röng getur þú lagt til önnur. Aðeins sá hluti sem munar bíður þar til niðurstaða fæst.',
    en: 'If the shares are wrong you can propose others. Only the difference waits until there is an outcome.',
  },
  propose: { is: 'Leggja til önnur hlutföll', en: 'Propose other shares' },
  proposeMore: {
    is: 'Dragðu til hlut hvers höfundar. Samtalan helst alltaf sú sama. Meðhöfundar þínir fá tilkynningu og geta samþykkt, boðið annað eða vísað málinu til félagsins.',
    en: 'Move the share of each author. The total always stays the same. Your co-authors are notified, and can accept, make another offer or leave it to the society.',
  },
  counterMore: {
    is: 'Hlutur hvers og eins getur verið á milli þess sem er skráð og þess sem krafist var. Samtalan helst alltaf sú sama.',
    en: 'Each share can lie between what is registered and what was claimed. The total always stays the same.',
  },
  shareOf: { is: 'Hlutur: {name}', en: 'Share: {name}' },
  was: { is: 'skráð {share}', en: 'registered {share}' },
  why: { is: 'Rök fyrir tillögunni', en: 'Reasons for the proposal' },
  whyHint: {
    is: 'Aðeins meðhöfundar sem málið varðar og starfsfólk félagsins lesa þetta.',
    en: 'Only the co-authors concerned and the society’s staff read this.',
  },
  whyMissing: { is: 'Skrifaðu rök fyrir tillögunni.', en: 'Give reasons for the proposal.' },
  remark: { is: 'Athugasemd við tilboðið', en: 'Remark on the offer' },
  send: { is: 'Senda tillögu', en: 'Send the proposal' },
  sendOffer: { is: 'Senda tilboð', en: 'Send the offer' },
  sent: {
    is: 'Tillagan er komin til meðhöfunda þinna.',
    en: 'Your proposal has been sent to your co-authors.',
  },
  stillWaits: { is: 'Bíður niðurstöðu: {share}', en: 'Waits for the outcome: {share}' },

  deskMore: {
    is: 'Höfundar sem deila um skiptingu verka. Þú úrskurðar þegar þeir vísa málinu til félagsins eða fresturinn rennur út.',
    en: 'Authors who disagree on how works are divided. You decide once they leave it to the society or the time runs out.',
  },
  count: {
    is: { one: '{count} ágreiningur', other: '{count} mál' },
    en: { one: '{count} dispute', other: '{count} disputes' },
  },
  noneOpen: { is: 'Höfundar eru sammála um öll verk.', en: 'The authors agree on all works.' },
  decide: { is: 'Úrskurða', en: 'Decide' },
  decideTitle: { is: 'Úrskurður um „{title}“', en: 'Decision on “{title}”' },
  decideMore: {
    is: 'Hlutur hvers og eins er á milli þess sem er skráð og þess sem krafist var. Úrskurðurinn er endanlegur og næsta úthlutun greiðir það sem beið.',
    en: 'Each share lies between what is registered and what was claimed. The decision is final, and the next distribution pays what waited.',
  },
  decisionHint: { is: 'Höfundarnir sem málið varðar lesa þetta.', en: 'The authors concerned read this.' },
  decisionMissing: { is: 'Rökstyddu niðurstöðuna.', en: 'Give the reasons for the decision.' },
  decided: { is: 'Úrskurðurinn er skráður.', en: 'The decision is recorded.' },
  notYours: {
    is: 'Þú átt aðild að þessu og annar þarf að úrskurða.',
    en: 'You have a part in this, so somebody else has to decide.',
  },
} as const;

export const states: Record<Dispute['disputeState'], Text> = {
  open: { is: 'Rætt er saman', en: 'Being discussed' },
  withStaff: { is: 'Hjá félaginu', en: 'With the society' },
  agreed: { is: 'Samkomulag', en: 'Agreed' },
  decided: { is: 'Úrskurðað', en: 'Decided' },
  withdrawn: { is: 'Dregið til baka', en: 'Withdrawn' },
};
