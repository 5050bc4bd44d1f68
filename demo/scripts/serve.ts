import { runToEnd } from '../server/run-to-end';
import { startSeededServer } from './seeded-server';

await runToEnd(() => startSeededServer());
