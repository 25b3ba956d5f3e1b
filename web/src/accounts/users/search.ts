/** How the list of users stands, the user that is open, and what is being made. */
export interface UsersSearch {
  leit?: string | undefined;
  rod?: string | undefined;
  notandi?: number | undefined;
  nyr?: string | undefined;
  hofundur?: number | undefined;
}
