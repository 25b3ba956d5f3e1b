export type Settings = Record<string, string>;
/** PostgreSQL's settings, sized for this machine or the container it is in. */
export declare function chooseSettings(place: {
  port: number;
  socketFolder?: string;
  logFolder: string;
}): Settings;
/** For tests: nothing need survive the machine. */
export declare const temporarySettings: Settings;
export declare function writeSettings(settings: Settings): string;
