import { getSociety } from '@omur/contract/accounts/sessions';
import { listApprovals } from '@omur/contract/works/approvals';
import { listWorkAuthors, type Work } from '@omur/contract/works/works';
import { call, callPage } from '../../platform/api/call.ts';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { fetchTypefaces } from '../../platform/paper/fetchTypefaces.ts';
import { splitSheetPdf } from './splitSheetPdf.ts';

/** Reads the work as it stands now, which is not always as the page that leads here has it. */
export async function makeSplitSheet(work: Work, signal: AbortSignal): Promise<Blob> {
  const asked = { params: { workId: work.workId }, signal };
  const [society, authors, approvals, typefaces] = await Promise.all([
    call(getSociety, { signal }),
    callPage(listWorkAuthors, asked),
    callPage(listApprovals, asked),
    fetchTypefaces(),
  ]);
  return splitSheetPdf(
    {
      language: chosenLanguage(),
      societyName: society.societyName,
      work,
      authors: authors.rows,
      approvals: approvals.rows,
      madeOn: new Date().toISOString().slice(0, 10),
    },
    typefaces,
  );
}
