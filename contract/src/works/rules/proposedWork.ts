type AuthorRow = { key: string; name: string; authorTypeId: number; shareHundredths: number | undefined };
export type KnownAuthor = AuthorRow & { kind: 'known'; authorId: number };
export type UnknownAuthor = AuthorRow & {
  kind: 'unknown';
  authorId?: undefined;
  isForeign?: boolean | undefined;
  email: string;
  kennitala?: string | undefined;
  ipiNameNumber?: string | undefined;
};
export type ProposedAuthor = KnownAuthor | UnknownAuthor;

/** A work as it is entered or sent, before it is registered. */
export type ProposedWork = {
  title: string;
  duration: string | number;
  performers?: string | undefined;
  authors: readonly ProposedAuthor[];
  otherTitles: readonly string[];
  isrcs: readonly { isrc: string; performer?: string | undefined }[];
};

/** Who registers: the authors they are, those whose rights they hold, and those whom they publish by contracts that run today. */
export type Registrant = {
  isStaff: boolean;
  authorIds: readonly number[];
  heldAuthorIds?: readonly number[];
  publishedAuthorIds: readonly number[];
};
