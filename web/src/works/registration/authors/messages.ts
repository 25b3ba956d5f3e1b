export const messages = {
  title: { is: 'Bæta við höfundi', en: 'Add an author' },
  kinds: { is: 'Hvers konar höfundur', en: 'Kind of author' },
  registered: { is: 'Skráður höfundur', en: 'Registered author' },
  unknown: { is: 'Utan félags', en: 'Not a member' },
  publicDomain: { is: 'Þjóðlag', en: 'Traditional' },
  coAuthors: { is: 'Meðhöfundar', en: 'Co-authors' },
  ai: { is: 'Gervigreind', en: 'AI' },
  added: { is: '{name} er á verkinu.', en: '{name} is on the work.' },

  ipiNotAsked: {
    is: 'Nafnið kemur úr IPI-skránni. Sé höfundurinn félagi hjá okkur fær hann að samþykkja verkið; annars fær hann engan tölvupóst og félagið fer yfir hlut hans áður en verkið er samþykkt.',
    en: 'The name comes from the IPI register. A writer who is our member is asked to approve the work; any other gets no e-mail, and the society checks their share before it approves the work.',
  },
  notChosen: { is: 'Leitaðu að höfundi og veldu hann.', en: 'Search for an author and choose one.' },
  notChosenCo: { is: 'Veldu meðhöfund af listanum.', en: 'Choose a co-author from the list.' },
  chooseOther: { is: 'Velja annan', en: 'Choose another' },
  worksTogether: {
    is: { one: '{count} verk saman', other: '{count} verk saman' },
    en: { one: '{count} work together', other: '{count} works together' },
  },
  coAuthorsList: { is: 'Þau sem þú hefur samið með', en: 'People you have written with' },
  coAuthorsFilter: { is: 'Þrengja listann', en: 'Narrow the list' },
  noCoAuthors: { is: 'Engir meðhöfundar enn', en: 'No co-authors yet' },
  noCoAuthorsMore: {
    is: 'Hér birtast þau sem þú hefur skráð verk með.',
    en: 'People you have registered works with appear here.',
  },
  noMatch: { is: 'Enginn á listanum heitir það.', en: 'Nobody on the list has that name.' },

  left: { is: '{share} óskipt', en: '{share} left to divide' },
  shareMissing: { is: 'Hlutfall verður að vera hærra en 0.', en: 'The share must be more than 0.' },
  shareForm: {
    is: 'Hlutfall er tala með mest tveimur aukastöfum, til dæmis 33,33.',
    en: 'The share is a number with two decimals at most, for example 33.33.',
  },
  contracts: { is: 'Útgáfusamningur', en: 'Publishing contract' },
  noContracts: {
    is: 'Höfundurinn er ekki með útgáfusamning í gildi.',
    en: 'The author has no running publishing contract.',
  },
  noContract: { is: 'Enginn samningur', en: 'No contract' },
  noContractHint: { is: 'Höfundurinn heldur öllu sínu.', en: 'The author keeps the whole share.' },
  contractHint: {
    is: 'Gildir til {day} · útgefandi fær {home} innanlands, {abroad} erlendis',
    en: 'Runs to {day} · the publisher gets {home} at home, {abroad} abroad',
  },
  effect: { is: 'Hver fær hvað af hlutnum', en: 'Who gets what of the share' },
  who: { is: 'Rétthafi', en: 'Right holder' },
  home: { is: 'Innanlands', en: 'At home' },
  abroad: { is: 'Erlendis', en: 'Abroad' },

  isForeign: { is: 'Erlendur höfundur', en: 'Foreign author' },
  isForeignHint: {
    is: 'Án íslenskrar kennitölu, skráður með IPI-númeri.',
    en: 'Without an Icelandic national ID, registered by IPI number.',
  },
  name: { is: 'Nafn', en: 'Name' },
  email: { is: 'Netfang', en: 'E-mail' },
  kennitala: { is: 'Kennitala', en: 'National ID (kennitala)' },
  kennitalaHint: { is: '10 tölustafir', en: '10 digits' },
  ipi: { is: 'IPI-númer', en: 'IPI number' },
  checking: { is: 'Athuga…', en: 'Checking…' },
  invitation: { is: 'Boð um inngöngu', en: 'Invitation to join' },
  invitationMore: {
    is: 'Höfundurinn er ekki í félaginu. Hann fær tölvupóst um verkið, ásamt boði um að ganga í félagið svo greiða megi honum fyrir flutning.',
    en: 'The author is not a member. They get an e-mail about the work, with an invitation to join the society so that they can be paid for performances.',
  },
  publicDomainName: { is: 'Þjóðlag', en: 'Traditional' },
  publicDomainWhy: {
    is: 'Lag eða ljóð sem er eftir óþekktan höfund eða er ekki lengur háð höfundarétti. Þá eru takmörk fyrir hlut annarra; þau sjást í skiptingunni.',
    en: 'Music or words by an unknown author, or no longer protected. The other authors’ shares are then limited; the panel shows the limits.',
  },
  aiName: { is: 'Gervigreind', en: 'Artificial intelligence' },
  aiWhy: {
    is: 'Þegar gervigreind samdi lagið eða textann. Hlutur hennar er alltaf 50 %.',
    en: 'If artificial intelligence wrote the music or the words. Its share is always 50%.',
  },
};
