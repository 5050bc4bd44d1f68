import { decisionPaths } from '../../.vitepress/decision-paths';

export default { paths: decisionPaths };
