/** How the records are narrowed down, and which one is open. */
export interface RecordsSearch {
  um?: string | undefined;
  verk?: number | undefined;
  nafn?: number | undefined;
  notandi?: number | undefined;
  fyrir?: number | undefined;
  efni?: string | undefined;
  adgerd?: string | undefined;
  fra?: string | undefined;
  til?: string | undefined;
  skra?: number | undefined;
}
