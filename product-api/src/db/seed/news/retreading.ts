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
  },
  {
    title: 'Mniej ropy, mniej odpadów: rachunek dla środowiska',
    daysOld: 203,
    urlVideo: null,
    text: `
      Większość energii i surowców potrzebnych do zrobienia opony kryje się w jej karkasie. To on zawiera stalowe
      druty, tkaniny i najwięcej gumy. Bieżnik, który zużywa się na drodze, jest tylko niewielką częścią całości.

      Gdy zdrowy karkas dostaje nowy bieżnik, oszczędzamy ropę, kauczuk i wodę, a jedna opona mniej trafia na stos
      odpadów. Zużyte opony rozkładają się bardzo wolno, dlatego każda, która pojedzie drugi raz, naprawdę się liczy.

      W naszym zakładzie ścinki z szorstkowania zbieramy i oddajemy do przerobu na granulat. Formy ogrzewamy parą
      w obiegu zamkniętym, a ciepło z wulkanizacji dogrzewa zimą magazyn. Nie twierdzimy, że opona bywa
      produktem ekologicznym. Twierdzimy, że ta, której nie trzeba było robić od zera, kosztuje przyrodę mniej.
    `,
  },
]
