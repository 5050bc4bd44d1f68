import { callPages } from '../../.vitepress/api/call-pages';

export default {
  paths: () => callPages('de').map(({ slug, text }) => ({ params: { group: slug }, content: text })),
};
