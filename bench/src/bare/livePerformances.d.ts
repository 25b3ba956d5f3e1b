import type pg from 'pg';
/** The statements that the portal reads by, and nothing else. */
export declare function firstPerformances(pool: pg.Pool, ofPerson: number): Promise<any>;
export declare function showPerformance(pool: pg.Pool, livePerformanceId: number): Promise<any>;
export declare function setList(pool: pg.Pool, livePerformanceId: number): Promise<any>;
/** The statements of a registration, one after another, and nothing else: what is asked for is believed. */
export declare function addPerformance(pool: pg.Pool, body: Record<string, unknown>): Promise<{
    pottuR_NR: number;
}>;
