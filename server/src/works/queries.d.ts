export declare const findWork: import('../database/statement.ts').Statement<
  'isStaff' | 'personId' | 'workId'
>;
/** The work's id for staff and for a party to it; nothing for everyone else. */
export declare const findWorkInReach: import('../database/statement.ts').Statement<
  'isStaff' | 'personId' | 'workId'
>;
/** By title, through every title the work has: exact, prefix, inside, similar; own works first among equals (V8). */
export declare const searchByTitle: import('../database/statement.ts').Statement<'folded' | 'personId'>;
/** By author, and by title too when one is given. */
export declare const searchByAuthor: import('../database/statement.ts').Statement<
  'author' | 'folded' | 'personId'
>;
export declare const searchByNumber: import('../database/statement.ts').Statement<'personId' | 'workId'>;
export declare const findWorkAuthor: import('../database/statement.ts').Statement<
  'authorId' | 'isStaff' | 'personId' | 'workId'
>;
export declare const authorsOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const findWorkRight: import('../database/statement.ts').Statement<
  'authorId' | 'contractId' | 'isStaff' | 'personId' | 'rightId' | 'workId'
>;
export declare const rightsOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const publishersOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
/**
 * Each author's share divided among those who hold the author's right, before any contract. As in rightsLines() of the contract:
 * what rounding leaves over goes to the first.
 */
export declare const beneficiariesOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const otherTitlesOfWork: import('../database/listing.ts').Listing<'workId'>;
export declare const iswcsOfWork: import('../database/listing.ts').Listing<'workId'>;
export declare const isrcsOfWork: import('../database/listing.ts').Listing<'workId'>;
export declare const distributionsOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const cueSheetsOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const lightChangesOfWork: import('../database/listing.ts').Listing<
  'isStaff' | 'personId' | 'workId'
>;
export declare const insertOtherTitle: import('../database/statement.ts').Statement<'title' | 'workId'>;
export declare const insertIswc: import('../database/statement.ts').Statement<'iswc' | 'workId'>;
export declare const insertIsrc: import('../database/statement.ts').Statement<
  'isrc' | 'performer' | 'workId'
>;
export declare const settleWork: import('../database/statement.ts').Statement<'cause' | 'remark' | 'workId'>;
