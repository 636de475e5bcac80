import type { Article } from './article.ts'

export const companyArticles: readonly Article[] = [
  {
    title: 'Nowa linia do opon calowych',
    daysOld: 5,
    urlVideo: 'https://www.youtube.com/watch?v=bieznik-k06',
    text: `
      W tym miesiącu uruchomiliśmy drugą prasę do dużych opon terenowych. Dzięki niej rozmiary od 30x9.50 R15
      do 37x12.50 R17 powstają teraz na miejscu przez cały tydzień, a nie tylko w wybrane dni.

      Nowe formy mają wzory Szuter AT, Moczar MT i Wykrot XT. Każdy z nich projektowaliśmy razem z klubami
      terenowymi, które przez dwa sezony jeździły na próbnych kompletach i bez litości opisywały, co trzeba poprawić.
      Po ich uwagach pogłębiliśmy nacięcia w barkach i utwardziliśmy podstawę klocków, żeby mniej wyginały się
      na kamieniach.

      Dla kupujących oznacza to krótsze oczekiwanie i większe stany magazynowe. Jeżeli przy wybranym rozmiarze
      widnieje zero, proszę do nas napisać: podamy termin najbliższej partii i odłożymy komplet.
    `,
  },
  {
    title: 'Sezon wymiany: jak pracujemy jesienią',
    daysOld: 54,
    urlVideo: null,
    text: `
      Pierwsze przymrozki to w naszym zakładzie najbardziej pracowity czas roku. Od października pracujemy
      na dwie zmiany, a zamówienia złożone do południa pakujemy jeszcze tego samego dnia. Przesyłka dociera zwykle
      w dwa do trzech dni roboczych, dostawa jest bezpłatna.

      Telefony odbieramy od poniedziałku do piątku w godzinach od 8:00 do 20:00. Najszybciej pomożemy, gdy mają
      Państwo pod ręką rozmiar z boku opony oraz model i rocznik auta. Jeśli numer jest zajęty, proszę skorzystać
      z formularza kontaktowego. Odpisujemy na każdą wiadomość.

      Mała prośba na koniec: nie warto czekać na pierwszy śnieg. W tygodniu, w którym spadnie, serwisy w całym
      kraju mają kolejki, a popularne rozmiary znikają z półek najszybciej.
    `,
  },
  {
    title: 'Trzecie pokolenie przy prasie',
    daysOld: 262,
    urlVideo: null,
    text: `
      Dziadek zaczynał od jednej formy i pożyczonego kompresora w garażu. Ojciec dobudował halę i kupił pierwszą
      szorstkownicę z prawdziwego zdarzenia. Dziś zakład prowadzi trzecie pokolenie, a przy kontroli karkasów
      wciąż pracują ludzie, którzy pamiętają tamten garaż.

      Przez te lata zmieniły się mieszanki, maszyny i samochody. Nie zmieniło się to, że pod każdą oponą ktoś
      się podpisuje. Na wewnętrznej stronie znajdą Państwo naklejkę z numerem partii, po którym wiemy, kto oponę
      przyjął, kto ją naprawiał i kto wypuścił z formy.

      Firma rodzinna ma tę zaletę, że nie ma komu odesłać reklamacji. Dlatego dajemy rok gwarancji
      i czternaście dni na zwrot, a o trudnych przypadkach rozmawiamy wprost, najchętniej przy kawie w biurze.
    `,
  },
  {
    title: 'Felgi i dystanse także w naszym sklepie',
    daysOld: 331,
    urlVideo: 'https://youtu.be/bieznik-k07',
    text: `
      Klienci od dawna pytali, czy razem z oponami można zamówić felgi. Od teraz można. W sklepie znajdą
      Państwo felgi stalowe i aluminiowe od 13 do 20 cali oraz dystanse w najczęściej spotykanych rozstawach śrub,
      od 4x100 do 6x139.7.

      Przy doborze felgi liczą się cztery wymiary: średnica, szerokość, rozstaw śrub i otwór centrujący.
      Wszystkie podajemy w opisie i wszystkie można wybrać w filtrze. Jeżeli otwór felgi jest większy niż
      piasta, potrzebny będzie pierścień centrujący. Mniejszy otwór oznacza, że felga po prostu nie pasuje.

      Dystanse cieńsze niż 20 milimetrów wymagają dłuższych śrub, grubsze przykręca się do piasty osobno.
      Gwint podajemy przy każdej sztuce. W razie wątpliwości proszę wysłać nam numer nadwozia, sprawdzimy przed wysyłką.
    `,
  },
]
