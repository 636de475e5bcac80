import type { Article } from './article.ts'

export const retreadingArticles: readonly Article[] = [
  {
    title: 'Jak powstaje opona bieżnikowana',
    daysOld: 12,
    urlVideo: 'https://youtu.be/bieznik-k01',
    text: `
      Bieżnikowanie zaczyna się od karkasu, czyli nośnej części opony: drutówek, osnowy i opasania. Jeżeli
      karkas jest zdrowy, zużyty bieżnik można usunąć i zastąpić nowym, tak jak szewc wymienia podeszwę
      w dobrym bucie.

      Po kontroli wstępnej opona trafia na szorstkownicę, która zdejmuje resztki starego bieżnika i nadaje
      czołu równy profil. Drobne uszkodzenia naprawiamy, a oczyszczoną powierzchnię pokrywamy warstwą wiążącą.
      Następnie nakładamy surową mieszankę i zamykamy oponę w formie. Tam, pod ciśnieniem i w temperaturze
      około 150 stopni, guma wulkanizuje się i przyjmuje rzeźbę bieżnika.

      Na końcu opona wraca na stanowisko kontroli. Sprawdzamy ją pod ciśnieniem, mierzymy bicie i nanosimy
      oznaczenia: słowo RETREAD, datę bieżnikowania oraz znak homologacji. Dopiero wtedy może pojechać do magazynu.
    `,
    en: {
      title: 'How a retreaded tire is made',
      text: `
        Retreading begins with the casing, the part of the tire that carries the load: beads, carcass plies and belts. If the
        casing is sound, the worn tread can be taken off and replaced by a new one, as a cobbler puts a new sole on a good shoe.

        After the first inspection the tire goes to the buffing machine, which takes off what is left of the old tread and gives
        the crown an even profile. We repair small damage and cover the clean surface with a bonding layer. Then we
        apply uncured compound and close the tire in a mold. There, under pressure and at about 150 degrees, the rubber
        vulcanizes and takes on the pattern of the tread.

        In the end the tire comes back to the inspection stand. We check it under pressure, measure its run-out and apply the
        markings: the word RETREAD, the date of retreading and the approval mark. Only then may it go to the warehouse.
      `,
    },
    ru: {
      title: 'Как восстанавливают шину',
      text: `
        Восстановление начинается с каркаса, то есть несущей части шины: бортовых колец, слоёв корда и брекера. Если каркас
        здоров, изношенный протектор можно снять и заменить новым, как сапожник меняет подмётку на хорошем ботинке.

        После первой проверки шина попадает на шероховальный станок, который снимает остатки старого протектора и придаёт
        беговой части ровный профиль. Мелкие повреждения мы ремонтируем, а очищенную поверхность покрываем клеевым слоем.
        Затем накладываем сырую смесь и закрываем шину в пресс-форме. Там под давлением и при температуре около 150 градусов
        резина вулканизируется и принимает рисунок протектора.

        В конце шина возвращается на пост контроля. Мы проверяем её под давлением, измеряем биение и наносим маркировку: слово
        RETREAD, дату восстановления и знак официального утверждения. Только после этого она отправляется на склад.
      `,
    },
  },
  {
    title: 'Kontrola karkasu: co odrzucamy i dlaczego',
    daysOld: 41,
    urlVideo: 'https://www.youtube.com/watch?v=bieznik-k02',
    text: `
      O jakości opony bieżnikowanej decyduje przede wszystkim to, co pod bieżnikiem. Dlatego każdy karkas
      oglądamy dwa razy: zanim zaczniemy pracę i po zdjęciu starej gumy.

      Kontroler sprawdza stopki, ściany boczne i wnętrze opony przy silnym świetle, rozchylając ją na specjalnym
      stojaku. Szuka pęknięć starczych, śladów jazdy bez powietrza, odsłoniętych drutów, przebić w barku
      i źle wykonanych napraw. Opony, które z zewnątrz wyglądają dobrze, ale mają rozwarstwienia pod opasaniem,
      wykrywa próba ciśnieniowa.

      Odrzucamy także karkasy zbyt stare, bez czytelnej daty produkcji albo bez znaku homologacji. Z dostawy
      do dalszej pracy przechodzi zwykle mniej niż połowa sztuk. Reszta trafia do recyklingu: z gumy powstaje
      granulat na nawierzchnie boisk, a stal wraca do huty. Wolimy stracić karkas niż zaufanie klienta.
    `,
    en: {
      title: 'Inspecting casings: what we reject, and why',
      text: `
        The quality of a retreaded tire depends above all on what is under the tread. That is why we look at every casing twice:
        before we start work, and after the old rubber is off.

        The inspector checks the beads, the sidewalls and the inside of the tire in a strong light, spreading it on a special
        stand. He looks for ageing cracks, traces of driving without air, exposed wires, punctures in the shoulder and
        bad repairs. Tires that look good from outside, but whose belts have separated, are found out by
        the pressure test.

        We also reject casings that are too old, or have no legible date of production or no approval mark. Of a delivery usually
        less than half goes on to be worked. The rest is recycled: rubber becomes granulate for sports grounds, and the steel
        goes back to the mill. We would rather lose a casing than the trust of a customer.
      `,
    },
    ru: {
      title: 'Контроль каркаса: что мы бракуем и почему',
      text: `
        Качество восстановленной шины зависит прежде всего от того, что под протектором. Поэтому каждый каркас мы осматриваем
        дважды: до начала работы и после снятия старой резины.

        Контролёр проверяет борта, боковины и внутреннюю часть шины при сильном свете, разжимая её на специальном стенде. Он ищет
        трещины от старения, следы езды без воздуха, оголённую проволоку, проколы в плечевой зоне и плохо выполненный ремонт.
        Шины, которые снаружи выглядят хорошо, но расслоились под брекером, выявляет испытание давлением.

        Мы бракуем и каркасы слишком старые, без разборчивой даты выпуска или без знака официального утверждения. Из поставки
        в дальнейшую работу обычно проходит меньше половины. Остальное идёт на переработку: из резины получается крошка для
        спортивных площадок, а сталь возвращается на завод. Мы лучше потеряем каркас, чем доверие покупателя.
      `,
    },
  },
  {
    title: 'Czy opony bieżnikowane są bezpieczne?',
    daysOld: 118,
    urlVideo: null,
    text: `
      To pytanie słyszymy najczęściej. Odpowiedź brzmi: tak, jeżeli powstały w zakładzie, który ma homologację
      i trzyma się jej wymagań. W Europie bieżnikowanie opon do samochodów osobowych opisuje regulamin ONZ
      numer 108, a opon do pojazdów użytkowych regulamin numer 109. Określają one, jakie karkasy wolno
      przyjąć, jak je naprawiać i jakim próbom poddać gotową oponę.

      Indeks nośności i prędkości na boku naszej opony nie jest więc deklaracją marketingową, tylko wynikiem badań.
      Z tych samych powodów opony bieżnikowane od dziesięcioleci noszą samoloty, autobusy i ciężarówki.

      Kierowca też ma swoje zadanie: pilnować ciśnienia, nie przeciążać auta i oglądać opony po każdym mocnym
      uderzeniu w krawężnik. Dotyczy to zresztą każdej opony, również fabrycznie nowej.
    `,
    en: {
      title: 'Are retreaded tires safe?',
      text: `
        This is the question that we hear most often. The answer is: yes, if they come from works that have an approval and keep
        to its requirements. In Europe the retreading of tires for passenger cars is described in UN Regulation No. 108, and
        that of tires for commercial vehicles in Regulation No. 109. They say which casings may be accepted,
        how they are to be repaired and which tests the finished tire has to pass.

        So the load index and the speed rating on the side of our tire are not an advertising claim but the result of tests.
        For the same reasons retreaded tires have carried aircraft, buses and trucks for decades.

        The driver has a task as well: to watch the pressure, not to overload the car, and to look at the tires after every hard
        knock against a kerb. That, by the way, is true of every tire, of a brand-new one too.
      `,
    },
    ru: {
      title: 'Безопасны ли восстановленные шины?',
      text: `
        Этот вопрос мы слышим чаще всего. Ответ: да, если они сделаны на предприятии, у которого есть официальное утверждение и
        которое соблюдает его требования. В Европе восстановление шин для легковых автомобилей описывают Правила ООН № 108,
        а шин для коммерческого транспорта — Правила № 109. Они определяют, какие каркасы можно принимать, как их ремонтировать
        и каким испытаниям подвергать готовую шину.

        Поэтому индексы нагрузки и скорости на боковине нашей шины — не рекламное заявление, а результат испытаний. По тем же
        причинам восстановленные шины десятилетиями носят самолёты, автобусы и грузовики.

        У водителя тоже есть своя задача: следить за давлением, не перегружать автомобиль и осматривать шины после каждого
        сильного удара о бордюр. Впрочем, это касается любой шины, в том числе совсем новой.
      `,
    },
  },
  {
    title: 'Co zostaje po bieżnikowaniu: ścinki, para i ciepło',
    daysOld: 203,
    urlVideo: null,
    text: `
      Zanim karkas dostanie nowy bieżnik, trzeba zetrzeć resztę starego. Z jednej opony zbiera się przy tym od kilograma
      do dwóch drobnych ścinków. Odsysamy je przy maszynie, pakujemy i oddajemy do przerobu na granulat.

      Formy ogrzewamy parą w obiegu zamkniętym: skropliny wracają do kotła. Ciepło, które oddają prasy, dogrzewa zimą
      magazyn, w którym czekają karkasy i gotowe opony.

      Karkasy, które odrzucamy przy oględzinach, odbiera od nas uprawniona firma. Każdą taką partię zapisujemy razem
      z wagą, dlatego wiemy, że z dziesięciu karkasów, które trafiają na stół, nowy bieżnik dostaje mniej więcej sześć.
    `,
    en: {
      title: 'What retreading leaves behind: shavings, steam and heat',
      text: `
        Before a casing gets a new tread, the rest of the old one has to be ground off. One tire gives one to two
        kilograms of fine shavings. We draw them off at the machine, pack them and hand them over to be made into granulate.

        We heat the molds with steam in a closed circuit: the condensate flows back to the boiler. The heat that the
        presses give off helps to warm the warehouse in winter, where casings and finished tires wait.

        Casings that we reject at the inspection are collected by an authorized company. We record every such batch together with
        its weight, and so we know that of ten casings that reach the table about six get a new tread.
      `,
    },
    ru: {
      title: 'Что остаётся после восстановления: стружка, пар и тепло',
      text: `
        Прежде чем каркас получит новый протектор, надо снять остаток старого. С одной шины при этом собирается от одного
        до двух килограммов мелкой стружки. Мы отсасываем её у станка, упаковываем и сдаём на переработку в крошку.

        Пресс-формы мы нагреваем паром в замкнутом контуре: конденсат возвращается в котёл. Тепло, которое отдают прессы, зимой
        подогревает склад, где ждут каркасы и готовые шины.

        Каркасы, забракованные при осмотре, забирает уполномоченная компания. Каждую такую партию мы записываем вместе с весом,
        поэтому знаем, что из десяти каркасов, попавших на стол, новый протектор получают примерно шесть.
      `,
    },
  },
]
