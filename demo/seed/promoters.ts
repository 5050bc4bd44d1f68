import { coordinatesNear, emailOf, mobileOf, phoneOf, websiteOf } from './contact';
import { type Random, randomOf } from './random';
import { placeOf } from './region';
import type { SeedAddress } from './venues';

/** A promoter and the rubrics it stands for; none: all. */
export type Promoter = SeedAddress & { rubricIds: readonly number[] };

const FIRST_ID = 5001;

/** name | community | rubrics, comma separated. */
const TABLE = `
Kulturamt Reutlingen|Reutlingen|
Kulturamt Tübingen|Tübingen|
Stadtverwaltung Albstadt|Albstadt|
Stadtverwaltung Balingen|Balingen|
Stadt Rottenburg, Kulturbüro|Rottenburg am Neckar|
Stadt Metzingen|Metzingen|
Stadt Hechingen|Hechingen|
Stadt Mössingen|Mössingen|
Stadt Münsingen|Münsingen|
Gemeinde Eningen|Eningen unter Achalm|
Kulturverein Echaztal|Pfullingen|1,2,8,10
Kulturinitiative Spinnerei|Reutlingen|1,2,10,12
Konzertkreis Neckar-Alb|Reutlingen|1
Freunde der Kammermusik|Tübingen|1
Jazzfreunde Steinlachtal|Mössingen|1,12
Jazzkeller-Verein|Tübingen|1,12
Blasmusikverband Zollern|Hechingen|1
Chorverband am Albtrauf|Metzingen|1
Musikschule Ermstal|Bad Urach|1,15
Agentur Klangwerk|Tübingen|1,2,12
Theaterverein Rote Kiste|Reutlingen|2
Freie Bühne Steinlach|Mössingen|2,3
Volkstheater Laucherttal|Trochtelfingen|2
Figurentheater Papiermond|Tübingen|2,3
Jugendhaus Brücke|Balingen|3,12,10
Familienzentrum Regenbogen|Reutlingen|3,15
Mütterzentrum Lindenhaus|Albstadt|3,15
Kinderschutzverein Zollernalb|Balingen|3
Marktgilde Neckar-Alb|Rottenburg am Neckar|4,11,14
Landfrauenverein Mittlere Alb|Münsingen|4,14,15
Handels- und Gewerbeverein|Metzingen|4,11
Wanderverein Albhöhe|Reutlingen|5
Naturschutzgruppe Heide|Münsingen|5
Sternfreunde Zollernalb|Albstadt|5,6
Naturkundeverein Steinlach|Mössingen|5,6
Streuobstverein|Dettingen an der Erms|5,4,14
Volkshochschule Reutlingen|Reutlingen|6,15
Volkshochschule Tübingen|Tübingen|6,15
Volkshochschule Zollernalb|Albstadt|6,15
Geschichtsverein Ermstal|Metzingen|6,16
Studium generale|Tübingen|6
Bildungswerk Neckar-Alb|Rottenburg am Neckar|6,13,15
Kunstverein Speichergasse|Reutlingen|7
Kunstfreunde Zollern|Hechingen|7
Museumsverein Albstadt|Albstadt|7,3
Museumsgesellschaft Alte Kelter|Dettingen an der Erms|7,16
Freundeskreis der Bibliothek|Tübingen|8,3
Literaturhaus am Graben|Tübingen|8
Leseforum Alb|Münsingen|8
Turn- und Sportverein Achalm|Eningen unter Achalm|9
Sportkreis Neckar-Alb|Reutlingen|9
Radsportfreunde Traufgang|Albstadt|9,5
Filmclub Atelier|Tübingen|10
Kommunales Kino Zollern|Balingen|10
Narrenzunft Schellenau|Haigerloch|11,12
Vereinsring Lichtenstein|Lichtenstein|11,4
Evangelische Kirchengemeinde|Reutlingen|13,1,3
Katholische Kirchengemeinde|Rottenburg am Neckar|13,1
Kirchenmusik am Münster|Zwiefalten|13,1
Genussregion Alb|Gomadingen|14,4
Stadtführergilde Reutlingen|Reutlingen|16
Gästeführer Tübingen|Tübingen|16
Tourist-Information Bad Urach|Bad Urach|16,5
`;

/** Every promoter; the same on every machine. */
export const PROMOTERS: readonly Promoter[] = TABLE.trim()
  .split('\n')
  .map((line, index) => promoterOf(line, FIRST_ID + index, randomOf(`promoter ${index}`)));

function promoterOf(line: string, id: number, random: Random): Promoter {
  const [name = '', community = '', rubrics = ''] = line.split('|');
  const place = placeOf(community);
  const streets = ['Rathausstraße', 'Gartenstraße', 'Uhlandstraße', 'Bahnhofstraße', 'Schillerstraße', 'Kirchstraße'];
  return {
    id,
    name,
    place,
    street: `${random.pick(streets)} ${random.int(1, 60)}`,
    zip: place.zip,
    phone: phoneOf(random),
    email: emailOf('kontakt', name),
    url: websiteOf(name),
    ...coordinatesNear(place, random),
    ...(random.chance(0.3) ? { fax: phoneOf(random) } : {}),
    ...(random.chance(0.4) ? { mobile: mobileOf(random) } : {}),
    rubricIds: rubrics ? rubrics.split(',').map(Number) : [],
  };
}
