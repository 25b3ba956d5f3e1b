/** The authors named, with those who hold their rights. */
export declare const findAuthors: import('../database/statement.ts').Statement<'authorIds'>;
export declare const findContracts: import('../database/statement.ts').Statement<'contractIds'>;
/** Whether a person publishes one of the authors under a contract that runs today (V3). */
export declare const findPublishedAuthor: import('../database/statement.ts').Statement<
  'authorIds' | 'personId'
>;
export declare const findOwnAuthors: import('../database/statement.ts').Statement<'personId'>;
export declare const findTaken: import('../database/statement.ts').Statement<'ipis' | 'kennitalas'>;
/** An author outside the society becomes a person who is not a member, and an author with that person's name. */
export declare const insertUnknownAuthor: import('../database/statement.ts').Statement<
  'email' | 'ipiNameNumber' | 'isForeign' | 'kennitala' | 'name'
>;
export declare const insertWork: import('../database/statement.ts').Statement<
  | 'artists'
  | 'description'
  | 'durationSeconds'
  | 'estimate'
  | 'isSentToIce'
  | 'origin'
  | 'performers'
  | 'registeredBy'
  | 'title'
  | 'weight'
  | 'workStatusId'
>;
export declare const insertAuthors: import('../database/statement.ts').Statement<'authors' | 'workId'>;
export declare const insertRights: import('../database/statement.ts').Statement<'lines' | 'workId'>;
export declare const insertContractWorks: import('../database/statement.ts').Statement<
  'contractIds' | 'workId'
>;
export declare const insertOtherTitles: import('../database/statement.ts').Statement<'titles' | 'workId'>;
export declare const insertIsrcs: import('../database/statement.ts').Statement<'isrcs' | 'workId'>;
export declare const findWorkTotals: import('../database/statement.ts').Statement<'authorId' | 'workId'>;
export declare const findRightsTotals: import('../database/statement.ts').Statement<
  'authorId' | 'contractId' | 'rightId' | 'workId'
>;
export declare const deleteRightsLine: import('../database/statement.ts').Statement<
  'authorId' | 'contractId' | 'rightId' | 'workId'
>;
export declare const lockWork: import('../database/statement.ts').Statement<'workId'>;
/** The performers if there are any, else the authors by the names they are known under. */
export declare const writeArtists: import('../database/statement.ts').Statement<'workId'>;
