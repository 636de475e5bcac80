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
    en: {
      title: 'How to read a sidewall',
      text: `
        The inscription 195/80 R15 96T says nearly everything about a tire. The first number is the width in millimeters,
        the second the height of the sidewall in percent of the width, and R15 means radial construction for a rim of 15
        inches. The number 96 is the load index, the letter T the speed rating, here up to 190 kilometers per hour.

        On off-roaders you will also see inch sizes: 31x10.50 R15 is a tire with an overall diameter of 31 inches and
        a width of 10.5 inches. A letter C behind the size stands for a van tire with a reinforced structure.

        Four digits in an oval behind the letters DOT give the week and year of production. On a retreaded tire you will also
        find the word RETREAD and the date on which the new tread was applied. Before you choose a size in the filter, compare
        it with the plate on the door pillar or with the handbook of the car.
      `,
    },
    ru: {
      title: 'Как читать маркировку на боковине шины',
      text: `
        Надпись 195/80 R15 96T говорит о шине почти всё. Первое число — это ширина в миллиметрах, второе — высота боковины
        в процентах от ширины, а R15 означает радиальную конструкцию для обода диаметром 15 дюймов. Число 96 — индекс нагрузки,
        буква T — индекс скорости, здесь до 190 километров в час.

        У внедорожников встречается и дюймовая запись: 31x10.50 R15 — это шина с наружным диаметром 31 дюйм и шириной
        10,5 дюйма. Буква C после размера указывает на шину для фургона с усиленной конструкцией.

        Четыре цифры в овале после букв DOT означают неделю и год выпуска. На восстановленной шине вы найдёте ещё слово RETREAD
        и дату наложения нового протектора. Прежде чем выбрать размер в фильтре, сравните его с табличкой на дверной стойке
        или с инструкцией к автомобилю.
      `,
    },
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
    en: {
      title: 'Wheel spacers and the rules: what to remember',
      text: `
        Spacers widen the track and let you fit a wheel that would otherwise rub against the suspension. Before you order
        them, please remember a few general rules that hold in Poland.

        The wheel with its tire must neither stand out beyond the body nor rub against the arch at full lock and full
        compression. The spacer needs the right bolt pattern and center bore, and the bolts or studs must screw in as deep as the
        maker of the car requires. Thickness is chosen in pairs for an axle.

        It is the inspector who decides: at the roadworthiness test he may object to spacers that endanger safety.
        It is also worth asking your insurer whether the change has to be reported. This text is no legal advice, and
        rules change. If in doubt, it is best to drive to a vehicle inspection station before you buy.
      `,
    },
    ru: {
      title: 'Проставки и правила: о чём помнить',
      text: `
        Проставки расширяют колею и позволяют установить диск, который иначе задевал бы подвеску. Прежде чем их заказать,
        вспомните несколько общих правил, которые действуют в Польше.

        Колесо вместе с шиной не должно выступать за габарит кузова и задевать арку при полном повороте и сжатии подвески.
        У проставки должны быть правильные разболтовка и центральное отверстие, а болты или шпильки должны вкручиваться
        на ту глубину, которую требует изготовитель автомобиля. Толщину подбирают парами на ось.

        Решает диагност: на техосмотре он вправе не пропустить проставки, которые угрожают безопасности. Стоит спросить
        и страховую компанию, не надо ли сообщить ей об изменении. Этот текст не является юридической консультацией, а правила
        меняются. Если сомневаетесь, лучше всего ещё до покупки заехать на станцию техосмотра.
      `,
    },
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
    en: {
      title: 'All-season tires, or a change twice a year?',
      text: `
        In Poland nobody is obliged to change to winter tires, but physics cannot be repealed by law. Below seven degrees
        a summer compound hardens and the braking distance grows. An all-season tire is a compromise that is quite
        enough for many drivers.

        It suits people who drive mostly in town and on cleared roads, cover up to some fifteen thousand kilometers a year
        and do not want to store a second set. Whoever often drives into the mountains in winter, or covers long
        motorway distances in summer, will gain more from two sets.

        Whatever you choose, please measure the depth of the tread. The law asks for at least 1.6 millimeters, but on snow and
        in rain an all-season tire loses noticeably below three, and for winter we recommend four. At every check it is worth
        swapping the wheels between the axles, so that they wear evenly.
      `,
    },
    ru: {
      title: 'Всесезонная шина или замена два раза в год?',
      text: `
        В Польше менять шины на зимние не обязательно, но законы физики не отменить. Ниже семи градусов летняя смесь твердеет,
        и тормозной путь растёт. Всесезонная шина — это компромисс, которого многим водителям вполне хватает.

        Она подойдёт тем, кто ездит в основном по городу и по расчищенным дорогам, проезжает до пятнадцати тысяч километров
        в год и не хочет хранить второй комплект. Кто зимой часто выезжает в горы или летом проходит длинные перегоны
        по автостраде, больше выиграет от двух комплектов.

        Что бы вы ни выбрали, измеряйте глубину протектора. Правила требуют не меньше 1,6 миллиметра, но на снегу и в дождь
        всесезонная шина заметно сдаёт уже ниже трёх, а на зиму мы советуем четыре. При каждой проверке стоит менять колёса
        местами между осями, чтобы они изнашивались равномерно.
      `,
    },
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
    en: {
      title: 'AT or MT? How to choose a tread for an off-roader',
      text: `
        An MT tread tempts with its looks, but it does not suit everybody. Tall blocks and wide grooves cope splendidly with mud,
        because they clean themselves. On wet tarmac, however, they have a smaller contact patch, they are noisy and
        they wear faster.

        An AT tread is the sensible middle: a closed center guides the car on the road, and open shoulders work on gravel,
        sand and snow. If you spend less than half of your mileage off the road, it will usually be the better one. Let us
        leave the HT pattern to those who leave tarmac only to reach their allotment.

        When you change to a larger size, please check the room in the wheel arch, the reading of the speedometer, and whether
        the spare wheel has the same circumference. In cars with selectable four-wheel drive all four tires should have the same
        size, pattern and similar wear, or the transfer case will suffer.
      `,
    },
    ru: {
      title: 'AT или MT? Как выбрать протектор для внедорожника',
      text: `
        Протектор MT соблазняет видом, но подходит не каждому. Высокие блоки и широкие канавки отлично справляются с грязью,
        потому что самоочищаются. Однако на мокром асфальте у них меньше пятно контакта, они шумят и быстрее изнашиваются.

        Протектор AT — разумная середина: плотная центральная часть ведёт автомобиль по шоссе, а открытые плечевые зоны
        работают на гравии, песке и снегу. Если на бездорожье приходится меньше половины пробега, обычно он окажется лучше.
        Рисунок HT оставим тем, кто съезжает с асфальта только к даче.

        Переходя на больший размер, проверьте место в колёсной арке, показания спидометра и то, той же ли длины окружность
        у запасного колеса. В автомобилях с подключаемым полным приводом у всех четырёх шин должны быть одинаковый размер,
        рисунок и похожий износ, иначе страдает раздаточная коробка.
      `,
    },
  },
]
