import { fitFrames } from './fit-frames';

/* The helper script for pages with handwritten frames. */

fitFrames();
