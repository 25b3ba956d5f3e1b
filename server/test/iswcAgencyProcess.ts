import { anIswcAgency } from './iswcAgency.ts';

// An ISWC agency for journeys: it knows the works of the journey by a word in their titles, and refuses all others, so that the
// demo society stays as it is. `iswcAgencyProcess.ts PORT KEY`.
const [, , port = '4218', key = ''] = process.argv;
const agency = await anIswcAgency(Number(port));
agency.key = key;
agency.rule = (title) => {
  if (!title.includes('KODAFERD')) return { code: '154', message: 'Not a work of the journey.' };
  return title.includes('LIK ')
    ? [
        {
          iswc: 'T9110536293',
          originalTitle: title,
          interestedParties: [{ name: 'SOMEBODY ELSE', nameNumber: 297, role: 'CA' }],
        },
      ]
    : undefined;
};
for (const [at, title] of ['FYRRI TIL SAMEININGAR', 'SEINNI TIL SAMEININGAR'].entries())
  agency.tasks.push({
    workflowTaskId: 7001 + at,
    workflowType: 'MergeApproval',
    status: 'Outstanding',
    createdDate: new Date(Date.now() - 26 * 86_400_000).toISOString(),
    originatingSociety: '128',
    iswcMetadata: {
      iswc: 'T9110536293',
      originalTitle: title,
      interestedParties: [{ name: 'SOMEBODY ELSE', nameNumber: 297, role: 'C' }],
      works: [],
    },
  });
