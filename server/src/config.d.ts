export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  databaseConnections: number;
  societyName: string;
  sessionIdleMinutes: number;
  sessionHours: number;
  /** Requests a minute from one user or address; 0 means no limit. */
  rateLimitPerMinute: number;
  isBehindProxy: boolean;
  metricsToken: string | undefined;
  logLevel: string;
}
/** Reads the settings once. Throws one sentence that names each wrong value. */
export declare function readConfig(environment: Readonly<Record<string, string | undefined>>): Config;
