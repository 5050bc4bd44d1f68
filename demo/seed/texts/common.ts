const WOMEN =
  'Anna Lena Mirjam Clara Johanna Nora Greta Ida Elif Marlene Sophie Hanna Katharina Judith Frieda Leyla Rosa Mathilda Eva Paula Nele Charlotte'.split(
    ' ',
  );
const MEN =
  'Jonas Felix Theo Emil Samuel Paul Moritz Jakob Amir Lukas David Simon Benedikt Oskar Valentin Anton Kilian Friedrich Matteo Georg Hannes'.split(
    ' ',
  );

/** Words that every rubric may use. */
export const COMMON: Record<string, readonly string[]> = {
  frauenname: WOMEN,
  maennername: MEN,
  vorname: [...WOMEN, ...MEN],
  frau: ['{frauenname} {nachname}'],
  mann: ['{maennername} {nachname}'],
  nachname:
    'Haug Brodbeck Kächele Reiff Wendler Sauter Stoll Maier-Lang Rehm Aydin Göhring Kurz Bantle Schall Fauser Lutz Eberle Vogt Hipp Digel Marquardt Rilling Klett Walz Petrovic Schäfer Ott Nägele Dorn Winkler Hirneise Beck Luz Roth Raible Speidel'.split(
      ' ',
    ),
  person: ['{vorname} {nachname}'],
  person2: ['{vorname2} {nachname2}'],
  berg: [
    'Achalm',
    'Roßberg',
    'Georgenberg',
    'Zollerberg',
    'Plettenberg',
    'Farrenberg',
    'Lemberg',
    'Lochenstein',
    'Raichberg',
    'Hornisgrinde',
    'Wackerstein',
    'Schönberg',
    'Dreifürstenstein',
    'Sternberg',
    'Buchhalde',
    'Hohenneuffen',
  ],
  tal: [
    'Ermstal',
    'Echaztal',
    'Lautertal',
    'Killertal',
    'Eyachtal',
    'Steinlachtal',
    'Ammertal',
    'Neckartal',
    'Schmiechatal',
    'Laucherttal',
    'Starzeltal',
    'Wiesaztal',
  ],
  anmeldung: [
    'Eine Anmeldung ist nicht nötig.',
    'Um Anmeldung bis zwei Tage vorher wird gebeten.',
    'Die Plätze sind begrenzt, bitte melden Sie sich an.',
    'Restkarten gibt es an der Abendkasse.',
    'Einlass ist eine halbe Stunde vor Beginn.',
    'Für Mitglieder des Vereins ist der Eintritt ermäßigt.',
  ],
};
