import { callPages } from '../../.vitepress/api/call-pages';

export default {
  paths: () => callPages('en').map(({ slug, text }) => ({ params: { group: slug }, content: text })),
};
