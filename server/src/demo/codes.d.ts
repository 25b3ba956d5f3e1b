/** Numbers no registry has come near, so that none of them is somebody's. */
export declare function demoIpi(serial: number): string;
export declare function demoIswc(serial: number): string;
/** A recording of the demo's own record company. Serials run on through the years. */
export declare function demoIsrc(year: number, serial: number): string;
/** Shaped like a personal number but of a day that is in no calendar, so that it is nobody's. Differs for serials below 80,000. */
export declare function nobodysKennitala(serial: number): string;
