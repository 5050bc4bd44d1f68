/** Name of a drawn icon that every client of the API knows. */
export type IconName =
  | 'music'
  | 'stage'
  | 'child'
  | 'market'
  | 'nature'
  | 'talk'
  | 'art'
  | 'book'
  | 'sport'
  | 'film'
  | 'party'
  | 'church'
  | 'food'
  | 'course'
  | 'tour'
  | 'star';

/** One rubric of the demo; white text on its colour reaches 4.5:1. */
export type SeedRubric = { id: number; name: string; nameEn: string; color: string; icon: IconName };

/** The sixteen rubrics of the demo, in the order in which they are offered. */
export const RUBRICS: readonly SeedRubric[] = [
  { id: 1, name: 'Konzerte', nameEn: 'Concerts', color: '#8c2f5c', icon: 'music' },
  { id: 2, name: 'Theater & Bühne', nameEn: 'Theatre & stage', color: '#9b2226', icon: 'stage' },
  { id: 3, name: 'Kinder & Familie', nameEn: 'Children & family', color: '#b3450b', icon: 'child' },
  { id: 4, name: 'Märkte', nameEn: 'Markets', color: '#7a5c00', icon: 'market' },
  { id: 5, name: 'Natur & Wandern', nameEn: 'Nature & hiking', color: '#2f6b3a', icon: 'nature' },
  { id: 6, name: 'Vorträge', nameEn: 'Talks', color: '#2b5d8a', icon: 'talk' },
  { id: 7, name: 'Ausstellungen', nameEn: 'Exhibitions', color: '#6a3d9a', icon: 'art' },
  { id: 8, name: 'Lesungen', nameEn: 'Readings', color: '#6b4423', icon: 'book' },
  { id: 9, name: 'Sport', nameEn: 'Sport', color: '#00695c', icon: 'sport' },
  { id: 10, name: 'Film', nameEn: 'Film', color: '#37474f', icon: 'film' },
  { id: 11, name: 'Feste', nameEn: 'Festivals', color: '#a83232', icon: 'star' },
  { id: 12, name: 'Party', nameEn: 'Parties', color: '#5e2a8a', icon: 'party' },
  { id: 13, name: 'Kirche', nameEn: 'Church', color: '#455a8a', icon: 'church' },
  { id: 14, name: 'Essen & Trinken', nameEn: 'Food & drink', color: '#8a3b12', icon: 'food' },
  { id: 15, name: 'Kurse', nameEn: 'Courses', color: '#1f6f78', icon: 'course' },
  { id: 16, name: 'Stadtführungen', nameEn: 'Guided tours', color: '#4a6120', icon: 'tour' },
];
