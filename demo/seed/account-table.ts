/** One status of a relation's history. */
export type SeedStatus = { status: string; daysAgo: number; by: 'person' | 'operator'; reason?: string };

/** A role of a demo person at a promoter of the seed, with its history from the oldest to the current status. */
export type SeedRelation = { role: string; promoter: string; history: SeedStatus[] };

/** A demo person beside what demo-accounts.mjs names. */
export type SeedPerson = {
  salutation: 1 | 2 | 3;
  firstName: string;
  lastName: string;
  /** A promoter of the seed: the official address is its own. */
  organization?: string;
  /** A municipality of the region, for the private address. */
  home: string;
  homeStreet: string;
  status?: 'unverified' | 'blocked';
  isUnconfirmed?: boolean;
  relations?: SeedRelation[];
};

/** The roles of each client. */
export const ROLES: Record<string, { id: number; name: string; type: 'address' | 'private' }[]> = {
  stadt: [
    { id: 1, name: 'Veranstalter', type: 'address' },
    { id: 2, name: 'Verein', type: 'address' },
    { id: 3, name: 'Redaktion', type: 'address' },
    { id: 4, name: 'Privatperson', type: 'private' },
  ],
  zeitung: [
    { id: 11, name: 'Redaktion', type: 'address' },
    { id: 12, name: 'Anzeigenkunde', type: 'address' },
    { id: 13, name: 'Leserin oder Leser', type: 'private' },
  ],
};

const asked = (daysAgo: number): SeedStatus => ({ status: 'new', daysAgo, by: 'person' });
const approved = (daysAgo: number): SeedStatus => ({ status: 'approved', daysAgo, by: 'operator' });

/** The demo people by user name. */
export const PEOPLE: Record<string, SeedPerson> = {
  approved: {
    salutation: 3,
    firstName: 'Sabine',
    lastName: 'Maier',
    organization: 'Kulturverein Echaztal',
    home: 'Pfullingen',
    homeStreet: 'Gartenstraße 14',
    relations: [
      { role: 'Verein', promoter: 'Kulturverein Echaztal', history: [asked(210), approved(208)] },
      {
        role: 'Veranstalter',
        promoter: 'Kulturinitiative Spinnerei',
        history: [asked(120), approved(119), { status: 'changed', daysAgo: 40, by: 'person' }, approved(38)],
      },
    ],
  },
  awaiting: {
    salutation: 2,
    firstName: 'Jonas',
    lastName: 'Weber',
    organization: 'Wanderverein Albhöhe',
    home: 'Reutlingen',
    homeStreet: 'Lindenstraße 3',
    relations: [{ role: 'Verein', promoter: 'Wanderverein Albhöhe', history: [asked(2)] }],
  },
  'relation-blocked': {
    salutation: 2,
    firstName: 'Markus',
    lastName: 'Schäfer',
    organization: 'Agentur Klangwerk',
    home: 'Tübingen',
    homeStreet: 'Mühlstraße 22',
    relations: [
      {
        role: 'Veranstalter',
        promoter: 'Agentur Klangwerk',
        history: [
          asked(160),
          approved(158),
          {
            status: 'blocked',
            daysAgo: 12,
            by: 'operator',
            reason:
              'Mehrere Termine wurden ohne Zustimmung der Veranstalter erfasst. Bitte melden Sie sich beim Kulturamt.',
          },
        ],
      },
    ],
  },
  'relation-removal': {
    salutation: 3,
    firstName: 'Petra',
    lastName: 'Kübler',
    organization: 'Chorverband am Albtrauf',
    home: 'Metzingen',
    homeStreet: 'Wiesenweg 9',
    relations: [
      {
        role: 'Verein',
        promoter: 'Chorverband am Albtrauf',
        history: [asked(300), approved(297), { status: 'delete', daysAgo: 3, by: 'person' }],
      },
    ],
  },
  private: {
    salutation: 1,
    firstName: 'Kim',
    lastName: 'Bauer',
    home: 'Bad Urach',
    homeStreet: 'Brunnenstraße 27',
  },
  unconfirmed: {
    salutation: 3,
    firstName: 'Lea',
    lastName: 'Fischer',
    home: 'Albstadt',
    homeStreet: 'Schulstraße 5',
    isUnconfirmed: true,
  },
  unverified: {
    salutation: 2,
    firstName: 'Tobias',
    lastName: 'Haug',
    organization: 'Jugendhaus Brücke',
    home: 'Balingen',
    homeStreet: 'Hauptstraße 61',
    status: 'unverified',
    relations: [{ role: 'Veranstalter', promoter: 'Jugendhaus Brücke', history: [asked(1)] }],
  },
  blocked: {
    salutation: 2,
    firstName: 'Rolf',
    lastName: 'Renz',
    home: 'Hechingen',
    homeStreet: 'Zollernstraße 40',
    status: 'blocked',
  },
  newspaper: {
    salutation: 3,
    firstName: 'Miriam',
    lastName: 'Vogel',
    organization: 'Literaturhaus am Graben',
    home: 'Rottenburg am Neckar',
    homeStreet: 'Uferweg 8',
    relations: [
      { role: 'Redaktion', promoter: 'Literaturhaus am Graben', history: [asked(90), approved(89)] },
      { role: 'Anzeigenkunde', promoter: 'Stadt Rottenburg, Kulturbüro', history: [asked(45), approved(44)] },
    ],
  },
};
