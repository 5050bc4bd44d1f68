import { describe, expect, it } from 'vitest';
import {
  articleFilterOf,
  articleQuery,
  articlesRoute,
  changeArticles,
} from '../../../../src/cards/articles/article-filter';
import { filterOfElement } from '../../../../src/cards/articles/articles-input';
import { itForAll } from '../../../support/it-for-all';

describe('the filter of a list of articles', () => {
  it('is written to the address and read from it', () => {
    const filter = { q: 'Jazz & Blues', tags: ['Musik', 'Für Kinder'], eventId: 'z 1', page: 3 };
    const route = articlesRoute(filter, 'en');
    expect(route).toBe('/en/articles?q=Jazz+%26+Blues&tag=Musik&tag=F%C3%BCr+Kinder&event=z+1&page=3');
    expect(articleFilterOf(route.slice(route.indexOf('?')))).toEqual(filter);
    expect(articlesRoute(articleFilterOf(''), 'de')).toBe('/articles');
  });

  itForAll(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=99999', '?tag=&tag='])(
    '%s counts as absent',
    (query) => {
      expect(articleFilterOf(query)).toEqual({ q: '', tags: [], eventId: '', page: 1 });
    },
  );

  it('starts at the first page after every change', () => {
    const filter = { q: '', tags: [], eventId: '', page: 4 };
    expect(changeArticles(filter, { tags: ['Musik'] })).toEqual({ ...filter, tags: ['Musik'], page: 1 });
    expect(changeArticles(filter, { page: 5 }).page).toBe(5);
  });

  it('requests exactly its values', () => {
    expect(articleQuery(articleFilterOf('?q=+&page=1'), undefined)).toEqual({});
    expect(articleQuery({ q: ' a ', tags: ['b'], eventId: 'c', page: 2 }, 5)).toEqual({
      ...{ q: 'a', tag: ['b'], event_id: 'c', page: 2, pageSize: 5 },
    });
  });
});

describe('the filter of an element', () => {
  it('consists of its attributes and the page of its route', () => {
    expect(filterOfElement({ tag: ' Musik,, Für Kinder ', eventId: 'z1' }, '?page=3&q=x&tag=y&event=z')).toEqual({
      q: '',
      tags: ['Musik', 'Für Kinder'],
      eventId: 'z1',
      page: 3,
    });
    expect(filterOfElement({}, '')).toEqual({ q: '', tags: [], eventId: '', page: 1 });
  });
});
