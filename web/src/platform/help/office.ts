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
          is: 'Í Pósthólfi sjá stjórnendur og ritstjórar tölvupóstinn sem vefurinn sendir, hver fékk hann og hvort hann komst til skila. Póstur sem kemst ekki til skila er sendur aftur sjálfkrafa með lengri og lengri bið; það má líka senda hann aftur strax.',
          en: 'In the Mailbox, administrators and editors see the e-mails that the portal sends, who they went to, and whether they arrived. Failed e-mails are retried with increasing delays; you can also send one again at once.',
        },
      },
      {
        words: {
          is: 'Á síðunni Bakgrunnskeyrslur sjá stjórnendur hvað vefurinn gerir af sjálfu sér, hvenær það var síðast gert og hvað mistókst. Hnappurinn Keyra núna bíður ekki næstu tilraunar.',
          en: 'The page Jobs shows administrators what the portal does by itself, when it was last done, and what failed. The button Run now does not wait for the next try.',
        },
      },
    ],
  },
];
