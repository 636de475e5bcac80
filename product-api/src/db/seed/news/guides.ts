import type { Article } from './article.ts'

export const guideArticles: readonly Article[] = [
  {
    title: 'Jak czytać oznaczenia na boku opony',
    daysOld: 27,
    urlVideo: 'https://youtu.be/bieznik-k03',
    text: `
      Zapis 195/80 R15 96T mówi o oponie prawie wszystko. Pierwsza liczba to szerokość w milimetrach, druga to
      wysokość ściany bocznej w procentach szerokości, a R15 oznacza konstrukcję radialną na obręcz o średnicy
      15 cali. Liczba 96 to indeks nośności, litera T to indeks prędkości, tutaj do 190 kilometrów na godzinę.

      W autach terenowych spotyka się też zapis calowy: 31x10.50 R15 to opona o średnicy zewnętrznej 31 cali
      i szerokości 10,5 cala. Litera C po rozmiarze wskazuje oponę do auta dostawczego, o wzmocnionej budowie.

      Cztery cyfry w owalu po literach DOT podają tydzień i rok produkcji. Na oponie bieżnikowanej znajdą Państwo
      dodatkowo słowo RETREAD oraz datę nałożenia nowego bieżnika. Zanim wybiorą Państwo rozmiar w filtrze,
      warto porównać go z tabliczką na słupku drzwi lub z instrukcją auta.
    `,
  },
  {
    title: 'Dystanse do kół a przepisy: o czym pamiętać',
    daysOld: 66,
    urlVideo: null,
    text: `
      Dystanse poszerzają rozstaw kół i pozwalają założyć felgę, która inaczej ocierałaby o zawieszenie. Zanim
      je Państwo zamówią, proszę pamiętać o kilku ogólnych zasadach obowiązujących w Polsce.

      Koło wraz z oponą nie może wystawać poza obrys nadwozia ani ocierać o nadkole przy pełnym skręcie
      i ugięciu. Dystans musi mieć właściwy rozstaw śrub i otwór centrujący, a śruby lub szpilki muszą wkręcać
      się na taką głębokość, jakiej wymaga producent auta. Grubość dobiera się parami na oś.

      Ocena należy do diagnosty: podczas badania technicznego może on zakwestionować dystanse, które zagrażają
      bezpieczeństwu. Warto też zapytać ubezpieczyciela, czy nie wymaga zgłoszenia zmiany. Ten tekst nie jest poradą
      prawną, a przepisy się zmieniają. W razie wątpliwości najlepiej pojechać do stacji kontroli pojazdów jeszcze
      przed zakupem.
    `,
  },
  {
    title: 'Opona całoroczna czy wymiana dwa razy w roku?',
    daysOld: 33,
    urlVideo: 'https://www.youtube.com/watch?v=bieznik-k04',
    text: `
      W Polsce nie ma obowiązku zmiany opon na zimowe, ale fizyki nie da się znieść ustawą. Poniżej siedmiu
      stopni letnia mieszanka twardnieje i droga hamowania rośnie. Opona całoroczna jest kompromisem, który wielu
      kierowcom w zupełności wystarcza.

      Sprawdzi się u osób, które jeżdżą głównie po mieście i drogach odśnieżanych, robią do kilkunastu tysięcy
      kilometrów rocznie i nie chcą przechowywać drugiego kompletu. Kto zimą regularnie wyjeżdża w góry albo latem
      pokonuje długie trasy autostradą, skorzysta bardziej z dwóch zestawów.

      Niezależnie od wyboru proszę mierzyć głębokość bieżnika. Przepisy wymagają co najmniej 1,6 milimetra, lecz
      na śniegu i w deszczu opona całoroczna traci wyraźnie już poniżej trzech, a na zimę zalecamy cztery. Przy okazji
      każdej kontroli warto zamienić koła między osiami, żeby zużywały się równo.
    `,
  },
  {
    title: 'AT czy MT? Jak wybrać bieżnik do terenówki',
    daysOld: 149,
    urlVideo: 'https://youtu.be/bieznik-k05',
    text: `
      Bieżnik MT kusi wyglądem, ale nie każdemu służy. Wysokie klocki i szerokie rowki znakomicie radzą sobie
      z błotem, bo same się oczyszczają. Na mokrym asfalcie mają jednak mniejszą powierzchnię styku, hałasują i szybciej się
      zużywają.

      Bieżnik AT to rozsądny środek: zwarta część środkowa prowadzi auto na szosie, a otwarte barki pracują
      na szutrze, piachu i śniegu. Jeżeli w terenie spędzają Państwo mniej niż połowę przebiegu, zwykle
      będzie lepszy. Wzór HT zostawmy tym, którzy z asfaltu zjeżdżają tylko na działkę.

      Zmieniając rozmiar na większy, proszę sprawdzić miejsce w nadkolu, wskazania prędkościomierza i to, czy koło
      zapasowe ma ten sam obwód. W autach z dołączanym napędem wszystkie cztery opony powinny mieć
      jednakowy rozmiar, wzór i podobne zużycie, inaczej cierpi skrzynia rozdzielcza.
    `,
  },
]
