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
    en: {
      title: 'A new line for inch-size tires',
      text: `
        This month we started up our second press for large off-road tires. With it, sizes from 30x9.50 R15
        to 37x12.50 R17 are now made here all week, and not on selected days only.

        The new molds have the patterns Szuter AT, Moczar MT and Wykrot XT. We designed each of them together with off-road
        clubs, who drove trial sets for two seasons and told us without mercy what had to be better. After their comments we
        made the sipes in the shoulders deeper and stiffened the base of the blocks, so that they flex less on rock.

        For buyers this means a shorter wait and larger stocks. If the size that you have chosen shows zero, write to us:
        we will tell you when the next batch is due and put a set aside.
      `,
    },
    ru: {
      title: 'Новая линия для шин дюймовых размеров',
      text: `
        В этом месяце мы запустили второй пресс для больших внедорожных шин. Благодаря ему размеры от 30x9.50 R15
        до 37x12.50 R17 теперь выходят у нас всю неделю, а не только в отдельные дни.

        Новые пресс-формы имеют рисунки Szuter AT, Moczar MT и Wykrot XT. Каждый из них мы проектировали вместе с внедорожными
        клубами, которые два сезона ездили на пробных комплектах и без пощады описывали, что надо исправить. После их замечаний
        мы углубили ламели в плечевых зонах и усилили основание блоков, чтобы они меньше подламывались на камнях.

        Для покупателей это значит, что ждать придётся меньше, а запасы станут больше. Если у выбранного размера стоит ноль,
        напишите нам: мы назовём срок ближайшей партии и отложим комплект.
      `,
    },
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
    en: {
      title: 'Changeover season: how we work in autumn',
      text: `
        The first frosts are the busiest time of the year in our works. From October we work two shifts, and orders placed
        before noon are packed the same day. A parcel usually arrives within two or three working days, and delivery is free.

        We answer the telephone from Monday to Friday between 8:00 and 20:00. We can help you fastest when you have the size
        from the sidewall at hand, together with the model and year of the car. If the line is busy, please use the contact
        form. We reply to every message.

        One small request to end with: do not wait for the first snow. In the week when it falls, workshops all over the
        country have queues, and the popular sizes are the first to go from the shelves.
      `,
    },
    ru: {
      title: 'Сезон замены: как мы работаем осенью',
      text: `
        Первые заморозки — самое горячее время года на нашем предприятии. С октября мы работаем в две смены, а заказы,
        оформленные до полудня, упаковываем в тот же день. Посылка обычно приходит за два-три рабочих дня, доставка бесплатная.

        По телефону мы отвечаем с понедельника по пятницу с 8:00 до 20:00. Быстрее всего поможем, если у вас под рукой размер
        с боковины шины, а также модель и год выпуска автомобиля. Если линия занята, воспользуйтесь, пожалуйста,
        формой обратной связи. Мы отвечаем на каждое сообщение.

        И небольшая просьба: не ждите первого снега. В ту неделю, когда он выпадет, в шиномонтажах по всей стране стоят очереди,
        а ходовые размеры исчезают с полок быстрее всего.
      `,
    },
  },
  {
    title: 'Trzecie pokolenie przy prasie',
    daysOld: 262,
    urlVideo: null,
    text: `
      Dziadek zaczynał w 1987 roku od jednej prasy i opon sąsiadów, w garażu. Ojciec dobudował halę i kupił pierwszą
      szorstkownicę z prawdziwego zdarzenia. Dziś zakład prowadzi trzecie pokolenie, a przy kontroli karkasów
      wciąż pracują ludzie, którzy pamiętają tamten garaż.

      Przez te lata zmieniły się mieszanki, maszyny i samochody. Nie zmieniło się to, że pod każdą oponą ktoś
      się podpisuje. Na wewnętrznej stronie znajdą Państwo naklejkę z numerem partii, po którym wiemy, kto oponę
      przyjął, kto ją naprawiał i kto wypuścił z formy.

      Firma rodzinna ma tę zaletę, że nie ma komu odesłać reklamacji. Dlatego dajemy rok gwarancji
      i czternaście dni na zwrot, a o trudnych przypadkach rozmawiamy wprost, najchętniej przy kawie w biurze.
    `,
    en: {
      title: 'The third generation at the press',
      text: `
        Grandfather began in 1987 with one press and the neighbors’ tires, in a garage. Father built on a hall and bought the first
        proper buffing machine. Today the third generation runs the works, and the people who inspect the casings still
        remember that garage.

        Over the years compounds, machines and cars have changed. What has not changed is that somebody puts their name to
        every tire. On the inside you will find a sticker with a batch number, by which we know who accepted the tire, who
        repaired it and who took it out of the mold.

        A family firm has this advantage: there is nobody to pass a complaint on to. That is why we give a year's guarantee
        and fourteen days to return what you bought, and talk openly about difficult cases, best of all over coffee in the office.
      `,
    },
    ru: {
      title: 'Третье поколение у пресса',
      text: `
        Дед начинал в 1987 году с одного пресса и шин соседей, в гараже. Отец пристроил цех и купил первый настоящий
        шероховальный станок. Сегодня предприятием управляет третье поколение, а каркасы по-прежнему проверяют люди,
        которые помнят тот гараж.

        За эти годы изменились смеси, станки и автомобили. Не изменилось то, что под каждой шиной кто-то подписывается.
        На внутренней стороне вы найдёте наклейку с номером партии, по которому мы знаем, кто шину принял, кто её
        ремонтировал и кто вынул из формы.

        У семейной фирмы есть одно преимущество: рекламацию некому переслать. Поэтому мы даём год гарантии и четырнадцать
        дней на возврат, а о трудных случаях говорим прямо, охотнее всего за кофе в конторе.
      `,
    },
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
    en: {
      title: 'Wheels and spacers in our shop as well',
      text: `
        Customers have long asked whether they could order wheels together with tires. Now they can. In the shop you will find
        steel and alloy wheels from 13 to 20 inches, and spacers in the most common bolt patterns, from 4x100 to 6x139.7.

        Four measures count when you choose a wheel: diameter, width, bolt pattern and center bore. We give all of them in the
        description, and all of them can be chosen in the filter. If the bore of the wheel is larger than the hub, you
        will need a centering ring. A smaller bore means that the wheel simply does not fit.

        Spacers thinner than 20 millimeters need longer bolts; thicker ones are bolted to the hub separately. We give the
        thread of every one of them. If in doubt, send us your vehicle identification number and we will check before we ship.
      `,
    },
    ru: {
      title: 'Диски и проставки тоже в нашем магазине',
      text: `
        Покупатели давно спрашивали, можно ли вместе с шинами заказать диски. Теперь можно. В магазине вы найдёте стальные
        и литые диски от 13 до 20 дюймов, а также проставки с самыми распространёнными разболтовками, от 4x100 до 6x139.7.

        При подборе диска важны четыре размера: диаметр, ширина, разболтовка (PCD) и центральное отверстие (DIA). Все они
        указаны в описании, и по всем можно выбирать в фильтре. Если отверстие диска больше ступицы, понадобится центровочное
        кольцо. Если отверстие меньше, диск просто не подойдёт.

        Проставкам тоньше 20 миллиметров нужны более длинные болты, более толстые прикручиваются к ступице отдельно. Резьбу мы
        указываем у каждой. Если сомневаетесь, пришлите нам VIN-номер, мы проверим до отправки.
      `,
    },
  },
]
