/** Words of many, some and few events; each list is used in turn. */
const WORDS = [
  ...['konzert', 'führung', 'markt', 'theater', 'musik', 'kinder', 'ausstellung', 'familie', 'lesung', 'chor', 'tanz'],
  ...['jazz', 'orgel', 'flohmarkt', 'yoga', 'kabarett', 'wanderung', 'weihnachtsmarkt', 'vortrag', 'kirche', 'museum'],
  ...[
    'fasching',
    'wein',
    'garten',
    'impro',
    'schach',
    'blues',
    'brass',
    'krimi',
    'zauber',
    'nacht',
    'sommer',
    'winter',
  ],
];
const PLACES = ['reutlingen', 'pfullingen', 'tübingen', 'münsingen', 'bad urach', 'metzingen'];
const MISTYPED = ['Weinachtsmark', 'Konzrt', 'Flomarkt', 'Austellung', 'Theatter', 'Kabaret', 'Jogakurs'];
const TAGS = ['Familie', 'Open Air', 'Advent', 'Kostenlos', 'Draußen'];
const RUBRICS = ['1', '2', '3', '4', '5', '6', '1,2', '2,5', '1,4,7', '3,6'];
const RADII = [5, 10, 15, 25, 50];
const DEGREE_PARTS = 97;

/**
 * Returns searches as visitors make them, in as many variants as there are visits: they differ in words, days,
 * locations and pages.
 *
 * @param day returns the day at an offset from the first of the data, 'YYYY-MM-DD'
 */
export function searchesOf(visit: number, day: (days: number) => string): string[] {
  const of = <Item>(items: readonly Item[], shift = 0) => items[(visit + shift) % items.length] as Item;
  const word = (shift: number) => of(WORDS, shift);
  // Steps that are coprime to their modulus repeat as late as possible.
  const lat = (48.2 + ((visit * 31) % DEGREE_PARTS) / 200).toFixed(4);
  const lon = (9 + ((visit * 17) % DEGREE_PARTS) / 150).toFixed(4);
  const centre = `lat=${lat}&lon=${lon}`;
  const page = (most: number, step: number) => `page=${1 + ((visit * step) % most)}`;
  return [
    page(20, 3),
    `q=${word(0)}&sort=relevance`,
    `q=${word(11)}&sort=relevance`,
    `q=${of(MISTYPED)}`,
    `q=${word(5)} ${of(PLACES)}&sort=relevance`,
    `q=${word(21)}&free=1&sort=relevance`,
    `q=${word(3)}&${page(3, 1)}`,
    `from=${day(2 + (visit % 60))}&to=${day(3 + (visit % 60))}`,
    `from=${day(0)}&to=${day(6 + (visit % 30))}&children=1`,
    `from=${day(30 + (visit % 40))}&to=${day(60 + (visit % 50))}&rubric=${of(RUBRICS)}`,
    `rubric=${of(RUBRICS)}&${page(9, 2)}`,
    `rubric=${of(RUBRICS, 4)}&longRunning=0&${page(4, 3)}`,
    `${centre}&radius=${of(RADII)}`,
    `${centre}&radius=${of(RADII, 2)}&sort=distance&q=${word(4)}`,
    `${centre}&radius=50&rubric=${of(RUBRICS, 2)}&free=1`,
    `barrierFree=1&children=1&${page(5, 1)}`,
    `sort=title&${page(30, 7)}`,
    `page=${40 + (visit % 50)}`,
    `q=${word(2)}&page=${2 + (visit % 3)}&sort=relevance`,
    `q=${word(14)}&from=${day(7 + (visit % 20))}&to=${day(120)}&barrierFree=1`,
    `over=only&rubric=${of(RUBRICS)}`,
    `time=evening&rubric=${of(RUBRICS, 1)}`,
    `q=${word(visit).slice(0, 1 + (visit % 3))}`,
    `tag=${of(TAGS)}&sort=title&${page(3, 1)}`,
    `${centre}&sort=distance&free=1`,
    `sort=title&page=${300 + (visit % 100)}`,
  ];
}
