import type { AssemblyState } from '@omur/contract/platform/fields/assemblies';
import type { Text } from '@omur/contract/platform/rules/language';

export const stateWords: Readonly<Record<AssemblyState, Text>> = {
  draft: { is: 'Drög', en: 'Draft' },
  announced: { is: 'Boðaður', en: 'Announced' },
  listed: { is: 'Kjörskrá fest', en: 'List fixed' },
  open: { is: 'Kosning stendur yfir', en: 'Vote open' },
  closed: { is: 'Talið', en: 'Counted' },
};

export const messages = {
  pageMore: {
    is: 'Fundarboð, gögn og kosningar félagsins.',
    en: 'The society’s notices, documents and votes.',
  },
  none: { is: 'Enginn aðalfundur hefur verið boðaður', en: 'No assembly has been announced' },
  title: { is: 'Fundur', en: 'Assembly' },
  state: { is: 'Staða', en: 'State' },
  heldAt: { is: 'Fundur hefst', en: 'Begins' },
  place: { is: 'Fundarstaður', en: 'Place' },
  closesAt: { is: 'Kosningu lýkur', en: 'Vote closes' },
  listOn: { is: 'Dagur kjörskrár', en: 'Day of the list' },
  voters: { is: 'Á kjörskrá', en: 'On the list' },
  cast: { is: 'Greidd atkvæði', en: 'Votes cast' },
  notice: { is: 'Fundarboð', en: 'Notice' },
  documents: { is: 'Gögn fundarins', en: 'Documents' },
  notOnList: {
    is: 'Þú ert ekki á kjörskrá fundarins. Á henni eru þeir sem voru félagar {day}.',
    en: 'You are not on the list of voters. It holds those who were members on {day}.',
  },

  yourVotes: { is: 'Atkvæði þín', en: 'Your votes' },
  yourVotesMore: {
    is: 'Kosningin er leynileg. Enginn getur lesið atkvæði fyrr en kosningu er lokað og þá fylgir þeim ekkert nafn. Greiddu atkvæði er ekki hægt að breyta.',
    en: 'The vote is secret. Nobody can read a ballot before the vote is closed, and then none bears a name. A vote that is cast cannot be changed.',
  },
  ownVote: { is: 'Þitt atkvæði', en: 'Your own vote' },
  voteFor: { is: 'Atkvæði í umboði: {name}', en: 'By proxy: {name}' },
  hasVoted: { is: 'Atkvæði greitt', en: 'Vote cast' },
  vote: { is: 'Greiða atkvæði', en: 'Vote' },
  votedAway: {
    is: 'Þú hefur veitt öðrum umboð þitt. Dragðu það til baka ef þú vilt greiða atkvæði í eigin nafni.',
    en: 'You have given your proxy to another. Withdraw it if you want to vote yourself.',
  },
  choose: { is: 'Veldu einn kost eða skilaðu auðu.', en: 'Choose one option, or leave it blank.' },
  chooseMost: {
    is: 'Veldu allt að {most} eða skilaðu auðu.',
    en: 'Choose up to {most}, or leave it blank.',
  },
  upTo: { is: 'allt að {most}', en: 'up to {most}' },
  blank: { is: 'Auður seðill', en: 'Blank' },
  tooMany: { is: 'Þú hefur valið fleiri en {most}.', en: 'You have chosen more than {most}.' },
  unanswered: { is: 'Veldu kost eða auðan seðil.', en: 'Choose an option, or blank.' },
  voteMore: {
    is: 'Þegar þú sendir seðilinn er atkvæðið greitt og því verður ekki breytt.',
    en: 'Once you send the ballot the vote is cast and cannot be changed.',
  },
  receiptTitle: { is: 'Atkvæðið er greitt', en: 'Your vote is cast' },
  receiptMore: {
    is: 'Með kvittuninni sérðu eftir talningu að seðillinn var talinn. Hún sýnir engum hvað þú kaust og er hvergi geymd með nafni þínu.',
    en: 'After the count, this receipt lets you see that the ballot was counted. It shows nobody what you chose, and is kept nowhere with your name.',
  },
  receipt: { is: 'Kvittun', en: 'Receipt' },

  proxies: { is: 'Umboð', en: 'Proxies' },
  proxiesMore: {
    is: 'Ef þú kemst ekki getur annar félagi á kjörskrá greitt atkvæði fyrir þig. Umboðið gildir þegar hann hefur samþykkt það. Hver má fara með {most} umboð í mesta lagi.',
    en: 'If you cannot attend, another member on the list can vote for you. The proxy counts once they have accepted it. Each may hold {most} at most.',
  },
  give: { is: 'Veita umboð', en: 'Give a proxy' },
  giveMore: {
    is: 'Sláðu inn kennitölu félagans og nafn. Hann fær tilkynningu og samþykkir eða hafnar.',
    en: 'Enter the member’s national ID and name. They are notified, and accept or decline.',
  },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  holderName: { is: 'Nafn', en: 'Name' },
  given: { is: 'Umboðið hefur verið boðið.', en: 'The proxy has been offered.' },
  youGave: { is: 'Þú veittir {name} umboð', en: 'You gave {name} your proxy' },
  youOffered: { is: 'Þú bauðst {name} umboð', en: 'You offered {name} your proxy' },
  theyGave: { is: '{name} veitti þér umboð', en: '{name} gave you their proxy' },
  theyOffered: { is: '{name} býður þér umboð', en: '{name} offers you their proxy' },
  accept: { is: 'Samþykkja', en: 'Accept' },
  decline: { is: 'Hafna', en: 'Decline' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  handBack: { is: 'Skila umboði', en: 'Hand back' },
  noProxies: { is: 'Engin umboð.', en: 'No proxies.' },

  questions: { is: 'Kosningar', en: 'Votes' },
  results: { is: 'Niðurstöður', en: 'Results' },
  votes: {
    is: { one: '{count} atkvæði', other: '{count} atkvæði' },
    en: { one: '{count} vote', other: '{count} votes' },
  },
  check: { is: 'Sannreyna', en: 'Check the result' },
  checkMore: {
    is: 'Niðurstaðan var talin tvisvar og er undirrituð rafrænt. Skráin geymir alla seðla án nafna og getur hver sem er talið upp úr henni aftur.',
    en: 'The result was counted twice and is signed. The file has all ballots without names, and anybody can count it again.',
  },
  download: { is: 'Sækja niðurstöðu með seðlum', en: 'Download the result with its ballots' },
  yourReceipt: { is: 'Kvittunin þín', en: 'Your receipt' },
  look: { is: 'Leita', en: 'Look' },
  isCounted: {
    is: 'Seðillinn með þessari kvittun var talinn.',
    en: 'The ballot with this receipt was counted.',
  },
  isNotCounted: {
    is: 'Enginn talinn seðill ber þessa kvittun. Athugaðu hvort hún er rétt slegin inn.',
    en: 'No counted ballot has this receipt. See that it is typed as you got it.',
  },

  make: { is: 'Nýr fundur', en: 'New assembly' },
  change: { is: 'Breyta fundi', en: 'Change the assembly' },
  saved: { is: 'Fundurinn er vistaður.', en: 'The assembly is saved.' },
  titleIs: { is: 'Heiti á íslensku', en: 'Title in Icelandic' },
  titleEn: { is: 'Heiti á ensku', en: 'Title in English' },
  noticeIs: { is: 'Fundarboð á íslensku', en: 'Notice in Icelandic' },
  noticeEn: { is: 'Fundarboð á ensku', en: 'Notice in English' },
  day: { is: 'Fundardagur', en: 'Day' },
  time: { is: 'Hefst kl.', en: 'Begins at' },
  closesDay: { is: 'Kosningu lýkur', en: 'Vote closes on' },
  closesTime: { is: 'Lýkur kl.', en: 'Closes at' },
  listHint: {
    is: 'Félagar þennan dag eru á kjörskrá.',
    en: 'Members on this day are on the list of voters.',
  },
  mostProxies: { is: 'Flest umboð á hvern', en: 'Most proxies for each' },
  question: { is: 'Kosning {number}', en: 'Vote {number}' },
  questionIs: { is: 'Spurning á íslensku', en: 'Question in Icelandic' },
  questionEn: { is: 'Spurning á ensku', en: 'Question in English' },
  mostChosen: { is: 'Velja má mest', en: 'Choose at most' },
  options: {
    is: 'Kostir, hver í sinni línu: íslenska | enska',
    en: 'Options, one a line: Icelandic | English',
  },
  optionsHint: { is: 'Til dæmis: Já | Yes', en: 'For example: Já | Yes' },
  addQuestion: { is: 'Bæta við kosningu', en: 'Add a vote' },
  removeQuestion: { is: 'Eyða kosningu {number}', en: 'Remove vote {number}' },
  missing: { is: 'Þetta vantar.', en: 'This is missing.' },
  optionsWrong: {
    is: 'Skrifaðu að minnsta kosti tvo kosti, hvern á báðum málum, og ekki færri en velja má.',
    en: 'Write at least two options, each in both languages, and no fewer than may be chosen.',
  },
  dayWrong: { is: 'Skrifaðu dag og tíma.', en: 'Write a day and a time.' },

  next: { is: 'Næsta skref', en: 'Next step' },
  stepsMore: {
    is: 'Einn stjórnandi biður um skref og annar staðfestir það.',
    en: 'One administrator asks for a step, and another confirms it.',
  },
  asked: { is: '{name} bað um skrefið „{step}“.', en: '{name} asked for the step “{step}”.' },
  confirm: { is: 'Staðfesta', en: 'Confirm' },
  drop: { is: 'Fella beiðnina niður', en: 'Drop the request' },
  dropped: { is: 'Beiðnin er felld niður.', en: 'The request is dropped.' },
  stepDone: { is: 'Skrefið er tekið.', en: 'The step is taken.' },
  listTitle: { is: 'Breytingar á kjörskrá', en: 'Changes to the list of voters' },
  listAsked: {
    is: 'Kjörskráin verður gerð að nýju fyrir sama dag. Breytingarnar eru taldar upp neðst á síðunni.',
    en: 'The list of voters will be made anew for the same day. Its changes are at the end of the page.',
  },
  lateVotersSeen: {
    is: 'Ég hef skoðað þau og festi kjörskrána.',
    en: 'I have checked them and fix the list.',
  },
  listAnew: { is: 'Gera kjörskrá að nýju', en: 'Make the list anew' },
  listAnewMore: {
    is: 'Félagatalið hefur breyst síðan kjörskráin var fest. Væri hún gerð að nýju fyrir sama dag breyttist hún svona. Þeir sem falla út eða bætast við fá tilkynningu og umboð þeirra sem falla út falla niður.',
    en: 'The records of members have changed since the list was fixed. If it were made anew for the same day, it would change like this. Those who drop off or come onto it are notified, and proxies of those who drop off end.',
  },
  listChanges: {
    is: { one: '{count} breyting', other: '{count} breytingar' },
    en: { one: '{count} change', other: '{count} changes' },
  },
  listChange: { is: 'Breyting', en: 'Change' },
  memberName: { is: 'Félagi', en: 'Member' },
  dropsOff: { is: 'Fellur út', en: 'Drops off' },
  comesOn: { is: 'Bætist við', en: 'Comes on' },
  listOld: {
    is: 'Kjörskráin er ekki í samræmi við félagatalið. Hægt er að gera hana að nýju þar til kosning hefst.',
    en: 'The list of voters does not agree with the records of members. It can be made anew until the vote opens.',
  },
  listLook: { is: 'Skoða breytingarnar', en: 'Look at the changes' },
  listDone: { is: 'Kjörskráin hefur verið gerð að nýju.', en: 'The list has been made anew.' },
  stepAsked: { is: 'Skrefið bíður annars stjórnanda.', en: 'The step awaits another administrator.' },
} satisfies Record<string, Text | { is: object; en: object }>;

/** What is done by the step that leads to a state, and what follows from it. */
export const stepWords: Readonly<Record<Exclude<AssemblyState, 'draft'>, { act: Text; more: Text }>> = {
  announced: {
    act: { is: 'Boða fund', en: 'Announce' },
    more: {
      is: 'Allir félagar fá tilkynningu og tölvupóst og sjá fundarboðið.',
      en: 'All members get a notification and an e-mail, and see the notice.',
    },
  },
  listed: {
    act: { is: 'Festa kjörskrá', en: 'Fix the list' },
    more: {
      is: 'Kjörskráin er rituð og fundinum verður ekki breytt eftir það. Umboð má veita.',
      en: 'The list of voters is written, and the assembly cannot be changed any more. Proxies can be given.',
    },
  },
  open: {
    act: { is: 'Opna kosningu', en: 'Open the vote' },
    more: {
      is: 'Þeir sem eru á kjörskrá fá tilkynningu og geta greitt atkvæði.',
      en: 'Those on the list are notified and can vote.',
    },
  },
  closed: {
    act: { is: 'Loka og telja', en: 'Close and count' },
    more: {
      is: 'Seðlarnir eru opnaðir, taldir tvisvar og niðurstaðan undirrituð.',
      en: 'The ballots are opened, counted twice, and the result is signed.',
    },
  },
};
