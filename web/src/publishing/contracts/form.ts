import {
  type ContractResult,
  checkContract,
  hundredYearsAfter,
  typedShare,
} from '@omur/contract/publishing/rules/contract';
import { plainSubmission } from '@omur/contract/platform/fields/plainContract';
import { plainFieldsOf, readPlainFields, typedPlain } from '@omur/contract/platform/plainFields';
import { day } from '@omur/contract/platform/values';
import * as z from 'zod/mini';

/** What the form holds of plain fields; a draft from before one was declared lacks it. */
const plainTyped = Object.fromEntries(
  plainFieldsOf(plainSubmission).map(([name]) => [name, z._default(z.string(), '')]),
) as Record<keyof typeof plainSubmission, z.ZodMiniDefault<z.ZodMiniString>>;

const Form = z.object({
  publisher: z.optional(z.object({ personId: z.number(), name: z.string() })),
  author: z.optional(
    z.object({ authorId: z.number(), displayName: z.string(), personId: z.optional(z.nullable(z.number())) }),
  ),
  startsOn: z.string(),
  endsOn: z.string(),
  performance: z.string(),
  mechanical: z.string(),
  ...plainTyped,
  isForAllWorks: z.boolean(),
  works: z.array(z.object({ workId: z.number(), title: z.string() })),
});
/** A contract as it is typed in. */
export type ContractForm = z.output<typeof Form>;

/** A form that was kept; nothing when it is of an older shape. */
export const readForm = (kept: unknown): ContractForm | undefined => Form.safeParse(kept).data;

/** C4.2, C9.3: from today, for a hundred years. */
export function emptyForm(today: string, own: Pick<ContractForm, 'publisher' | 'author'>): ContractForm {
  return {
    ...own,
    startsOn: today,
    endsOn: hundredYearsAfter(today),
    performance: '',
    mechanical: '',
    ...typedPlain(plainSubmission, {}),
    isForAllWorks: true,
    works: [],
  };
}

const dayIn = (typed: string) => (day.safeParse(typed).success ? typed : undefined);

/** What is sent. What cannot be read is left out, and the rules say that it is missing. */
export function payloadOf(form: ContractForm) {
  return {
    publisherId: form.publisher?.personId,
    authorId: form.author?.authorId,
    startsOn: dayIn(form.startsOn),
    endsOn: dayIn(form.endsOn),
    performanceShareHundredths: typedShare(form.performance),
    mechanicalShareHundredths: typedShare(form.mechanical),
    ...readPlainFields(plainSubmission, form),
    workIds: form.isForAllWorks ? [] : form.works.map(({ workId }) => workId),
    isForAllWorks: form.isForAllWorks,
  };
}

/** The rules as they stand; `allWorks` is how many works the author has. */
export function resultsOf(form: ContractForm, allWorks: number): ContractResult[] {
  const worksCount = form.isForAllWorks ? (form.author ? allWorks : 0) : form.works.length;
  return checkContract({ ...payloadOf(form), worksCount });
}
