export const messages = {
  subtitle: {
    is: 'Höfundar utan félags sem nefndir voru við skráningu verka. Sameinaðu þá skráðum höfundum, eða gerðu þá að félögum.',
    en: 'Authors outside the society, named when works were registered. Merge them with registered authors, or make them members.',
  },
  count: {
    is: { one: '{count} óþekktur höfundur', other: '{count} óþekktir höfundar' },
    en: { one: '{count} unknown author', other: '{count} unknown authors' },
  },
  search: { is: 'Nafn eða númer', en: 'Name or number' },
  none: { is: 'Engir óþekktir höfundar', en: 'No unknown authors' },
  noneHint: {
    is: 'Allir höfundar á skráðum verkum eru þekktir.',
    en: 'All authors of registered works are known.',
  },
  noneFound: { is: 'Enginn óþekktur höfundur fannst', en: 'No unknown author found' },
  showAll: { is: 'Sýna alla', en: 'Show all' },
  more: { is: 'Sýna fleiri', en: 'Show more' },
  back: { is: 'Allir óþekktir höfundar', en: 'All unknown authors' },
  works: {
    is: { one: '{count} verk', other: '{count} verk' },
    en: { one: '{count} work', other: '{count} works' },
  },
  foreign: { is: 'Erlendur', en: 'Foreign' },
  unknown: { is: 'Óþekktur höfundur', en: 'Unknown author' },
  registered: { is: 'Skráður höfundur', en: 'Registered author' },
  number: { is: 'Höfundarnúmer', en: 'Author number' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  ipi: { is: 'IPI-númer', en: 'IPI name number' },
  email: { is: 'Netfang', en: 'E-mail' },
  name: { is: 'Fullt nafn', en: 'Full name' },
  worksFact: { is: 'Verk', en: 'Works' },
  noWorks: { is: 'Engin verk', en: 'No works' },
  worksOf: { is: 'Verk sem fylgja', en: 'Works to be moved' },
  allWorks: {
    is: { one: 'og {count} í viðbót', other: 'og {count} í viðbót' },
    en: { one: 'and {count} more', other: 'and {count} more' },
  },
  newMember: { is: 'Er nýr félagi', en: 'Is a new member' },
  candidates: { is: 'Hver er þetta?', en: 'Who is this?' },
  candidatesHint: {
    is: 'Skráðir höfundar sem heita líkt eða hafa sama netfang.',
    en: 'Registered authors with a similar name or the same e-mail address.',
  },
  candidateSearch: { is: 'Leita að skráðum höfundi', en: 'Search registered authors' },
  candidatesNone: { is: 'Enginn skráður höfundur fannst', en: 'No registered author found' },
  candidatesNoneHint: {
    is: 'Leitaðu að öðru nafni, kennitölu, IPI-númeri eða höfundarnúmeri.',
    en: 'Search for another name, a national ID, an IPI name number or an author number.',
  },
  sameEmail: { is: 'Sama netfang', en: 'Same e-mail' },
  sharedWorks: {
    is: { one: 'Báðir eru á sama verki', other: 'Báðir eru á {count} sömu verkum' },
    en: { one: 'Both are on one work', other: 'Both are on {count} works' },
  },
  sharedWhy: {
    is: 'Lagfærðu þau fyrst. Hlutverk og hlutföll eru ekki lögð saman af sjálfu sér.',
    en: 'Correct those first. Roles and shares are not combined automatically.',
  },
  choose: { is: 'Sameina', en: 'Merge' },
  confirmTitle: { is: 'Sameina „{unknown}“ og {name}?', en: 'Merge “{unknown}” with {name}?' },
  confirmWhat: {
    is: {
      one: 'Eitt verk færist á höfund nr. {authorId}. Hlutföll haldast, réttindi eru reiknuð að nýju og aðilar verksins fá tilkynningu. Þessu verður ekki snúið við.',
      other:
        'Öll {count} verkin færast á höfund nr. {authorId}. Hlutföll haldast, réttindi eru reiknuð að nýju og aðilar verkanna fá tilkynningu. Þessu verður ekki snúið við.',
    },
    en: {
      one: 'One work moves to author no. {authorId}. Shares don’t change, rights are recalculated and the parties are notified. This cannot be undone.',
      other:
        'All {count} works move to author no. {authorId}. Shares don’t change, rights are recalculated and the parties are notified. This cannot be undone.',
    },
  },
  confirm: { is: 'Sameina höfunda', en: 'Merge authors' },
  joinAwaited: {
    is: 'Beiðnin bíður þess að annar starfsmaður staðfesti hana.',
    en: 'The request is waiting for another staff member to confirm it.',
  },
  joined: {
    is: { one: 'Eitt verk er nú skráð á {name}.', other: '{count} verk eru nú skráð á {name}.' },
    en: {
      one: 'One work is now registered to {name}.',
      other: '{count} works are now registered to {name}.',
    },
  },
  gone: { is: 'Þessi höfundur er ekki lengur óþekktur', en: 'This author is no longer unknown' },
  goneHint: {
    is: 'Einhver hefur þegar sameinað hann skráðum höfundi eða gert hann að félaga.',
    en: 'Somebody has already merged them with a registered author, or made them a member.',
  },
  chooseOne: { is: 'Veldu höfund úr listanum', en: 'Choose an author from the list' },
};
