export declare function hashPassword(password: string): Promise<string>;
/** Takes the same time for a user who does not exist or has no password (S2). */
export declare function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean>;
