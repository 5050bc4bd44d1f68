/** Addresses of the articles that visitors read, without the locale prefix. They load with the articles alone. */
export const articlePaths = {
  articles: '/articles',
  article: (id: string) => `/articles/${encodeURIComponent(id)}`,
} as const;
