import { runToEnd } from '../server/platform/run-to-end';
import { startSeededServer } from './seeded-server';

await runToEnd(() => startSeededServer());
