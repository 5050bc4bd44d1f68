import { fitFrames } from './fit-frames';

/* The helper script for pages that have written their frames themselves. */

fitFrames();
