import { aRegistration, type Portal, type Someone } from './portal.ts';

interface Unknown {
  workId: number;
  authorId: number;
}

let next = 0;
export const aKennitala = () => `010130${7000 + (next += 1)}`;

interface Described {
  by: Someone;
  name?: string | undefined;
  [field: string]: unknown;
}

/** A work that a member registered, with an unknown author of a third of it. */
export async function anUnknownAuthor(
  portal: Portal,
  { by, name = 'Jökull', ...changes }: Described,
): Promise<Unknown> {
  const { status, body, text } = await portal.ask('POST /api/compositions', {
    as: by,
    body: aRegistration(by, {
      authors: [{ id: by.authorId, typeOfAuthor: 36, ratio: 66.67 }],
      unknownAuthors: [
        {
          name,
          ssn: aKennitala(),
          email: 'jokull@example.is',
          typeOfAuthor: 36,
          ratio: 33.33,
          foreign: false,
          ...changes,
        },
      ],
    }),
  });
  if (status !== 201) throw new Error(text);
  const [row] = await portal.sql('select author_id from work_author where work_id = $1 and author_id <> $2', [
    body.verK_NR,
    by.authorId,
  ]);
  return { workId: body.verK_NR, authorId: row?.author_id };
}

/** The same author on one work more. */
export async function anotherWork(
  portal: Portal,
  { by, authorId }: { by: Someone; authorId: number },
): Promise<number> {
  const { body } = await portal.ask('POST /api/compositions', {
    as: by,
    body: aRegistration(by, {
      HEITI_VERKS: 'Dögun',
      authors: [
        { id: by.authorId, typeOfAuthor: 36, ratio: 50 },
        { id: authorId, typeOfAuthor: 36, ratio: 50 },
      ],
    }),
  });
  return body.verK_NR;
}

export const joinAuthor = (portal: Portal, authorId: number, into: number, as: Someone) =>
  portal.ask(`POST /api/unknownAuthors/${authorId}/join`, { as, body: { HOFUNDUR_NR: into } });
