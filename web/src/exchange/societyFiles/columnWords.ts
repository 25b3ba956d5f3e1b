import type { CellKind, Column, Lookup } from '@omur/contract/exchange/societyColumns';

type Text = { is: string; en: string };
/** What a cell of a column holds, in words. */
export const wordsOf = ({ cell }: Column): Text => written[cell.is](cell as never);

type Written = { [Is in CellKind['is']]: (cell: Extract<CellKind, { is: Is }>) => Text };
const always = (is: string, en: string) => () => ({ is, en });

const written: Written = {
  text: ({ most }) => ({ is: `texti, ${most} stafir mest`, en: `text, ${most} characters at most` }),
  own: always(
    'númer í eldra kerfi, 40 stafir mest og ekkert bil',
    'number in the earlier system, 40 characters at most, no spaces',
  ),
  reference: ({ to }) => ({ is: `númer úr ${to}`, en: `a number of ${to}` }),
  word: ({ words }) => ({ is: words.join(', '), en: words.join(', ') }),
  lookup: ({ of }) => lookups[of],
  whole: ({ least, most }) => ({
    is: most === 2_147_483_647 ? 'heil tala' : `heil tala, ${least} til ${most}`,
    en: most === 2_147_483_647 ? 'whole number' : `whole number, ${least} to ${most}`,
  }),
  day: always('dagur, 2026-01-31', 'day, 2026-01-31'),
  yesNo: always('yes eða no', 'yes or no'),
  share: always('prósentur, tveir aukastafir mest', 'per cent, two decimals at most'),
  amount: always(
    'krónur, tveir aukastafir mest og ekkert milli þúsunda',
    'krónur, two decimals at most, nothing between thousands',
  ),
  kennitala: always('tíu tölustafir', 'ten digits'),
  emails: always('netfang, fleiri með kommu á milli', 'e-mail address; several separated by commas'),
  ipi: always('IPI-nafnnúmer, ellefu tölustafir', 'IPI name number, eleven digits'),
  bankAccount: always('0133-26-000123', '0133-26-000123'),
  duration: always('lengd, 3:45', 'length, 3:45'),
  isrc: always('ISRC-númer', 'ISRC'),
  workCode: always('ISWC- eða ISRC-númer', 'ISWC or ISRC'),
};

const lookups: Readonly<Record<Lookup, Text>> = {
  society: { is: 'númer rétthafafélags; þetta félag er 77', en: 'code of a society; this one is 77' },
  postalCode: { is: 'íslenskt póstnúmer', en: 'Icelandic postal code' },
  role: { is: 'C, A, CA, AR, SA, TR og önnur hlutverk', en: 'C, A, CA, AR, SA, TR and the other roles' },
  category: {
    is: '1 aðalúthlutun, 2 lifandi flutningur, 3 streymi og sala, 4 flutningur erlendis, 5 upptökuréttur, 6 bætur vegna eintakagerðar, 7 kvikmyndir og sjónvarpsefni, 8 kirkjur og útfarir, 9 leiðréttingar',
    en: '1 main distribution, 2 live performance, 3 streaming and sales, 4 performance abroad, 5 mechanical rights, 6 private copying levy, 7 film and television, 8 churches and funerals, 9 corrections',
  },
  country: { is: 'land með tveimur bókstöfum eða númeri', en: 'country, two letters or a number' },
  fund: {
    is: '1 ný verk, 2 nótur, 3 stór verk, 4 ferðir',
    en: '1 new works, 2 sheet music, 3 large works, 4 travel',
  },
};
