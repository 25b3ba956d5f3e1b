import type { Section } from './section.ts';

/** What staff see of the portal's own doings. */
export const officeSections: readonly Section[] = [
  {
    id: 'rekstur',
    isForStaff: true,
    title: { is: 'Pósthólf og verkraðir', en: 'Mailbox and jobs' },
    blocks: [
      {
        words: {
          is: 'Í Pósthólfi sjá stjórnendur og ritstjórar bréfin sem vefurinn sendir, hver fékk þau og hvort þau komust til skila. Bréf sem kemst ekki til skila er sent aftur af sjálfu sér, æ sjaldnar; það má líka senda aftur strax.',
          en: 'In the Mailbox administrators and editors see the letters that the portal sends, who they went to, and whether they arrived. A letter that does not arrive is sent again by itself, less and less often; one can also send it again at once.',
        },
      },
      {
        words: {
          is: 'Á síðunni Verkraðir sjá stjórnendur hvað vefurinn gerir af sjálfu sér, hvenær það var síðast gert og hvað mistókst. Hnappurinn Keyra núna bíður ekki næstu tilraunar.',
          en: 'The page Jobs shows administrators what the portal does by itself, when it was last done, and what failed. The button Run now does not wait for the next try.',
        },
      },
    ],
  },
];
