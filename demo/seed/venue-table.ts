/** Venues, a line each: kind | name | street | community | district?; the names are generic on purpose. */
export const VENUE_TABLE = `
hall|Stadthalle|Hallenplatz 1|Reutlingen
hall|Albtrauf-Halle|Industriestraße 14|Reutlingen
theatre|Theater am Echazufer|Uferweg 3|Reutlingen
culture|Kulturzentrum Alte Spinnerei|Spinnereihof 5|Reutlingen
culture|Bürgertreff Betzingen|Steinachstraße 22|Reutlingen|Betzingen
club|Klub Katakombe|Metzgergasse 8|Reutlingen
club|Klangkeller|Obere Weingasse 11|Reutlingen
pub|Gasthaus zur Zunftstube|Kramergasse 4|Reutlingen
museum|Heimatmuseum|Oberamteigasse 16|Reutlingen
museum|Industriemuseum|Webereistraße 30|Reutlingen
gallery|Kunsthalle im Speicher|Speichergasse 9|Reutlingen
library|Stadtbibliothek|Büchergasse 2|Reutlingen
library|Zweigstelle Gönningen|Rathausgasse 6|Reutlingen|Gönningen
church|Stadtkirche am Markt|Kirchplatz 1|Reutlingen
church|Christuskirche|Lindachstraße 40|Reutlingen
church|Kreuzkirche Sondelfingen|Kirchweg 7|Reutlingen|Sondelfingen
cinema|Lichtspielhaus Merkur|Bahnhofsallee 12|Reutlingen
school|Volkshochschule|Spendhausweg 6|Reutlingen
school|Aula der Gartenschule|Gartentorweg 18|Reutlingen|Orschel-Hagen
townhall|Rathausfoyer|Rathausplatz 1|Reutlingen
square|Marktplatz|Marktplatz|Reutlingen
park|Stadtgarten|Parkallee 1|Reutlingen
sports|Sporthalle am Fluss|Ringstraße 90|Reutlingen
sports|Sportgelände Ohmenhausen|Am Sportplatz 3|Reutlingen|Ohmenhausen
pool|Wellenfreibad|Badweg 20|Reutlingen
nature|Wanderparkplatz unterm Berg|Bergweg|Reutlingen|Ringelbach
hall|Festhalle am Park|Festplatzweg 10|Tübingen
theatre|Kammerbühne in der Gasse|Steinweg 7|Tübingen
theatre|Theater am Neckartor|Neckarallee 16|Tübingen
culture|Kulturwerk Depot|Gleisweg 4|Tübingen|Südstadt
culture|Französisches Haus|Allee der Künste 3|Tübingen|Französisches Viertel
club|Kellerclub Gewölbe|Haaggässle 15|Tübingen
club|Tanzboden West|Westbahnhofweg 21|Tübingen|Weststadt
pub|Wirtshaus am Neckar|Gänsewiese 2|Tübingen
museum|Museum im Schloss|Burgweg 11|Tübingen
museum|Stadtmuseum im Kornspeicher|Kornhausgasse 10|Tübingen
gallery|Kunsthaus auf der Höhe|Philosophenstraße 76|Tübingen|Wanne
library|Stadtbücherei am Graben|Nonnengasse 19|Tübingen
church|Stiftskirche|Holzmarkt 1|Tübingen
church|Martinskirche Lustnau|Dorfstraße 24|Tübingen|Lustnau
church|Jakobuskirche|Jakobsgasse 12|Tübingen
castle|Klosterhof Bebenhausen|Im Klosterhof|Tübingen|Bebenhausen
cinema|Kino Atelier|Vor dem Haagtor 1|Tübingen
school|Volkshochschule Tübingen|Katharinenweg 18|Tübingen
school|Großer Hörsaal|Lindenallee 5|Tübingen
townhall|Rathaus, Öhrnsaal|Am Markt 1|Tübingen
square|Marktplatz|Am Markt|Tübingen
park|Alter Botanischer Garten|Gartenstraße|Tübingen
sports|Sporthalle Derendingen|Turnweg 12|Tübingen|Derendingen
pool|Freibad am Neckar|Freibadweg 1|Tübingen
nature|Wanderparkplatz Schönbuchrand|Waldweg|Tübingen|Hagelloch
hall|Festhalle|Hallenstraße 12|Rottenburg am Neckar
culture|Kulturverein Zehntscheuer|Bahnhofstraße 16|Rottenburg am Neckar
church|Dom|Marktplatz 3|Rottenburg am Neckar
museum|Römermuseum|Stadtgraben 20|Rottenburg am Neckar
library|Stadtbibliothek|Königstraße 2|Rottenburg am Neckar
square|Marktplatz|Marktplatz|Rottenburg am Neckar
church|Kapelle auf dem Berg|Kapellenweg 1|Rottenburg am Neckar|Wurmlingen
hall|Breitenholzhalle|Breitestraße 40|Rottenburg am Neckar|Ergenzingen
hall|Festhalle|Lammstraße 20|Albstadt|Ebingen
museum|Kunstmuseum auf der Höhe|Kirchengraben 11|Albstadt|Ebingen
museum|Textilmuseum|Wasenstraße 10|Albstadt|Tailfingen
library|Stadtbücherei|Marktstraße 35|Albstadt|Ebingen
cinema|Kino Capitol|Sonnenstraße 28|Albstadt|Ebingen
sports|Sporthalle Süd|Sonnenallee 54|Albstadt|Tailfingen
nature|Wanderparkplatz Raichberg|Raichbergstraße|Albstadt|Onstmettingen
hall|Stadthalle|Hirschbergstraße 38|Balingen
museum|Stadtmuseum im Zollernschloss|Schlossgasse 2|Balingen
culture|Kulturkneipe Gewölbe|Webergasse 8|Balingen
square|Marktplatz|Friedrichstraße|Balingen
pool|Eyachbad|Charlottenweg 4|Balingen
church|Stadtkirche|Kirchgasse 2|Balingen
hall|Stadthalle|Münzgasse 4|Hechingen
castle|Villa am Fürstenpark|Zollerweg 10|Hechingen
museum|Römisches Freilichtmuseum|Römerstraße 1|Hechingen|Stein
nature|Wanderparkplatz unter der Burg|Burgweg|Hechingen|Boll
hall|Steinlachhalle|Goetheweg 27|Mössingen
culture|Kulturscheune|Brunnenstraße 3|Mössingen
school|Volkshochschule Steinlach|Schulgasse 9|Mössingen
nature|Streuobst-Infozentrum|Auf der Lehr 8|Mössingen|Öschingen
hall|Stadthalle|Stuttgarter Straße 20|Metzingen
museum|Keltermuseum|Am Klosterhof 6|Metzingen
square|Kelternplatz|Am Kelternplatz|Metzingen
library|Stadtbücherei|Kirchstraße 6|Metzingen
hall|Festsaal am Echazpark|Parkweg 11|Pfullingen
culture|Klosterscheune|Klostergarten 2|Pfullingen
museum|Mühlenmuseum|Josefstraße 5|Pfullingen
pub|Gasthaus Schöne Aussicht|Wolfsschlucht 1|Pfullingen
culture|Kulturkeller|Rathausgasse 1|Eningen unter Achalm
gallery|Galerie Kirchgasse|Kirchgasse 14|Eningen unter Achalm
hall|Zehntscheuer|Zehntgasse 3|Münsingen
museum|Museum im Alten Schloss|Schlosshof 2|Münsingen
nature|Biosphärenzentrum|Biosphärenallee 2|Münsingen|Auingen
farm|Gestütshof|Am Dolderbach 1|Gomadingen|Offenhausen
castle|Residenzschloss|Bismarckstraße 18|Bad Urach
hall|Festhalle|Ulmer Straße 15|Bad Urach
nature|Wanderparkplatz Wasserfall|Vorderes Maisental|Bad Urach
castle|Schloss auf dem Felsen|Schlossweg 1|Lichtenstein|Honau
nature|Höhlenparkplatz|Höhlenweg|Sonnenbühl|Erpfingen
farm|Bärenhof|Auf der Höhe 4|Sonnenbühl|Undingen
castle|Schloss über der Eyach|Schlossstraße 3|Haigerloch
church|Evangelische Kirche|Pfleghofweg 6|Haigerloch
culture|Theaterscheune|Ortsstraße 51|Burladingen|Melchingen
church|Münster|Beda-Weg 1|Zwiefalten
nature|Naturtheater-Wiese|Talweg|Hayingen|Indelhausen
farm|Brennereihof|Talstraße 12|Dettingen an der Erms
museum|Museum Alte Kelter|Kelterweg 6|Dettingen an der Erms
castle|Schloss|Schlosshof 1|Gomaringen
nature|Seepark|Dormettinger Straße|Dormettingen
farm|Obsthof am Rammert|Rammertstraße 8|Dußlingen
castle|Schlossscheuer|Schlossstraße 5|Kirchentellinsfurt
farm|Lernort Bauernhof|Hauptstraße 60|Kusterdingen|Wankheim
hall|Gemeindehalle|Schulstraße 12|Pliezhausen
culture|Kulturhaus|Mühlgasse 7|Wannweil
hall|Gemeindehalle|Eichenweg 4|Trochtelfingen
museum|Heimatmuseum Hohenzollerisches Landhaus|Zehntstraße 2|Trochtelfingen
nature|Wanderparkplatz Heidehof|Heideweg|St. Johann|Würtingen
hall|Heuberghalle|Hardtstraße 10|Meßstetten
school|Gemeinschaftsschule, Aula|Schulweg 5|Ammerbuch|Entringen
castle|Schlosshof am Schönbuch|Burgweg 1|Ammerbuch|Entringen
`;
