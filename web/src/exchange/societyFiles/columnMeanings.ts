import type { FileKind } from '@omur/contract/exchange/societyColumns';

interface Text {
  is: string;
  en: string;
}

const lastDay = { is: 'síðasti dagurinn', en: 'the last day' };
const byNumber = {
  is: 'heil tala upp í 99999999 verður númerið hér ef hún er laus',
  en: 'a whole number up to 99999999 stays the number here if it is free',
};
const onceIn = { is: 'númer línunnar, hvert aðeins einu sinni', en: 'number of the line, each once' };
const ofWork = { is: 'nauðsynlegt í tegund 1 og 3', en: 'needed for types 1 and 3' };
const forStaff = { is: 'fyrir starfsfólk', en: 'for staff' };
const abroad = { is: 'aðeins erlendis, og nauðsynlegt þar', en: 'only abroad, and needed there' };
const notOnFile = { is: 'um verk sem er ekki á skrá', en: 'of a work that is not on file' };
const performing = { is: 'af flutningsrétti', en: 'of performing rights' };
const mechanical = { is: 'af fjölföldunarrétti', en: 'of mechanical rights' };

/** O375: what a column is for where neither its name nor its form says so; docs/migration.md says more. */
export const meanings: Readonly<Partial<Record<FileKind, Readonly<Record<string, Text>>>>> = {
  persons: {
    kennitala: { is: 'hver aðeins einu sinni, hér og í skránum', en: 'each once, here and in the files' },
    artist_name: { is: 'listamannsnafn', en: 'artist name' },
    email: {
      is: 'netfangi þess sem er á skrá er aðeins breytt hér á vefnum',
      en: 'that of somebody on file is only changed in the portal',
    },
    foreign_address: { is: 'heimilisfang erlendis', en: 'an address abroad' },
    society: {
      is: 'félagið sem persónan er í; ekkert ef autt',
      en: 'the society of the person; none if empty',
    },
    died_on: { is: 'dánardagur', en: 'day of death' },
    bank_account: {
      is: 'aðeins fyrir nýtt fólk; reikningi þess sem er á skrá er breytt hér á vefnum',
      en: 'for new people only; that of somebody on file is changed in the portal',
    },
    is_publisher: { is: 'hvort þetta er útgefandi', en: 'whether it is a publisher' },
    publisher_ipi: { is: 'aðeins útgefandi', en: 'of a publisher' },
    notes: forStaff,
  },
  users: {
    kennitala: { is: 'hver skráir sig inn', en: 'who logs in' },
    role: {
      is: 'starfsfólk fær aðgang hér á vefnum, af tveimur',
      en: 'staff are made in the portal, by two',
    },
    person: { is: 'hvers gögn sjást', en: 'whose data they see' },
    language: { is: 'íslenska ef autt', en: 'Icelandic if empty' },
  },
  authors: {
    person: { is: 'hver það er', en: 'who it is' },
    name: { is: 'eins og það stendur á verkum', en: 'as it stands on works' },
    pseudonym: {
      is: 'annað nafn sem félagar finna höfundinn eftir',
      en: 'another name by which members find the author',
    },
    mandate_on: {
      is: 'hvenær höfundurinn gekk í félagið; með því er hann félagi og kýs á aðalfundum',
      en: 'when the author joined; it makes them a member, who votes at assemblies',
    },
  },
  rights: {
    person: { is: 'hver fær greitt', en: 'who is paid' },
    author: { is: 'fyrir hvaða höfund; autt hjá útgefanda', en: 'whose earnings; empty for a publisher' },
    share: {
      is: 'af tekjum höfundarins, mest 100 samtals',
      en: 'of the author’s earnings, 100 at most in all',
    },
  },
  contracts: { ends_on: lastDay, performance_share: performing, mechanical_share: mechanical },
  contract_terms: {
    ends_on: {
      is: 'síðasti dagurinn, og hann er liðinn; dagarnir eru á gildistíma samningsins',
      en: 'the last day, which is over; the days are within the contract’s',
    },
    performance_share: { is: 'af flutningsrétti; enginn ef autt', en: 'of performing rights; none if empty' },
    mechanical_share: mechanical,
  },
  works: {
    number: byNumber,
    approved_on: {
      is: 'þegar starfsfólk eldra kerfisins samþykkti verkið; autt ef það er eftir',
      en: 'when the earlier system’s staff approved it; empty if they have not',
    },
    notes: {
      is: 'aðilar verksins og starfsfólk sjá það',
      en: 'shown to the parties of the work and to staff',
    },
  },
  work_titles: {
    title: { is: 'annað heiti sem verkið finnst undir', en: 'another title by which it is found' },
  },
  work_codes: {
    code: {
      is: 'með bandstrikum og punktum eða án; fyrsta ISWC-númer verks gildir',
      en: 'with hyphens and dots or without; the first ISWC of a work is preferred',
    },
    performer: { is: 'flytjandi upptökunnar', en: 'of the recording' },
  },
  work_authors: {
    share: { is: 'hlutir höfunda verks eru samtals 100', en: 'the shares of a work add up to 100' },
    approved_on: {
      is: 'þegar höfundurinn samþykkti; autt ef það er eftir',
      en: 'when the author approved it; empty if they have not',
    },
    contract: {
      is: 'samningurinn sem gildir um höfundinn og verkið',
      en: 'the contract that applies to this author and work',
    },
  },
  contract_works: {
    contract: { is: 'samningur sem nær eða náði yfir verkið', en: 'that covers or covered the work' },
  },
  distributions: {
    number: byNumber,
    period: { is: 'heiti tímabilsins', en: 'name of the period' },
  },
  distribution_corrections: {
    distribution: { is: 'sú sem tekur til baka', en: 'the one that takes back' },
    corrects: {
      is: 'eldri úthlutun í sama flokki, sem er ekki sjálf leiðrétting',
      en: 'an earlier one of the same category that is no correction itself',
    },
  },
  statement_lines: {
    line: onceIn,
    right: { is: 'hver fær greitt', en: 'who is paid' },
    work: ofWork,
    type: {
      is: '1 og 3 úthlutað, 2 dregið frá, 4 greitt',
      en: '1 and 3 distributed, 2 deducted, 4 paid',
    },
    amount: { is: 'má vera undir núlli', en: 'also below zero' },
    pot: { is: 'úr hverju er greitt, eða hvað línan er', en: 'what it is paid from, or what it is' },
    uses: { is: 'hve oft', en: 'how often' },
    country: { is: 'Ísland ef autt', en: 'Iceland if empty' },
  },
  performances: {
    person: { is: 'á hvern flutningurinn er skráður', en: 'whom it is registered for' },
    kind: { is: 'concert líka á hátíð', en: 'one at a festival is a concert' },
    title: { is: 'heiti tónleikanna', en: 'of the concert' },
    venue: {
      is: 'heiti staðarins; sé staður með því heiti á skrá er það hann',
      en: 'its name; a venue that is on file by this name is that one',
    },
    city: abroad,
    country: abroad,
    distribution: {
      is: 'sú sem greiddi flutninginn; hann er ekki greiddur aftur hér',
      en: 'the one that paid it; it is not paid again here',
    },
    is_unpaid: {
      is: 'yes um flutning á Íslandi sem er ógreiddur; hann er greiddur hér',
      en: 'yes for one in Iceland that has yet to be paid; it is paid here',
    },
  },
  set_list_lines: {
    line: onceIn,
    title: notOnFile,
    artists: notOnFile,
    quantity: { is: 'hve oft; einu sinni ef autt', en: 'how often; once if empty' },
  },
  cue_sheets: {
    title: { is: 'heiti þáttarins eða myndarinnar', en: 'of the programme' },
    kind: { is: 'programme ef autt', en: 'programme if empty' },
  },
  cue_sheet_lines: {
    line: onceIn,
    authors: { is: 'eins og þeir standa á blaðinu', en: 'as the sheet names them' },
  },
  applications: {
    person: { is: 'hver sækir um', en: 'who applies' },
    year: { is: 'ár tímabilsins', en: 'of the period' },
    season: { is: 'ferðasjóður hefur enga', en: 'the travel fund has none' },
    title: { is: 'heiti verkefnisins', en: 'of the project' },
    amount: { is: 'heilar krónur', en: 'whole krónur' },
    bank_account: { is: 'eins og hann er á umsókninni', en: 'as the application has it' },
    decided_on: { is: 'dagur svarsins', en: 'day of the answer' },
    granted_amount: { is: 'styrkur, heilar krónur', en: 'of a grant, whole krónur' },
  },
  balance_lists: {
    day: { is: 'dagurinn sem inneignirnar miðast við', en: 'of the balances' },
    source: { is: 'hvaðan þær koma', en: 'what they are from' },
  },
  balances: {
    account: { is: 'payable til greiðslu, held geymt', en: 'payable to be paid, held kept' },
    amount: { is: 'hærri en núll', en: 'above zero' },
  },
  notes: {
    number: {
      is: 'ef eldra kerfið hefur ekkert: númer sem verður það sama í síðari skrám',
      en: 'if the earlier system has none: one that will be the same in later files',
    },
    person: { is: 'um hvern', en: 'whom it is about' },
    written_on: { is: 'ekki meira en sjö ár síðan', en: 'seven years ago at most' },
    written_by: { is: 'nafn þess sem skrifaði', en: 'name of its writer' },
    text: { is: 'lengri texti fer í fleiri línur', en: 'longer ones become several lines' },
  },
};
