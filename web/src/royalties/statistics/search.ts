/** How the statistics stand: the section, what is asked about, what is open below, and whether charts are tables. */
export interface StatsSearch {
  flipi?: string | undefined;
  rettindi?: number | undefined;
  /** A day, or a year. */
  fra?: string | number | undefined;
  til?: string | number | undefined;
  uthlutun?: number | undefined;
  timabil?: number | undefined;
  verk?: number | undefined;
  pottur?: number | undefined;
  flokkur?: number | undefined;
  ar?: number | undefined;
  land?: number | undefined;
  rod?: string | undefined;
  tafla?: boolean | undefined;
}
