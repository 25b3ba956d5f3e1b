import type { DemoWork } from './works.ts';
export declare function inventWorks(now: Date): DemoWork[];
