import type { Section } from './section.ts';

/** What staff see of the portal's own doings. */
export const officeSections: readonly Section[] = [
  {
    id: 'rekstur',
    isForStaff: true,
    title: { is: 'Pósthólf og bakgrunnskeyrslur', en: 'Mailbox and jobs' },
    blocks: [
      {
        words: {
          is: 'Í Pósthólfi sjá stjórnendur og ritstjórar tölvupóstinn sem vefurinn sendir, hver fékk hann og hvort hann komst til skila. Tölvupóstur sem kemst ekki til skila er sendur aftur sjálfkrafa með sífellt lengri bið; það má líka senda hann aftur strax.',
          en: 'In the Mailbox, administrators and editors see the e-mails that the portal sends, who they went to, and whether they arrived. Failed e-mails are retried with increasing delays; you can also send one again at once.',
        },
      },
      {
        words: {
          is: 'Á síðunni Bakgrunnskeyrslur sjá stjórnendur hvað vefurinn gerir af sjálfu sér, hvenær það var síðast gert og hvað mistókst. Með hnappnum Keyra núna þarf ekki að bíða næstu tilraunar.',
          en: 'The Jobs page shows administrators the portal’s background jobs, when each last ran, and what failed. Press Run now to retry a job at once.',
        },
      },
    ],
  },
];
