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
export type DraftAuthor = KnownAuthor | UnknownAuthor;

export type RegistrationDraft = {
  title: string;
  duration: string | number;
  performers?: string | undefined;
  authors: readonly DraftAuthor[];
  otherTitles: readonly string[];
  isrcs: readonly { isrc: string; performer?: string | undefined }[];
};

/** Who registers: members must be among the authors, and everybody but staff needs the other authors' approval. */
export type Registrant = { kind: 'member' | 'publisher' | 'staff'; authorIds: readonly number[] };
