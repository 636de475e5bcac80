const marks = [
  'Accelera, Achilles, Aeolus, Altenzo, Amtel, Antares, Aplus, Apollo, Arivo, Atlas, Atturo, Austone',
  'Autogreen, Avon, Barum, Belshina, Белшина, BFGoodrich, BF Goodrich, Blacklion, Boto, Bridgestone',
  'CEAT, Centara, Compasal, Continental, Cooper, Cordiant, Davanti, Dayton, Debica, Dębica, Diplomat',
  'Double Coin, Doublestar, Dunlop, Duraturn, Dynamo, Event, Evergreen, Falken, Federal, Firestone',
  'Forward, Форвард, Fortuna, Fortune, Fulda, General, General Tire, Giti, Gislaved, Goodride',
  'Goodyear, Gremax, Gripmax, GT Radial, Habilead, Haida, Hankook, Headway, Hifly, Ikon, Imperial',
  'Infinity, Interstate, Jinyu, Kama, Кама, Kapsen, Kelly, Kenda, King Meiler, Kingstar, Kleber',
  'Kormoran, Kumho, Lanvigator, Landsail, Lassa, Laufenn, LingLong, Mabor, Marangoni, Marshal',
  'Matador, Maxtrek, Maxxis, Mazzini, Michelin, Mickey Thompson, Milestone, Minerva, Mirage, Momo',
  'Nankang, Nexen, Nitto, Nokian, Nokian Tyres, Nordexx, Nordman, Orium, Otani, Ovation, Pace',
  'Petlas, Pirelli, Pneumant, Powertrac, Premiorri, Prinx, Profil, Radar, Riken, RoadX, Roadstone',
  'Rosava, Росава, Rotalla, Rovelo, Royal Black, Sailun, Sava, Sebring, Semperit, Silverstone, Sonar',
  'Star Performer, Starmaxx, Sumitomo, Sunfull, Sunny, Superia, Syron, Targum, Taurus, Tigar, Tomket',
  'Torque, Tourador, Toyo, Tracmax, Triangle, Tristar, Tunga, Uniroyal, Viatti, Viking, Vitour',
  'Vredestein, Wanli, Westlake, Windforce, Winrun, Yokohama, Zeetex, Zeta, Алтайшина, Волтайр',
  'Омскшина',
]

/** Marks that stand on the sidewalls of tires sold in Europe, as their makers write them. */
export const tireMakers: readonly string[] = marks.flatMap((line) => line.split(', '))
