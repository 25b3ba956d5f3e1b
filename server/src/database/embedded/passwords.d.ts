export type Role = 'superuser' | 'owner' | 'application';
export type Passwords = Record<Role, string>;
/** The database's own name of each role. */
export declare const roleNames: Record<Role, string>;
/** The roles' passwords, made up at the first start and kept in a file that only this account reads. */
export declare function keepPasswords(folder: string): Promise<Passwords>;
