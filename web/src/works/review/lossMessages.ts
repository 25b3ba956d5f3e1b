export const lossMessages = {
  title: {
    is: 'Breytingin skerðir einnig það sem aðrir eiga',
    en: 'The change takes from others too',
  },
  more: {
    is: 'Hlutur höfundar minnkar eða fer undir samning, og þar með minnkar það sem aðrir fá af honum. Útgefendur og rétthafar eru spurðir þegar breytingin er samþykkt og ekkert er greitt fyrir verkið á meðan.',
    en: 'The share of an author becomes smaller or comes under a contract, and others are paid less of it. Publishers and holders are asked once the change is accepted, and nothing is paid for the work meanwhile.',
  },
  publisher: { is: '{name}, útgefandi: {author}.', en: '{name}, publisher of {author}.' },
  holder: { is: '{name}, á rétt höfundarins: {author}.', en: '{name}, who holds the right of {author}.' },
  heir: { is: '{name}, erfingi höfundarins: {author}.', en: '{name}, heir of {author}.' },
  advance: {
    is: 'Eftir er að endurheimta {amount} af fyrirframgreiðslu eða ofgreiðslu: {name}.',
    en: '{amount} are left to recover of an advance to {name} or of what they were paid too much.',
  },
  seen: {
    is: 'Ég hef séð hverja breytingin skerðir og vil samþykkja hana samt.',
    en: 'I have seen whom the change takes from and accept it anyway.',
  },
};
