/** Takes the folder for this process, or refuses when another living process has it. Returns what gives it back. */
export declare function takeFolder(folder: string): Promise<() => Promise<void>>;
